import { type Cell, code, day, whole } from "./cell";
import type { Column } from "./kind";

type More = Partial<Pick<Column, "empty" | "mayMiss" | "names">>;

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

/** The first and the last day of a row, which may be empty. @param used what it can be from one to the other. */
export const activeDayColumns = (used: string) => [
  column(
    "from",
    "activeFrom",
    day,
    `The first day that it can be ${used}; empty for always`,
    "2027-07-01",
    mayBe(null),
  ),
  column(
    "until",
    "activeUntil",
    day,
    `The last day that it can be ${used}; empty for no end`,
    "2028-06-30",
    mayBe(null),
  ),
];

/** The place of a row among others. @param of what it orders. @param most the greatest number. */
export const sort = (of: string, most = 9999) =>
  column("sort", "sort", whole(0, most), `The order of ${of}`, "1", { empty: 0 });
