const FIGURES = new Intl.NumberFormat("en-AU");

/** A number as texts have it: 100,000. */
export const inFigures = (value: number): string => FIGURES.format(value);
