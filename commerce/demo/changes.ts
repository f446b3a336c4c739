import { sql } from "drizzle-orm";
import type { Database } from "../database/connection";

/**
 * The change log of the weeks before the demo began: allocations that were changed by hand, limits and budgets that
 * were added, cost centres, purchase orders, and the people who joined last, each as its call would have written it.
 */
export async function seedChanges(db: Database): Promise<void> {
  await db.execute(sql`
    with admins as (
      select distinct on (organisation_uid) organisation_uid, customer_id, first_name || ' ' || last_name as name
      from users where 'b2badmingroup' = any(groups) and active order by organisation_uid, customer_id
    ), found as (
      select c.at, u.organisation_uid, u.unit_uid, 'pack' as kind, u.customer_id as code,
          u.first_name || ' ' || u.last_name as name, p.name || case when c.extended_until is null then '' else ', open until' end as what, c.reason as note,
          null as was, coalesce(to_char(c.extended_until, 'FMDD Mon YYYY'),
            '+' || (select sum(m.amount) from entitlement_movements m where m.change_id = c.id)) as becomes
        from allocation_changes c join allocations a on a.id = c.allocation_id
          join packs p on p.id = a.pack_id join users u on u.customer_id = a.customer_id
      union all
      select l.added_at, l.organisation_uid, l.unit_uid, 'limit', l.code, l.name || ' (' || l.code || ')', 'Added', null,
          null, coalesce('$' || to_char(l.threshold_cents / 100.0, 'FM999,990.00'), 'any amount')
        from purchase_limits l
      union all
      select b.added_at, b.organisation_uid, b.unit_uid, 'budget', b.cost_centre_code, b.name || ' (' || b.code || ')',
          'Added', null, null, '$' || to_char(b.amount_cents / 100.0, 'FM999,990.00') || ', ' || b.starts_on || ' to ' || b.ends_on
        from budgets b where b.cost_centre_code is not null
      union all
      select o.added_at, o.organisation_uid, n.uid, 'purchase-order', o.id, o.number, 'Added', null, null,
          o.description || ', ' || n.name
        from purchase_orders o join units n on n.uid = o.unit_uids[1]
      union all
      select h.hired_at, h.organisation_uid, h.unit_uid, 'person', h.customer_id, h.first_name || ' ' || h.last_name,
          'Added', null, null, 'Wearer'
        from (select u.*, row_number() over (partition by organisation_uid order by hired_at desc, customer_id) as nth
          from users u where 'customergroup' = any(u.groups)) h where h.nth <= 12
    )
    insert into change_events (at, organisation_uid, unit_uid, kind, subject_code, subject_name, changes, "by", channel, note)
    select f.at, f.organisation_uid, f.unit_uid, f.kind, f.code, f.name,
      jsonb_build_array(jsonb_build_object('what', f.what, 'from', f.was, 'to', f.becomes)),
      jsonb_build_object('customerId', a.customer_id, 'name', a.name), 'kitroom_storefront', f.note
    from found f join admins a using (organisation_uid)
    where f.becomes is not null order by f.at, f.kind, f.code`);
}
