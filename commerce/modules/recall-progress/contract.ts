import { z } from "@hono/zod-openapi";
import { ENDING_KINDS } from "../recalls";

const figures = {
  /** Who was issued pieces of it that did not go back otherwise. */
  people: z.number(),
  /** Pieces that are still to be exchanged. */
  left: z.number(),
  /** Pieces whose exchange for the replacement is under way. */
  onTheWay: z.number(),
  /** Pieces that were exchanged for the replacement. */
  exchanged: z.number(),
};

const Recall = z
  .object({
    styleCode: z.string(),
    name: z.string(),
    kind: z.enum(ENDING_KINDS),
    /** The last day on which it may be ordered, YYYY-MM-DD. */
    endsOn: z.string(),
    /** Whether that day is over, by the calendar of the organisation. */
    over: z.boolean(),
    reason: z.string(),
    replacement: z.object({ code: z.string(), name: z.string() }).optional(),
    /** Whether pieces are exchanged at no charge. */
    exchangeFree: z.boolean(),
    ...figures,
  })
  .openapi("Recall");

export const RecallsSchema = z.object({ recalls: z.array(Recall) }).openapi("RecallList");

export const RecallUnitsSchema = z
  .object({
    recall: Recall,
    units: z.array(
      z.object({ unit: z.object({ uid: z.string(), name: z.string() }), ...figures }).openapi("RecallUnit"),
    ),
  })
  .openapi("RecallUnits");
