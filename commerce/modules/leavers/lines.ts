import { sql, type SQL } from "drizzle-orm";
import type { consignments } from "../orders/tables";

type ParcelState = (typeof consignments.$inferSelect)["status"];

/** The states of a parcel whose goods its person has, or is about to have: it cannot be stopped any more. */
const ISSUED_STATES: readonly ParcelState[] = [
  "SHIPPED",
  "IN_TRANSIT",
  "DELIVERING",
  "DELIVERY_COMPLETED",
  "PICKUP_COMPLETE",
];

export const isIssued = ({ status }: { status: ParcelState }): boolean => ISSUED_STATES.includes(status);

/**
 * Whether a line `e` was given to its person: by a pack, and not bought by themselves. What somebody orders from the
 * catalogue is a store's, or they paid for it.
 */
export const wasGiven: SQL = sql`(e.pack_id is not null and e.pack_type is distinct from 'self-purchase'
  and not exists (select from bundles b
    where b.pack_id = e.pack_id and b.id = e.bundle_id and b.fund_type = 'SELF_PURCHASE'))`;

/** The cents of one piece of a line `e` of an order in a unit `n`, with GST where the organisation reads prices so. */
const eachCents = (withGst: boolean): SQL => {
  const net = sql`round((e.unit_cents * e.quantity - (select coalesce(sum((d ->> 'cents')::int), 0)
    from jsonb_array_elements(e.discounts) d))::numeric / greatest(1, e.quantity))`;
  return withGst ? sql`(${net} + round(${net} * n.gst_rate / 10000))` : net;
};

/**
 * Statements `with` these people (a select of customer_id): `given`, a row for each line of theirs that was issued, with
 * how many pieces are theirs, and what became of them. The sums of `piecesIssued`, for any number of people.
 */
export const givenLines = (people: SQL, withGst: boolean): SQL => {
  const theirs = sql`o.customer_id in (${people})`;
  const states = sql.param([...ISSUED_STATES]);
  return sql`sent as (
      select c.order_code, (l ->> 'entryNumber')::int as entry_number, sum((l ->> 'quantity')::int) as pieces,
        max(c.status_at) as at
      from orders o join consignments c on c.order_code = o.code cross join jsonb_array_elements(c.lines) l
      where ${theirs} and c.status = any(${states}::text[]) group by 1, 2
    ), gone as (
      select r.order_code, r.order_entry_number as entry_number, sum(r.quantity) as pieces
      from orders o join return_entries r on r.order_code = o.code
      join return_requests q on q.code = r.return_code
      where ${theirs} and q.status <> 'CANCELED'
        and not (r.type = 'EXCHANGE' and q.status = 'COMPLETED' and r.new_sku is not null and q.sent_at is not null)
      group by 1, 2
    ), noted as (
      select x.order_code, x.entry_number,
        coalesce(sum(x.quantity) filter (where x.outcome = 'returned'), 0) as returned,
        coalesce(sum(x.quantity) filter (where x.outcome = 'worn-out'), 0) as worn_out,
        coalesce(sum(x.quantity) filter (where x.outcome = 'missing'), 0) as missing
      from orders o join issued_outcomes x on x.order_code = o.code where ${theirs} group by 1, 2
    ), given as (
      select o.customer_id, o.currency, o.prices_shown, n.currency_symbol, k.returned, k.worn_out, k.missing,
        greatest(0, k.held - k.returned - k.worn_out - k.missing) as still_out,
        ${eachCents(withGst)} as each_cents, e.product ->> 'styleCode' as style_code, s.at as sent_at, e.standards
      from orders o join order_entries e on e.order_code = o.code join units n on n.uid = o.unit_uid
      join sent s on s.order_code = e.order_code and s.entry_number = e.entry_number
      left join gone g on g.order_code = e.order_code and g.entry_number = e.entry_number
      left join noted t on t.order_code = e.order_code and t.entry_number = e.entry_number
      cross join lateral (select least(e.quantity, s.pieces) - coalesce(g.pieces, 0) as held,
        coalesce(t.returned, 0) as returned, coalesce(t.worn_out, 0) as worn_out, coalesce(t.missing, 0) as missing) k
      where ${theirs} and ${wasGiven} and k.held > 0
    )`;
};

/** Figures of rows of `given`, as columns; the value of what is out or missing is told only in one currency. */
export const figuresOf = (mayAll: boolean): SQL => sql`
  coalesce(sum(f.returned + f.worn_out + f.missing + f.still_out), 0)::int as issued,
  coalesce(sum(f.returned), 0)::int as returned, coalesce(sum(f.worn_out), 0)::int as "wornOut",
  coalesce(sum(f.missing), 0)::int as missing, coalesce(sum(f.still_out), 0)::int as "stillOut",
  coalesce(sum(f.each_cents * (f.still_out + f.missing)), 0)::float8 as cents,
  min(f.currency) as currency, min(f.currency_symbol) as symbol,
  coalesce(min(f.currency) = max(f.currency) and (${mayAll} or bool_and(f.prices_shown)), false) as shown`;
