import { sql, type SQL } from "drizzle-orm";

/** Why an order came to an approver: the rule of the program, or a limit that it is over. Of several limits, each counts. */
export const CAUSES = {
  program: "A rule of the program",
  B2BOrderThresholdPermission: "Over the limit for one order",
  B2BOrderThresholdTimespanPermission: "Over the limit for a period",
  B2BBudgetExceededPermission: "Over a budget",
} as const;
export type Cause = keyof typeof CAUSES;
export const CAUSE_CODES = Object.keys(CAUSES) as [Cause, ...Cause[]];

const none = sql`coalesce(jsonb_array_length(route.reasons::jsonb), 0) = 0`;

/** Whether an order with its `route` has a cause. */
export const hasCause = (cause: Cause): SQL =>
  cause === "program"
    ? sql`${none}`
    : sql`route.reasons::jsonb @> ${JSON.stringify([{ type: cause }])}::jsonb`;

/** The causes of an order with its `route`, as rows of a column `cause`. */
export const causesOf = sql`(select distinct one ->> 'type' as cause from jsonb_array_elements(route.reasons::jsonb) one
  union all select 'program' where ${none})`;
