import { z } from "zod";

/** What somebody says that columns of a file mean (`UnreadColumns`); a column without a meaning is left out. */
export const columnMeanings = <const Field extends string>(fields: readonly [Field, ...Field[]]) =>
  z
    .array(z.object({ at: z.coerce.number().int(), field: z.enum(fields).optional() }))
    .max(40)
    .default([])
    .transform((columns) => columns.flatMap(({ at, field }) => (field ? [{ at, field }] : [])));
