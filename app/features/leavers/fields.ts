/** The names of the fields of a row in the form of a leaver. */
export const OUTCOMES = ["returned", "wornOut", "missing"] as const;

export const idField = (index: number): string => `id-${index}`;

export const numberField = (index: number, outcome: (typeof OUTCOMES)[number]): string =>
  `${outcome}-${index}`;
