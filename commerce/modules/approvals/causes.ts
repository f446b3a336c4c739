import { sql, type SQL } from "drizzle-orm";

/**
 * Why an order came to an approver: the rule of the program, a limit that it is over, a restricted style, or that it is
 * urgent. Each counts.
 */
export const CAUSES = {
  program: "A rule of the program",
  B2BOrderThresholdPermission: "Over the limit for one order",
  B2BOrderThresholdTimespanPermission: "Over the limit for a period",
  B2BBudgetExceededPermission: "Over a budget",
  restricted: "Restricted style",
  urgent: "Urgent",
} as const;
export type Cause = keyof typeof CAUSES;
export const CAUSE_CODES = Object.keys(CAUSES) as [Cause, ...Cause[]];

const isUrgent = sql`o.urgent_reason is not null`;
const isRestricted = sql`o.restricted_styles is not null`;
const none = sql`(coalesce(jsonb_array_length(route.reasons::jsonb), 0) = 0 and not ${isUrgent} and not ${isRestricted})`;
const COLUMNS: Partial<Record<Cause, SQL>> = { program: none, urgent: isUrgent, restricted: isRestricted };

/** Whether an order `o` with its `route` has a cause. */
export const hasCause = (cause: Cause): SQL =>
  COLUMNS[cause] ?? sql`route.reasons::jsonb @> ${JSON.stringify([{ type: cause }])}::jsonb`;

/** The causes of an order `o` with its `route`, as rows of a column `cause`. */
export const causesOf = sql`(select distinct one ->> 'type' as cause from jsonb_array_elements(route.reasons::jsonb) one
  union all select 'program' where ${none}
  union all select 'restricted' where ${isRestricted}
  union all select 'urgent' where ${isUrgent})`;
