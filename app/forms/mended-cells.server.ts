import { z } from "zod";
import { tooLong } from "./text-schema.server";

/** Cells of a file as they were written anew (`FixRows`). @param most characters of a head, and of a cell. */
export const mendedCells = (most: { column: number; text: number }) =>
  z
    .array(
      z.object({
        line: z.coerce.number().int(),
        column: z.string().max(most.column),
        text: z.string().max(most.text, tooLong(most.text)).default(""),
      }),
    )
    .max(200)
    .default([]);
