/** Rows that the page of quick order begins with, and how many each press adds. */
export const FIRST_ROWS = 10;

/**
 * The most lines that are typed or imported at once: as many as the API adds in one call. The reference client stops at
 * 10 (contract §7.1), but buyers order sixty lines.
 */
export const MOST_LINES = 200;

/** A line as it was typed or read from a file. */
export interface TypedRow {
  code: string;
  quantity: string;
  /** How the goods are made, as a file of a cart has it; most lines have none. */
  configuration?: string;
}

/** What became of rows: what went in, what went in for a part, and where they go on. */
export interface Outcome {
  /** "12 lines with 40 pieces were added to your cart."; empty if none was. */
  added: string;
  /** Each row that went in for a part only, and why. */
  partly: string[];
  /** What of a file was left out, and why. */
  notes?: string[];
}
