import { sql, type SQL } from "drizzle-orm";

/** Something that always holds of a shop's data, and the statement that finds where it does not. */
export interface Rule {
  /** What holds, as a sentence. */
  says: string;
  /** One row for each place where it does not, `what` it is. */
  exceptions: SQL;
}

/** Orders of the shop itself; the history that the demo brings has lower numbers, and only its running period a ledger. */
export const FIRST_ORDER = "KR-100482";

/** What an order used of movements `m` and did not give back. */
const used = sql`case m.kind when 'use' then m.amount when 'release' then -m.amount else 0 end`;
/** An order `o` of the shop itself that was neither cancelled nor declined. */
const stands = sql`o.code >= ${FIRST_ORDER} and o.status not in ('CANCELLED', 'REJECTED')`;
/** What a cart holds of movements `m`. */
const held = sql`case m.kind when 'hold' then m.amount else -m.amount end`;

const LEDGER: Rule[] = [
  {
    says: "No more was taken of an allocation than it was granted",
    exceptions: sql`
      select allocation_id::text || ' ' || measure || ' ' || coalesce(bundle_id, '') as what
      from entitlement_movements group by allocation_id, measure, bundle_id
      having sum(case kind when 'grant' then amount when 'release' then amount else -amount end) < 0`,
  },
  {
    says: "Whatever a cart holds of a pack is for items in it",
    exceptions: sql`
      select m.cart_code || ' ' || a.pack_id as what
      from entitlement_movements m join allocations a on a.id = m.allocation_id
      where m.cart_code is not null group by m.cart_code, a.pack_id
      having sum(${held}) <> 0
        and not exists (select from cart_entries e where e.cart_code = m.cart_code and e.pack_id = a.pack_id)`,
  },
  {
    says: "Items of a pack in a cart are held",
    exceptions: sql`
      select e.cart_code || ' ' || e.pack_id as what
      from cart_entries e join packs p on p.id = e.pack_id and p.allocation_type = 'quantity'
      group by e.cart_code, e.pack_id
      having sum(e.quantity) <> coalesce((select sum(${held})
        from entitlement_movements m join allocations a on a.id = m.allocation_id
        where m.cart_code = e.cart_code and a.pack_id = e.pack_id), 0)`,
  },
  {
    says: "An order that stands used what its items of a pack are",
    exceptions: sql`
      select e.order_code || ' ' || e.pack_id as what
      from order_entries e join packs p on p.id = e.pack_id and p.allocation_type = 'quantity'
      join orders o on o.code = e.order_code
      where ${stands} group by e.order_code, e.pack_id
      having sum(e.quantity) <> coalesce((select sum(${used})
        from entitlement_movements m join allocations a on a.id = m.allocation_id
        where m.order_code = e.order_code and a.pack_id = e.pack_id), 0)`,
  },
  {
    says: "An order that stands used the points that it says",
    exceptions: sql`
      select o.code as what from orders o
      where ${stands} and o.points <> coalesce((
        select sum(${used}) from entitlement_movements m
        where m.order_code = o.code and m.measure = 'points'), 0)`,
  },
  {
    says: "A cancelled or declined order gave back what it used",
    exceptions: sql`
      select o.code || ' ' || m.measure as what
      from orders o join entitlement_movements m on m.order_code = o.code
      where o.code >= ${FIRST_ORDER} and o.status in ('CANCELLED', 'REJECTED')
      group by o.code, m.measure having sum(${used}) <> 0`,
  },
  {
    // An administrator's change of an allocation grants more, with a row that says so.
    says: "Each period was granted once",
    exceptions: sql`
      select allocation_id::text as what from entitlement_movements where kind = 'grant' and change_id is null
      group by allocation_id, measure, bundle_id having count(*) > 1`,
  },
  {
    says: "Nobody has two periods of a pack on one day",
    exceptions: sql`
      select a.customer_id || ' ' || a.pack_id as what from allocations a
      join allocations b on b.customer_id = a.customer_id and b.pack_id = a.pack_id and b.id > a.id
        and a.period_start <= b.period_end and b.period_start <= a.period_end`,
  },
];

