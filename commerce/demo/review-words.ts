/** A review before it has an author. */
export interface ReviewWords {
  rating: number;
  headline: string;
  comment: string;
}

const said = (rating: number, headline: string, comment: string): ReviewWords => ({
  rating,
  headline,
  comment,
});

/** Reviews of garments with sizes, which mention the fit. */
export const OF_GARMENTS: ReviewWords[] = [
  said(5, "True to size", "I ordered my usual size and it fits as the size guide says. Nothing to alter."),
  said(5, "Comfortable all day", "Ten hours on my feet and it still looks tidy. It does not ride up."),
  said(
    5,
    "Washes well",
    "Thirty washes in and the colour has not changed. No ironing if you hang it straight away.",
  ),
  said(
    4,
    "Good, a little long",
    "The fit is right at the shoulders. I had the length taken up by two centimetres.",
  ),
  said(4, "Better than the old one", "Lighter than the last issue and the pockets are where you need them."),
  said(4, "Go up if between sizes", "I was between two sizes and the larger one is the one to take."),
  said(4, "Warm enough", "Fine for early starts with a layer under it. In summer I wear something lighter."),
  said(3, "Runs small", "It is tight across the back when I reach up. One size up fixed it."),
  said(3, "Fine, but it creases", "Comfortable, but it needs an iron after every wash."),
  said(2, "The seam gave way", "A side seam opened after two months. It was exchanged without any trouble."),
];

/** Reviews of items without sizes. */
export const OF_EXTRAS: ReviewWords[] = [
  said(5, "Does what it should", "A year of shifts and it is as good as new."),
  said(5, "Looks right", "It finishes the uniform. The colour matches exactly."),
  said(4, "Good quality", "Well made. I keep a spare in my locker all the same."),
  said(4, "Easy to look after", "A wipe with a damp cloth is all it takes."),
  said(3, "Could be sturdier", "It does its job, but handle it with care."),
];
