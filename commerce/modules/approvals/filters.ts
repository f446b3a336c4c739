import { sql } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import { type Cause, CAUSES, causesOf } from "./causes";
import { type ApprovalCall, decidedOrders, inScope, waits } from "./scope";

interface Value {
  code: string;
  name: string;
  count: number;
}

/** The filters of a list with how many each would find; three statements. */
export async function filtersOf(call: ApprovalCall, kind: "pending" | "actioned") {
  const pending = kind === "pending";
  const its = pending ? waits(call) : sql`true`;
  const source = pending ? sql`orders o` : decidedOrders(call);
  const values = await rowsOf<Value & { kind: "unit" | "decision" }>(
    call.db,
    sql`with found as (select o.unit_uid, ${pending ? sql`null::text as to_state` : sql`d.to_state`} from ${source} where ${inScope(call)} and ${its})
      select 'unit' as kind, n.uid as code, n.name, count(*)::int as count
        from found f join units n on n.uid = f.unit_uid group by n.uid, n.name
      union all
      select 'decision', case f.to_state when 'APPROVED' then 'APPROVE' else 'DECLINE' end,
        case f.to_state when 'APPROVED' then 'Approved' else 'Declined' end, count(*)::int
        from found f where f.to_state is not null group by f.to_state
      order by kind, name, code`,
  );
  const packs = await rowsOf<Value>(
    call.db,
    sql`select e.pack_id as code, max(e.pack_name) as name, count(distinct o.code)::int as count
      from ${source} join order_entries e on e.order_code = o.code
      where ${inScope(call)} and ${its} and e.pack_id is not null
      group by e.pack_id order by 2, 1`,
  );
  const causes = await rowsOf<{ code: Cause; count: number }>(
    call.db,
    sql`select c.cause as code, count(*)::int as count
      from ${source} left join approval_routes route on route.order_code = o.code, lateral ${causesOf} c
      where ${inScope(call)} and ${its} group by 1`,
  );
  const of = (wanted: string) =>
    values.flatMap(({ kind: one, code, name, count }) => (one === wanted ? [{ code, name, count }] : []));
  return {
    filters: [
      { code: "unit", name: "Business unit", values: of("unit") },
      ...(kind === "actioned" ? [{ code: "decision", name: "Decision", values: of("decision") }] : []),
      {
        code: "cause",
        name: "Why it came",
        values: (Object.keys(CAUSES) as Cause[]).flatMap((code) => {
          const found = causes.find((one) => one.code === code);
          return found ? [{ code, name: CAUSES[code], count: found.count }] : [];
        }),
      },
      { code: "pack", name: "Pack", values: packs.map((one) => ({ ...one, name: one.name ?? one.code })) },
    ],
  };
}
