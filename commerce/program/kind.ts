import type { Database } from "../database/connection";
import type { Cell } from "./cell";

/** A row by the heads of its columns. A head that its file has not is absent; an empty cell is what the column says. */
export type Row = Record<string, unknown>;

/** An empty cell says nothing: what is there stays, and what is new gets what follows from the rest. */
export const LEFT = Symbol("left as it is");

export interface Column {
  /** As the file calls it: lower case, words joined by `_`. */
  head: string;
  cell: Cell;
  meaning: string;
  example: string;
  /**
   * What an empty cell means: null for nothing, `LEFT` for what is there. A column without it must be filled; one with it
   * may be missing, and leaves what is there.
   */
  empty?: unknown;
  /** A column of the key that may be missing all the same: each row has then what an empty cell means. */
  mayMiss?: true;
  /** The file whose rows the cell names by their code; a cell with several values names several. */
  names?: string;
}

/** Something that a program consists of, with a file of its own. */
export interface Kind {
  /** The name of the file without its ending: `people`. */
  file: string;
  about: string;
  columns: readonly Column[];
  /** The heads that tell its rows apart. The first one is what other files name it by. */
  key: readonly string[];
  load(db: Database): Promise<Row[]>;
  /** The same in parts, where there may be very many. */
  loadInParts?(db: Database): AsyncIterable<Row[]>;
  /** The rows that are there with the same cells in these columns as one of `like` has. */
  loadLike?(db: Database, heads: readonly string[], like: readonly Row[]): Promise<Row[]>;
  /** What a row cannot say beside the others. @param before the row as it is; undefined for a new one. */
  check?(row: Row, others: Others, before: Row | undefined): Refusal[];
  /** The files that `check` looks into. */
  looksInto?: readonly string[];
  /** Writes new rows, and rows of which something changed. */
  write(call: ProgramCall, rows: WrittenRows): Promise<void>;
  /** What `--prune` does with rows that the file has not. Without it they stay. */
  missing?: Missing;
}

interface Missing {
  does: "close" | "delete";
  /** Whether it was done to a row before. */
  isDone?(row: Row): boolean;
  end(call: ProgramCall, rows: readonly Row[]): Promise<void>;
}

export interface WrittenRows {
  added: readonly Row[];
  /** With the heads of the cells that differ. */
  changed: readonly { before: Row; after: Row; heads: readonly string[] }[];
}

/** What rows are written with: a transaction, and the name that change logs have. */
export interface ProgramCall {
  db: Database;
  now: () => Date;
  /** The site of an organisation's pages, for links in mails. */
  storefrontUrl: (site: string) => string;
  by: string;
  /** Is told of rows as they are written, where a kind writes them in parts. */
  wrote?: (rows: number) => void;
}

/** The rows of files as they will be, by their keys. */
export interface Others {
  find(file: string, ...key: string[]): Row | undefined;
  /** Every row with that text in a column, in any case. */
  named(file: string, head: string, text: string): readonly Row[];
}

/** Why a row is refused. */
export interface Refusal {
  head: string;
  message: string;
}

/** The text of a key, to find rows by. */
export const keyText = (parts: readonly unknown[]): string =>
  parts.map((part) => String(part ?? "")).join("\u0000");

export const keyOf = ({ key }: Pick<Kind, "key">, row: Row): string => keyText(key.map((head) => row[head]));

/** The order of code units, which is the same on every machine. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The cells of a row that differ, as they are written, in the order of the columns. */
export const changedCells = (
  { columns }: Pick<Kind, "columns">,
  { before, after, heads }: WrittenRows["changed"][number],
) =>
  columns
    .filter(({ head }) => heads.includes(head))
    .map((column) => ({
      column: column.head,
      from: cellText(column, before[column.head]),
      to: cellText(column, after[column.head]),
    }));

/** A value as its cell is written. */
export function cellText({ cell }: Column, value: unknown): string {
  const isEmpty = value === null || value === undefined || value === "";
  return isEmpty || (Array.isArray(value) && value.length === 0) ? "" : cell.write(value);
}