const ORDERS: Rule[] = [
  {
    says: "A cart that became an order is gone",
    exceptions: sql`select c.code as what from carts c join orders o on o.guid = c.guid`,
  },
  {
    says: "Each order has lines",
    exceptions: sql`
      select o.code as what from orders o
      where not exists (select from order_entries e where e.order_code = o.code)`,
  },
  {
    says: "The state of an order is that of its last event",
    exceptions: sql`
      select o.code as what from orders o
      where o.last_event <> (select count(*) from order_events v where v.order_code = o.code)
        or o.status is distinct from (select v.to_state from order_events v
          where v.order_code = o.code and v.parcel is null order by v.sequence desc limit 1)`,
  },
  {
    says: "No more goes back of a line than was delivered",
    exceptions: sql`
      select e.order_code || ' ' || e.entry_number as what
      from order_entries e join return_entries t on t.order_code = e.order_code
        and t.order_entry_number = e.entry_number and t.came_by is null
      join return_requests r on r.code = t.return_code and r.status <> 'CANCELED'
      group by e.order_code, e.entry_number, e.quantity having sum(t.quantity) > e.quantity`,
  },
  {
    says: "No shelf has less than nothing",
    exceptions: sql`select sku as what from stock_levels where on_hand < 0`,
  },
];

const MONEY: Rule[] = [
  {
    says: "The total of an order is its goods, freight and GST",
    exceptions: sql`
      select code as what from orders where total_cents <> sub_total_cents + delivery_cents + tax_cents`,
  },
  {
    says: "The parts that pay an order are its total",
    exceptions: sql`
      select code as what from orders
      where total_cents <> credit_cents + account_cents + subsidy_cents + own_share_cents`,
  },
  {
    says: "The credits of an invoice are those that it counts, and not more than it",
    exceptions: sql`
      select i.number as what from invoices i
      where i.credited_cents > i.total_cents or i.credited_cents <> coalesce((
        select sum(c.total_cents) from credits c where c.invoice_number = i.number), 0)`,
  },
  {
    says: "No more goes back to a card than was taken from it",
    exceptions: sql`
      select p.order_code as what from card_payments p
      where coalesce(p.captured_cents, 0) < (
        select sum(f.cents) from card_refunds f join return_requests r on r.code = f.return_code
        where r.order_code = p.order_code and f.source = 'order')`,
  },
  {
    says: "A refund that is under way is that of a return under way, and a paid one of one that is completed",
    exceptions: sql`
      select f.number as what from card_refunds f join return_requests r on r.code = f.return_code
      where f.source = 'order' and r.status <> case f.state when 'REQUESTED' then 'REVERSING_PAYMENT'
        when 'REFUSED' then 'PAYMENT_REVERSAL_FAILED' else 'COMPLETED' end`,
  },
  {
    says: "A payment is the sum of its invoices",
    exceptions: sql`
      select p.code as what from invoice_payments p
      where p.amount_cents <> coalesce((
        select sum(i.paid_cents) from invoices i where i.payment_code = p.code), 0)`,
  },
];

/**
 * The next number of a sequence is above all that were given, so that none is given twice.
 * @param own the rows that the shop numbered.
 */
const numbered = (says: string, sequence: string, table: string, column: string, own = sql`true`): Rule => ({
  says,
  exceptions: sql`
    select ${column}::text || ' ' || s.last_value as what from ${sql.identifier(sequence)} s
    where s.last_value < (select max(nullif(regexp_replace(${sql.identifier(column)}, '\\D', '', 'g'), '')::bigint)
      from ${sql.identifier(table)} where ${own})`,
});

/** Invoices and credits that have no number of an ERP. */
const notSent = sql`sent_by is null`;

const NUMBERS: Rule[] = [
  numbered("The next order number is a new one", "order_numbers", "orders", "code"),
  numbered("The next invoice number is a new one", "invoice_numbers", "invoices", "number", notSent),
  numbered("The next credit number is a new one", "credit_numbers", "credits", "number", notSent),
  numbered("The next payment number is a new one", "payment_numbers", "invoice_payments", "code"),
  numbered("The next refund number is a new one", "refund_numbers", "card_refunds", "number"),
  numbered("The next return number is a new one", "return_numbers", "return_requests", "code"),
];

/** What always holds between the tables of a shop. */
export const RULES: readonly Rule[] = [...LEDGER, ...ORDERS, ...MONEY, ...NUMBERS];
