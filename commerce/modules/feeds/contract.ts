import { z } from "@hono/zod-openapi";

/** What a file of rows has at most. */
export const MOST_ROWS = 5000;
export const MOST_BYTES = 4 * 1024 * 1024;

const TakenRowSchema = z.object({
  /** From 1, the heads of a CSV included. */
  line: z.int(),
  state: z.enum(["applied", "same", "refused"]),
  /** The column that is wrong; absent for the row as a whole. */
  field: z.string().optional(),
  /** Why it is refused, with what to do. */
  message: z.string().optional(),
});
export type TakenRow = z.infer<typeof TakenRowSchema>;

/** What became of the rows of a file. A row with two wrong cells stands there twice. */
export const TakenRowsSchema = z
  .object({
    rowCount: z.int(),
    applied: z.int(),
    same: z.int(),
    refused: z.int(),
    rows: z.array(TakenRowSchema),
  })
  .openapi("FeedRowsTaken");

/** How many lines came to each state; a line with two faults counts once. */
export function countsOf(rows: readonly Pick<TakenRow, "line" | "state">[]) {
  const count = (state: TakenRow["state"]) =>
    new Set(rows.flatMap((row) => (row.state === state ? row.line : []))).size;
  const [applied, same, refused] = [count("applied"), count("same"), count("refused")];
  return { rowCount: applied + same + refused, applied, same, refused };
}
