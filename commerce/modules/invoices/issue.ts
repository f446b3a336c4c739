import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { SENT_STATES } from "../orders/tables";
import { TERMS_DAYS } from "./tables";

const sentStates = sql`${sql.param([...SENT_STATES])}::text[]`;

/**
 * Pieces of an entry `e` of an order `o` in parcels that have left. What was taken on site is in such a parcel too.
 */
const sentPieces = sql`(
  select coalesce(sum((l ->> 'quantity')::int), 0) from consignments c, jsonb_array_elements(c.lines) l
  where c.order_code = o.code and c.status = any(${sentStates}) and (l ->> 'entryNumber')::int = e.entry_number)`;

/** When the last parcel of an order `o` left. */
const sentAt = sql`(
  select max(coalesce((select min(v.at) from order_events v
    where v.order_code = c.order_code and v.parcel = c.code and v.to_state = any(${sentStates})), c.status_at))
  from consignments c where c.order_code = o.code and c.status = any(${sentStates}))`;

/** What a card pays of an order `o`, of whose payment `p` is the row. */
const cardShare = sql`coalesce(least(p.authorised_cents, o.own_share_cents), 0)`;

/**
 * Makes the invoices of orders whose pieces have all left and that have none yet, and takes from their cards what these
 * pay, in one statement. An order that costs its organisation nothing has no invoice. GST is split by the amounts and
 * rounded once.
 * @param which of the orders `o`.
 */
export async function issueInvoices(db: Database, which: SQL): Promise<void> {
  await db.execute(sql`
    with sent as (
      select o.code, o.organisation_uid, o.unit_uid, coalesce(n.bill_to_uid, n.uid) as bill_to_uid, o.currency,
        ${sentAt} as at, g.time_zone, o.tax_cents as order_tax, o.total_cents as order_total, ${cardShare} as card_cents,
        o.total_cents - case when p.order_code is not null then ${cardShare}
          when g.own_share = 'invoice' then o.own_share_cents else 0 end as total_cents
      from orders o join units n on n.uid = o.unit_uid join organisations g on g.uid = o.organisation_uid
        left join card_payments p on p.order_code = o.code
      where ${which} and not exists (select from invoices i where i.order_code = o.code)
        and exists (select from order_entries e where e.order_code = o.code and e.quantity > 0)
        and not exists (select from order_entries e where e.order_code = o.code and e.quantity > ${sentPieces})
    ), taken as (
      update card_payments p set captured_cents = d.card_cents, captured_at = d.at
      from sent d where p.order_code = d.code and p.captured_at is null
    )
    insert into invoices (number, order_code, organisation_uid, unit_uid, bill_to_uid, currency, issued_at, due_on,
      total_cents, tax_cents)
    select 'INV-' || nextval('invoice_numbers'), d.code, d.organisation_uid, d.unit_uid, d.bill_to_uid, d.currency,
      d.at, to_char((d.at at time zone d.time_zone)::date + ${TERMS_DAYS}::int, 'YYYY-MM-DD'), d.total_cents,
      round(d.order_tax::numeric * d.total_cents / d.order_total)
    from sent d
    where d.total_cents > 0 order by d.at, d.code
    on conflict (order_code) do nothing`);
}

/**
 * Makes the invoice of one order if its last piece has left, and the credits of what came back before that. The caller
 * has locked the order.
 */
export async function invoiceIfSent(db: Database, orderCode: string): Promise<void> {
  await issueInvoices(db, sql`o.code = ${orderCode}`);
  await issueCredits(db, sql`r.order_code = ${orderCode}`);
}

/** What of a return `r` goes back to its person's card, of which `f` is the refund. */
const toCard = sql`coalesce(f.cents, 0)`;

/**
 * Makes the credits of completed returns that have none yet, in one statement, and takes them off their invoices. What
 * goes back to a wearer's card, and goods that they paid by an invoice of their own, is no credit of the organisation. A
 * credit is never more than what is left of its invoice; an invoice of which nothing is left counts as paid. The credit
 * of one that a card paid goes back to that card.
 * @param which of the returns `r`.
 */
export async function issueCredits(db: Database, which: SQL): Promise<void> {
  await db.execute(sql`
    with due as (
      select r.code, i.number, i.organisation_uid, i.unit_uid, i.bill_to_uid, i.currency, i.paid_at, e.at,
        least(r.goods_cents + r.tax_cents - r.post_cents - ${toCard}, i.total_cents - i.credited_cents) as cents,
        round(greatest(r.tax_cents - round(r.post_cents::numeric * n.gst_rate / (10000 + n.gst_rate)), 0)
          * (1 - ${toCard}::numeric / greatest(r.goods_cents + r.tax_cents - r.post_cents, 1))) as tax
      from return_requests r join orders o on o.code = r.order_code join invoices i on i.order_code = o.code
        join organisations g on g.uid = o.organisation_uid join units n on n.uid = o.unit_uid
        join return_events e on e.return_code = r.code and e.to_state = 'COMPLETED'
        left join card_refunds f on f.return_code = r.code and f.source = 'order'
      where ${which} and r.status = 'COMPLETED' and not exists (select from credits c where c.return_code = r.code)
        and (g.own_share = 'payroll' or o.paid_with is not null or o.own_share_cents = 0 or o.account_cents > 0)
      order by e.at, r.code for update of i
    ), made as (
      insert into credits (number, return_code, invoice_number, organisation_uid, unit_uid, bill_to_uid, currency,
        issued_at, total_cents, tax_cents, settled_by)
      select 'CR-' || nextval('credit_numbers'), code, number, organisation_uid, unit_uid, bill_to_uid, currency, at,
        cents, least(tax, cents), case when paid_at is null then 'invoice' else 'refund' end
      from due where cents > 0 returning return_code, invoice_number, currency, total_cents, issued_at, settled_by
    ), refunded as (
      insert into card_refunds (number, return_code, source, paid_with, authorisation, currency, cents, requested_at)
      select 'RF-' || nextval('refund_numbers'), m.return_code, 'invoice', p.paid_with, p.authorisation, m.currency,
        m.total_cents, m.issued_at
      from made m join invoices i on i.number = m.invoice_number join invoice_payments p on p.code = i.payment_code
      where m.settled_by = 'refund')
    update invoices i set credited_cents = i.credited_cents + m.cents,
      paid_at = coalesce(i.paid_at, case when i.credited_cents + m.cents >= i.total_cents then m.at end)
    from (select invoice_number, sum(total_cents)::int as cents, max(issued_at) as at from made group by 1) m
    where i.number = m.invoice_number`);
}

/** Makes the credit of one completed return. The caller has locked it. */
export const creditReturn = (db: Database, returnCode: string): Promise<void> =>
  issueCredits(db, sql`r.code = ${returnCode}`);
