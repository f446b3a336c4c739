import { sql } from "drizzle-orm";
import { isoDate } from "./calendar";
import { yearOf } from "../calendar";
import type { Database } from "../database/connection";
import { issueCredits, issueInvoices } from "../modules/invoices";

/**
 * The invoices and credits of the demo's orders and returns, as the running shop makes them, and what was paid: once a
 * month each finance user pays what was invoiced in the month before. One invoice in twelve of the last months was
 * forgotten, so it is overdue.
 */
export async function seedInvoices(db: Database, today: Date): Promise<void> {
  await issueInvoices(db, sql`true`);
  await issueCredits(db, sql`true`);
  await seedCards(db, today);
  const now = sql`${today.toISOString()}::timestamptz`;
  const payer = sql`(
    select c.customer_id from saved_cards c join users u on u.customer_id = c.customer_id
    where u.organisation_uid = i.organisation_uid and c.is_default
    order by 'financegroup' = any(u.groups) desc, c.customer_id limit 1)`;
  await db.execute(sql`create temporary table paying on commit drop as
    select i.number, i.organisation_uid, i.currency, p.at, ${payer} as customer_id,
      i.total_cents - coalesce((select sum(c.total_cents) from credits c
        where c.invoice_number = i.number and c.issued_at <= p.at), 0)::int as cents
    from invoices i join organisations g on g.uid = i.organisation_uid
      cross join lateral (select (date_trunc('month', i.issued_at at time zone g.time_zone)
        + interval '1 month 17 days 10 hours 20 minutes') at time zone g.time_zone as at) p
    where i.paid_at is null and p.at < ${now}
      and not (i.issued_at > ${now} - interval '150 days' and get_byte(decode(md5(i.order_code), 'hex'), 0) % 12 = 0)`);
  await db.execute(sql`
    with paid as (
      insert into invoice_payments (code, organisation_uid, currency, amount_cents, at, "by", paid_with, authorisation)
      select 'PAY-' || nextval('payment_numbers'), d.organisation_uid, d.currency, d.cents, d.at,
        jsonb_build_object('customerId', d.customer_id, 'name', u.first_name || ' ' || u.last_name),
        'Visa ending in 4242', 'DEMO-' || upper(substr(md5(d.organisation_uid || d.currency || d.at), 1, 8))
      from (select organisation_uid, currency, customer_id, at, sum(cents)::int as cents from paying
        group by 1, 2, 3, 4 order by 4, 1, 2) d join users u on u.customer_id = d.customer_id
      returning code, organisation_uid, currency, at)
    update invoices i set paid_at = y.at, paid_cents = y.cents, payment_code = p.code
    from paying y join paid p on p.organisation_uid = y.organisation_uid and p.currency = y.currency and p.at = y.at
    where i.number = y.number`);
  await db.execute(sql`
    update credits c set settled_by = 'refund' from invoices i
    where i.number = c.invoice_number and i.payment_code is not null and c.issued_at > i.paid_at`);
  await db.execute(sql`
    insert into card_refunds (number, return_code, source, paid_with, authorisation, currency, cents, state, requested_at,
      asked_at, settled_at)
    select 'RF-' || nextval('refund_numbers'), c.return_code, 'invoice', p.paid_with, p.authorisation, c.currency,
      c.total_cents, 'REFUNDED', c.issued_at, c.issued_at, c.issued_at
    from credits c join invoices i on i.number = c.invoice_number join invoice_payments p on p.code = i.payment_code
    where c.settled_by = 'refund' order by c.number`);
}

/**
 * The cards of those who pay. The last digits say what the demo's processor does: it takes 4242, refuses 0002, and 1881
 * has expired.
 */
async function seedCards(db: Database, today: Date): Promise<void> {
  const year = yearOf(isoDate(today));
  await db.execute(sql`
    insert into saved_cards (id, customer_id, token, holder, type, last_digits, expires, is_default)
    select 'card-' || u.customer_id || '-' || d.digits, u.customer_id, d.token, u.first_name || ' ' || u.last_name,
      d.type, d.digits, d.expires, d.digits = '4242'
    from users u cross join (values
      ('4242', 'visa', 'demo-taken', ${`${year + 2}-08`}),
      ('0002', 'master', 'demo-refused', ${`${year + 1}-03`}),
      ('1881', 'visa', 'demo-taken', ${`${year - 1}-06`})) as d (digits, type, token, expires)
    where u.groups && array['financegroup', 'b2badmingroup'] and (d.digits = '4242' or 'financegroup' = any(u.groups))`);
}
