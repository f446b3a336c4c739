/** The names of the fields of a row in the form of a leaver. */
export const OUTCOMES = ["returned", "wornOut", "missing"] as const;

export const idField = (index: number): string => `id-${index}`;

/** What the form showed of a row, so that only what was typed is sent. */
export const shownField = (index: number): string => `was-${index}`;

export const shownText = (row: Record<(typeof OUTCOMES)[number], number>): string =>
  OUTCOMES.map((outcome) => row[outcome]).join(",");

export const numberField = (index: number, outcome: (typeof OUTCOMES)[number]): string =>
  `${outcome}-${index}`;
