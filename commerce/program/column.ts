import { type Cell, code } from "./cell";
import type { Column } from "./kind";

type More = Partial<Pick<Column, "empty" | "names">>;

/** A column of a file that is a column of its table, `field`. */
export const column = <const Field extends string>(
  head: string,
  field: Field,
  cell: Cell,
  meaning: string,
  example: string,
  more: More = {},
): Column & { field: Field } => ({ head, field, cell, meaning, example, ...more });

/** A code that a row of another file has. */
export const naming = <const Field extends string>(
  head: string,
  field: Field,
  names: string,
  meaning: string,
  example: string,
  more: More = {},
): Column & { field: Field } => column(head, field, code, meaning, example, { ...more, names });

/** A column whose cells may be empty, and then mean this. */
export const mayBe = (empty: unknown): More => ({ empty });
