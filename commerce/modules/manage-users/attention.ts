import { sql, type SQL } from "drizzle-orm";
import { inScope, type ManageCall } from "./scope";
import { todayOf } from "../../http/today";

/** Why a person needs an administrator, by the code that a list is filtered with. */
export const ATTENTION = {
  "no-pack": "Wearer without a pack",
  "closed-unit": "Home unit is disabled",
  "left-with-orders": "Left or inactive, with an order that waits for approval",
} as const;
export type Attention = keyof typeof ATTENTION;
export const ATTENTION_CODES = Object.keys(ATTENTION) as [Attention, ...Attention[]];

/** People `u` whom the caller manages and who need something. */
export function needsAttention(call: ManageCall, code: Attention): SQL {
  const today = todayOf(call);
  const why: Record<Attention, SQL> = {
    "no-pack": sql`u.active and 'customergroup' = any(u.groups) and not exists (select from allocations a
      where a.customer_id = u.customer_id and ${today}::date between a.period_start and a.period_end)`,
    "closed-unit": sql`u.active and not exists (select from units z where z.uid = u.unit_uid and z.active)`,
    "left-with-orders": sql`(not u.active or u.ends_on < ${today}::date) and exists (select from orders z
      where z.customer_id = u.customer_id and z.status = 'PENDING_APPROVAL')`,
  };
  return sql`(${inScope(call)} and ${why[code]})`;
}

/** How many people need an administrator, for each reason: a select of one row. */
export const attentionCounts = (call: ManageCall): SQL => sql`
  select ${sql.join(
    ATTENTION_CODES.map(
      (code) => sql`count(*) filter (where ${needsAttention(call, code)})::int as ${sql.identifier(code)}`,
    ),
    sql`, `,
  )} from users u where ${inScope(call)}`;
