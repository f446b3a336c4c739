import { type Cell, code, whole } from "./cell";
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

/** The place of a row among others. @param of what it orders. @param most the greatest number. */
export const sort = (of: string, most = 9999) =>
  column("sort", "sort", whole(0, most), `The order of ${of}`, "1", { empty: 0 });
