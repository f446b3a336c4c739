import { z } from "@hono/zod-openapi";

const Step = z.object({ label: z.string(), amount: z.string() });

const Row = z.object({
  code: z.string(),
  label: z.string(),
  amount: z.string(),
  /** It repeats what the rows above it come to, and is not added again. */
  sum: z.literal(true).optional(),
  /** The rule behind the amount. */
  note: z.string().optional(),
  /** What the amount is made of, if it is more than one part; they add up to it. */
  steps: z.array(Step).optional(),
});

/** How an amount is worked out: rows that add up to a total, and who pays it. */
export const WorkingSchema = z
  .object({
    rows: z.array(Row),
    total: Step,
    /** They add up to the total too. */
    payers: z.array(Row).optional(),
  })
  .openapi("Working");
export type Working = z.infer<typeof WorkingSchema>;
export type WorkingRow = Working["rows"][number];
