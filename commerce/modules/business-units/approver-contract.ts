import { z } from "@hono/zod-openapi";
import { PaginationSchema, pageQuery, SortSchema } from "../../http/paging";
import { PriceSchema } from "../../http/money";
import { ListedPersonSchema } from "../manage-users";

/** The only role that belongs to a unit (contract §10). */
export const APPROVER_ROLE = "b2bapprovergroup";
export const RoleId = z.enum([APPROVER_ROLE]);

export const ApproversQuery = pageQuery.extend({
  search: z.string().max(200).optional(),
  /** `true` for those who have the role alone, `false` for all others. */
  selected: z.enum(["true", "false"]).optional(),
  /** This person alone. */
  orgCustomerId: z.string().max(60).optional(),
});

const Days = z.object({ name: z.string(), startDate: z.string(), endDate: z.string() });

/** People who are at home in a unit, with whether each has a role; of an approver also what the role allows. */
export const UnitApproversSchema = z
  .object({
    users: z.array(
      // By the names of published clients, too, for which roles are codes.
      ListedPersonSchema.extend({
        selected: z.boolean(),
        /** The most that an approver may allow of one order; absent without a limit. */
        orderLimit: PriceSchema.optional(),
        /** The purchase limit that says so, if the caller looks after it. */
        orderLimitCode: z.string().optional(),
        /** Whom an approver stands in for today. */
        decidesFor: Days.optional(),
        /** Who stands in for an approver today. */
        awayUntil: Days.optional(),
        /** Orders that only this approver is asked about, 20 at most. They keep the approver from being taken away. */
        waitingOrders: z.array(z.string()),
      }),
    ),
    pagination: PaginationSchema,
    sorts: z.array(SortSchema),
    /** Who is asked above the unit: when nobody of it can decide, or an order is over their limits. */
    above: z.array(z.object({ customerId: z.string(), name: z.string(), unit: z.string() })),
  })
  .openapi("OrgUnitApprovers");
