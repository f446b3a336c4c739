const FIGURES = new Intl.NumberFormat("en-AU");

/** A number as people read it: 1,257. */
export const figures = (count: number): string => FIGURES.format(count);
