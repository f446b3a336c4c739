import { sql, type SQL } from "drizzle-orm";

/**
 * The `Destination` of somebody's goods as JSON: that of the address which a checkout proposes (`addressesFor` of
 * modules/checkout), or the country of their unit where it has none.
 */
export const destinationOf = (customerId: SQL): SQL => sql`(
  select json_build_object('country', coalesce(d.country, n.country), 'region', d.region)
  from users w join units n on n.uid = w.unit_uid
  left join lateral (
    select x.country, x.region from addresses x
    where x.customer_id = w.customer_id or x.unit_uid = n.uid or x.unit_uid = n.bill_to_uid
    order by x.customer_id is not null and x.is_default desc,
      case when x.unit_uid = n.uid then 0 when x.customer_id is not null then 1 else 2 end, x.is_default desc, x.id
    limit 1) d on true
  where w.customer_id = ${customerId})`;
