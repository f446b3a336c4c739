import { sql } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import { CAUSE_CODES, CAUSES, causesOf } from "./causes";
import {
  type ApprovalCall,
  hidesSizes,
  inScope,
  isDecided,
  ordersWithDecision,
  waitingInScope,
} from "./scope";

type Kind = "unit" | "decision" | "cause" | "pack";

interface Value {
  kind: Kind;
  code: string;
  name: string | null;
  count: number;
}

/** The filters of a list with how many each would find; one statement, which looks for the orders once. */
export async function filtersOf(call: ApprovalCall, kind: "pending" | "actioned") {
  const pending = kind === "pending";
  const found = pending
    ? sql`select o.*, null as to_state from orders o where ${waitingInScope(call)}`
    : sql`select o.*, d.to_state from ${ordersWithDecision} where ${isDecided} and ${inScope(call)}`;
  const values = await rowsOf<Value>(
    call.db,
    sql`with o as materialized (
        select o.code, o.unit_uid, o.urgent_reason, o.restricted_styles, o.to_state, r.reasons
        from (${found}) o left join approval_routes r on r.order_code = o.code)
      select 'unit' as kind, n.uid as code, n.name, count(*)::int as count
        from o join units n on n.uid = o.unit_uid group by n.uid, n.name
      union all
      select 'decision', case o.to_state when 'APPROVED' then 'APPROVE' else 'DECLINE' end,
        case o.to_state when 'APPROVED' then 'Approved' else 'Declined' end, count(*)::int
        from o where o.to_state is not null group by o.to_state
      union all
      select 'cause', c.cause, null, count(*)::int
        from o cross join lateral (select o.reasons) route, lateral ${causesOf} c group by c.cause
      union all
      select 'pack', e.pack_id, max(e.pack_name), count(distinct o.code)::int
        from o join order_entries e on e.order_code = o.code where e.pack_id is not null group by e.pack_id
      order by kind, name, code`,
  );
  const of = (wanted: Kind) =>
    values.flatMap(({ kind: one, code, name, count }) =>
      one === wanted ? [{ code, name: name ?? code, count }] : [],
    );
  const causes = new Map(of("cause").map((one) => [one.code, one.count]));
  return {
    filters: [
      { code: "unit", name: "Business unit", values: of("unit") },
      ...(kind === "actioned" ? [{ code: "decision", name: "Decision", values: of("decision") }] : []),
      {
        code: "cause",
        name: "Why it came",
        values: CAUSE_CODES.flatMap((code) => {
          const count = causes.get(code);
          return count === undefined ? [] : [{ code, name: CAUSES[code], count }];
        }),
      },
      // A pack may say as much of a body as a size.
      ...(hidesSizes(call) ? [] : [{ code: "pack", name: "Pack", values: of("pack") }]),
    ],
  };
}
