/** A style's colours by its sizes, each pair with a box for a number; made by `sizeRunOf` on the server. */
export interface SizeRun {
  sizeLabel: string;
  /** The stock note that is true of every box. */
  general?: string;
  /** Leg lengths with sizes of their own stand in a table of their own. */
  blocks: { sizes: string[]; rows: RunRow[] }[];
}

export interface RunRow {
  /** "Navy", or with a second measure "Navy, Long". */
  name: string;
  picture: string;
  /** In the order of the sizes; null is not made. */
  cells: (RunCell | null)[];
  /** When and how those that are not in stock can be had. */
  notes: string[];
}

export interface RunCell {
  /** Of the field: `q-` and the SKU. */
  name: string;
  stock: string;
  /** Not in stock, or only a few left. */
  scarce: boolean;
}

/** What an addition would be, as the API counts it. Amounts come formatted. */
export interface RunCount {
  rows: { label: string; amount: string }[];
  total: { label: string; amount: string };
  /** Price of a piece by the name of its box. */
  each: Record<string, string>;
}

export type Typed = Record<string, string>;

/** A typed number of pieces; empty means none. undefined where it is no whole number from 0 to 999. */
export function piecesTyped(text: string | undefined): number | undefined {
  const trimmed = (text ?? "").trim();
  if (trimmed === "") return 0;
  return /^\d{1,3}$/.test(trimmed) ? Number(trimmed) : undefined;
}

/** The pieces of some rows together; what is no number counts nothing. */
export const piecesIn = (rows: RunRow[], typed: Typed): number =>
  rows
    .flatMap(({ cells }) => cells)
    .reduce((sum, cell) => sum + ((cell && piecesTyped(typed[cell.name])) ?? 0), 0);
