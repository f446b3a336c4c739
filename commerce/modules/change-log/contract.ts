import { z } from "@hono/zod-openapi";
import { dayText } from "../../http/day";
import { filtersSchema, listBody, PaginationSchema, SortSchema } from "../../http/paging";
import { CHANGE_KINDS } from "../changes/tables";

/** What a row of the log is about: an order, a return or exchange, or one of the kinds of change_events. */
const LOG_KINDS = ["order", "return", ...CHANGE_KINDS] as const;
export type LogKind = (typeof LOG_KINDS)[number];

const Named = z.object({ code: z.string(), name: z.string() });
const PersonSchema = z.object({ customerId: z.string(), name: z.string() });

export const ChangeLogSchema = z
  .object({
    changes: z.array(
      z.object({
        id: z.string(),
        timestamp: z.string(),
        kind: Named,
        /** The order, person, limit or other thing; the code is the one of its own calls. */
        subject: Named,
        /** Where the caller finds an order: among their own, or approvals. Missing if it needed no approval. */
        among: z.enum(["orders", "approvals"]).optional(),
        /** Each value before and after in words; one that is missing was or is none. */
        values: z.array(
          z.object({
            what: z.string(),
            from: z.string().optional(),
            to: z.string().optional(),
            /** The code of a refusal (docs/why-not.md), the same as in the answer that refused. */
            reason: z.string().optional(),
          }),
        ),
        note: z.string().optional(),
        /** Missing if the shop itself did it. */
        user: PersonSchema.optional(),
        onBehalfOf: PersonSchema.optional(),
        channel: Named,
      }),
    ),
    pagination: PaginationSchema,
    sorts: z.array(SortSchema),
  })
  .openapi("ChangeLog");

export const ChangeLogFiltersSchema = filtersSchema("ChangeLogFilters");

export const SORTS = { "-time": "Newest first", time: "Oldest first" } as const;
export type Sort = keyof typeof SORTS;

export const ListBody = listBody({
  kind: z.enum(LOG_KINDS).optional(),
  /** Who did it: a customer id, or `shop` for the shop itself. */
  who: z.string().max(60).optional(),
  channel: z.string().max(60).optional(),
  behalf: z.enum(["yes", "no"]).optional(),
  /** Local days of the organisation, both included; YYYY-MM-DD. */
  from: dayText().optional(),
  to: dayText().optional(),
});
