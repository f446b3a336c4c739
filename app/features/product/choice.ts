import type { ProductPrice } from "~/features/product-cards/product-price";
import type { PlainRow } from "~/ui/docket-amounts";
import type { SizeOption } from "~/ui/size-grid";
import type { Ending } from "./ending";
import type { SizeChart } from "./size-chart";

/** What the choosing part of a page knows of a product; made by `choiceOf` on the server. */
export interface Choice {
  code: string;
  name: string;
  price?: ProductPrice;
  /** How the price is worked out, where a page shows it. */
  working?: PlainRow[];
  points?: number;
  colours: { code: string; name: string; hex: string; swatch?: string; front: string; back: string }[];
  sizeLabel: string;
  dimensionLabel?: string;
  /** The size guide, where one is of use; not part of a card. */
  guide?: SizeChart[];
  fits: Fit[];
  /** What the person wears in this scale, where every colour is made in it. */
  usual?: { fit: string; name: string; why: string };
  /** How the style fits in words, learned from exchanges. */
  runs?: string;
  /** What it does not meet of what the person's role requires. */
  /** That it ends, or has ended. */
  ending?: Ending;
  unmet?: Unmet;
  /** Stock notes that the states count into. */
  notes: string[];
  /** The note that is true of every size. */
  general?: string;
}

/** A sentence about a standard, and what happens if the item is added all the same. */
export interface Unmet {
  guard: "refuse" | "reason" | "warn";
  message: string;
}

export interface Fit {
  size: string;
  dimension?: string;
  /** One number a colour, in the colours' order: -1 not made, 0 at once, else the number of its stock note. */
  states: number[];
}

export const NOT_MADE = -1;

/** A stock note of a size that comes as soon as any other. */
export const FEW_LEFT = "Only a few left";

/** What a marked size means. */
export const LATE_WORDS = "not in stock, allow extra time for delivery";

/** Whether a state is one of a size that comes later. */
export const isLate = ({ notes }: Pick<Choice, "notes">, state: number): boolean =>
  state > 0 && notes[state - 1] !== FEW_LEFT;

/** What is sent for a size and its second measure. */
export const fitValue = (size: string, dimension: string | undefined) =>
  dimension ? `${size}|${dimension}` : size;

/** The matrix of one colour. */
export function sizesIn(choice: Choice, colourCode: string | undefined): SizeOption[] {
  const index = choice.colours.findIndex((colour) => colour.code === colourCode);
  return choice.fits.map(({ size, dimension, states }) => {
    const state = states[index] ?? NOT_MADE;
    return {
      size,
      length: dimension,
      value: fitValue(size, dimension),
      state:
        state === NOT_MADE ? ("none" as const) : isLate(choice, state) ? ("low" as const) : ("ok" as const),
    };
  });
}

/** What is chosen at first: the colour in the picture, and the person's usual size or the only one. */
export function firstChoice(choice: Choice, given: { colour?: string; fit?: string }) {
  const known = choice.colours.find((colour) => colour.code === given.colour);
  const [only, ...others] = choice.fits;
  return {
    colour: (known ?? choice.colours[0])?.code,
    fit:
      given.fit ??
      choice.usual?.fit ??
      (only && others.length === 0 ? fitValue(only.size, only.dimension) : undefined),
  };
}

/** The availability of the chosen colour and size; undefined until both are chosen. */
export function stockWords(choice: Choice, colourCode: string | undefined, fit: string | undefined) {
  if (choice.general) return { soon: false, text: choice.general };
  const index = choice.colours.findIndex((colour) => colour.code === colourCode);
  const chosen = choice.fits.find(({ size, dimension }) => fitValue(size, dimension) === fit);
  const state = chosen?.states[index];
  if (!chosen || state === undefined) return undefined;
  const name = `${chosen.dimension ? `${chosen.size} ${chosen.dimension}` : chosen.size} in ${choice.colours[index]?.name}`;
  if (state === NOT_MADE) return { soon: false, text: `${name}: not made.` };
  if (state === 0) return { soon: true, text: `${name}: in stock.` };
  return { soon: false, text: `${name}: ${choice.notes[state - 1]}.` };
}
