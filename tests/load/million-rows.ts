import { type SQL, sql } from "drizzle-orm";
import { type Database, withoutLimits } from "../../commerce/database/connection";
import * as schema from "../../commerce/database/schema";
import { copyRows, prepareCopies } from "./copies";

/** The organisation of the demo that half of all people are in. */
export const BIG = "saltbush";
/** 1,149 SKUs of the demo and so many copies of each are 200,000. */
const COPIES_OF_STYLES = 174;

/** Above all copies: what the shop numbers next. */
const NEXT = 10_000_000;
const SEQUENCES = [
  ...["allocations_id_seq", "order_numbers", "invoice_numbers", "payment_numbers"],
  ...["return_numbers", "credit_numbers"],
];

/**
 * Makes a million orders of 100,000 people, and 200,000 SKUs, from the demo: half in one organisation, the rest in 40 new
 * ones, while the demo's others stay as they are. As the demo's own, no row of it is told to webhooks and feeds.
 */
export async function fillMillion(db: Database, share: number): Promise<void> {
  const part = (those: SQL, work: (tx: Database) => Promise<void>) =>
    db.transaction(async (tx) => {
      await withoutLimits(tx);
      await tx.execute(sql`select set_config('kitroom.seeding', 'on', true)`);
      await prepareCopies(tx, { big: BIG, share }, those);
      await work(tx);
    });
  await part(sql`true`, async (tx) => {
    await copyStyles(tx, Math.ceil(COPIES_OF_STYLES * share));
    await copyOrganisations(tx);
  });
  const copyPast = async (tx: Database) => {
    await copyPeople(tx);
    await copyOrders(tx);
    await copyMoney(tx);
    await copyReturns(tx);
    await copyNews(tx);
  };
  await Promise.all([part(sql`g.uid = ${BIG}`, copyPast), part(sql`g.uid <> ${BIG}`, copyPast)]);
  for (const name of SEQUENCES) await db.execute(sql`select setval(${name}, ${NEXT})`);
}

/** Each copy of a style is in the big organisation, if that has the style, and in one of the others that have it. */
async function copyStyles(db: Database, copies: number): Promise<void> {
  const times = sql`cross join generate_series(1, ${copies}::int) n`;
  const style = sql`pg_temp.moved(t.style_code, 10000 * n)`;
  const sku = (style: SQL) => sql`pg_temp.moved(${style}, 10000 * n) || substr(t.sku, length(${style}) + 1)`;
  await copyRows(db, schema.styles, times, {
    code: sql`pg_temp.moved(t.code, 10000 * n)`,
    name: sql`'Style ' || n || ' ' || t.name`,
    is_new: sql`false`,
    sort: sql`0`,
  });
  for (const table of [schema.styleColours, schema.styleValueAdds])
    await copyRows(db, table, times, { style_code: style });
  await copyRows(db, schema.variants, times, { style_code: style, sku: sku(sql`t.style_code`) });
  const ofVariants = sql`join variants v on v.sku = t.sku ${times} where v.style_code ~ '^\D+\d{4}$'`;
  await copyRows(db, schema.stockLevels, ofVariants, { sku: sku(sql`v.style_code`) });
  await copyRows(db, schema.priceRows, times, { id: null, style_code: style, sku: sku(sql`t.style_code`) });
  await copyRows(
    db,
    schema.assortments,
    sql`join (select distinct organisation, other, dense_rank() over (partition by organisation order by other) as place
        from copies) c on c.organisation = t.organisation_uid ${times}
      where c.other = ${BIG} or n % 8 + 1 = c.place`,
    { organisation_uid: sql`c.other`, style_code: style },
  );
}

/** New organisations have what the demo's have, and the big one more units. */
async function copyOrganisations(db: Database): Promise<void> {
  await db.execute(sql`create temporary table copied_organisations on commit drop as
    select distinct organisation, other, "end" from copies where other <> organisation`);
  await db.execute(sql`create temporary table copied_units on commit drop as
    select distinct organisation, other, "end", unit_end from copies where other <> organisation or unit_end <> ''`);
  const of = (uid: SQL) => sql`join copied_organisations c on c.organisation = ${uid}`;
  const unit = (uid: SQL) => sql`pg_temp.unit(${uid}, c.organisation, c.other, c.unit_end)`;
  const unitAsIs = (uid: SQL) => sql`pg_temp.unit(${uid}, c.organisation, c.other, '')`;
  await copyRows(db, schema.organisations, of(sql`t.uid`), {
    uid: sql`c.other`,
    name: sql`t.name || ' ' || substr(c."end", 2)`,
  });
  await copyRows(
    db,
    schema.units,
    sql`join copied_units c on c.organisation = t.organisation_uid and (t.uid <> t.organisation_uid or c.unit_end = '')`,
    {
      uid: unit(sql`t.uid`),
      organisation_uid: sql`c.other`,
      parent_uid: unit(sql`t.parent_uid`),
      bill_to_uid: unit(sql`t.bill_to_uid`),
      name: sql`t.name || replace(c.unit_end, '-', ' ')`,
    },
  );
  await copyRows(
    db,
    schema.addresses,
    sql`join units u on u.uid = t.unit_uid join copied_units c on c.organisation = u.organisation_uid
      and (u.uid <> u.organisation_uid or c.unit_end = '')`,
    { id: sql`'unit-' || ${unit(sql`t.unit_uid`)} || '-' || t.id`, unit_uid: unit(sql`t.unit_uid`) },
  );
  await copyRows(db, schema.costCentres, of(sql`t.organisation_uid`), {
    code: sql`t.code || c."end"`,
    organisation_uid: sql`c.other`,
    unit_uid: unitAsIs(sql`t.unit_uid`),
  });
  await copyRows(db, schema.purchaseOrders, of(sql`t.organisation_uid`), {
    id: sql`t.id || c."end"`,
    organisation_uid: sql`c.other`,
    unit_uids: sql`array(select ${unitAsIs(sql`uid`)} from unnest(t.unit_uids) uid)`,
  });
  await copyRows(db, schema.packs, of(sql`t.organisation_uid`), {
    id: sql`t.id || c."end"`,
    organisation_uid: sql`c.other`,
  });
  const ofPacks = sql`join packs p on p.id = t.pack_id ${of(sql`p.organisation_uid`)}`;
  for (const table of [schema.bundles, schema.bundleSets, schema.bundleStyles])
    await copyRows(db, table, ofPacks, { pack_id: sql`t.pack_id || c."end"` });
}

/** People with their homes, consents, allocations and what they have used of those. */
async function copyPeople(db: Database): Promise<void> {
  const people = sql`join copied_people c on c."from" = t.customer_id`;
  await copyRows(db, schema.users, people, {
    customer_id: sql`c."to"`,
    uid: sql`replace(t.uid, '@', '.' || c.n || '@')`,
    wearer_id: sql`t.wearer_id || lpad(c.n::text, 3, '0')`,
    mobile: sql`null`,
    organisation_uid: sql`c.other`,
    unit_uid: sql`c.unit_uid`,
  });
  await copyRows(db, schema.addresses, people, {
    id: sql`'home-' || c."to" || '-' || t.id`,
    customer_id: sql`c."to"`,
  });
  await copyRows(db, schema.consents, people, { code: sql`t.code || '-' || c.n`, customer_id: sql`c."to"` });
  await db.execute(sql`create temporary table copied_allocations on commit drop as
    select a.id as "from", a.id + c.by as "to", pg_temp.moved(a.customer_id, c.people) as customer_id, c.*
    from copies c join users u on u.organisation_uid = c.organisation join allocations a on a.customer_id = u.customer_id
      join packs p on p.id = a.pack_id
    where c.cycle = 0 or p.reset <> 'once'`);
  const earlier = sql`make_interval(years => 2 * c.cycle)`;
  await copyRows(db, schema.allocations, sql`join copied_allocations c on c."from" = t.id`, {
    id: sql`c."to"`,
    customer_id: sql`c.customer_id`,
    pack_id: sql`t.pack_id || c."end"`,
    period_start: sql`(t.period_start - ${earlier})::date`,
    period_end: sql`case when t.period_end > '9000-01-01' then t.period_end else (t.period_end - ${earlier})::date end`,
  });
  await copyRows(
    db,
    schema.entitlementMovements,
    sql`join copied_allocations c on c."from" = t.allocation_id
      left join copied_orders o on o."from" = t.order_code and o.n = c.n and o.cycle = c.cycle
      where t.cart_code is null and (t.order_code is null or o."to" is not null)`,
    {
      id: null,
      allocation_id: sql`c."to"`,
      order_code: sql`o."to"`,
      at: sql`t.at - c.ago`,
      change_id: sql`null`,
    },
  );
}

async function copyOrders(db: Database): Promise<void> {
  const orders = sql`join copied_orders c on c."from" = t.order_code`;
  const pack = sql`t.pack_id || c."end"`;
  await copyRows(db, schema.orders, sql`join copied_orders c on c."from" = t.code`, {
    code: sql`c."to"`,
    guid: sql`gen_random_uuid()`,
    customer_id: sql`pg_temp.moved(t.customer_id, c.people)`,
    organisation_uid: sql`c.other`,
    unit_uid: sql`c.unit_uid`,
    placed_at: sql`t.placed_at - c.ago`,
    cancelled_at: sql`t.cancelled_at - c.ago`,
    decided_at: sql`t.decided_at - c.ago`,
    news_at: sql`t.news_at - c.ago`,
    news_read_at: sql`t.news_read_at - c.ago`,
    placed_by: sql`pg_temp.person(t.placed_by, c.people)`,
  });
  await copyRows(db, schema.orderEntries, orders, { order_code: sql`c."to"`, pack_id: pack });
  await copyRows(db, schema.consignments, orders, {
    order_code: sql`c."to"`,
    code: sql`replace(t.code, t.order_code, c."to")`,
    status_at: sql`t.status_at - c.ago`,
  });
  await copyRows(db, schema.orderEvents, orders, {
    order_code: sql`c."to"`,
    at: sql`t.at - c.ago`,
    by: sql`pg_temp.person(t.by, c.people)`,
    on_behalf_of: sql`pg_temp.person(t.on_behalf_of, c.people)`,
    parcel: sql`replace(t.parcel, t.order_code, c."to")`,
  });
}

/** Invoices with their payments. What is years old has been paid. */
async function copyMoney(db: Database): Promise<void> {
  await copyRows(db, schema.invoicePayments, sql`join copies c on c.organisation = t.organisation_uid`, {
    code: sql`pg_temp.moved(t.code, c.by)`,
    organisation_uid: sql`c.other`,
    at: sql`t.at - c.ago`,
    by: sql`pg_temp.person(t.by, c.people)`,
  });
  await copyRows(
    db,
    schema.invoices,
    sql`join copied_orders c on c."from" = t.order_code where c.cycle = 0 or t.paid_at is not null`,
    {
      number: sql`pg_temp.moved(t.number, c.by)`,
      order_code: sql`c."to"`,
      organisation_uid: sql`c.other`,
      unit_uid: sql`c.unit_uid`,
      bill_to_uid: sql`pg_temp.unit(t.bill_to_uid, c.organisation, c.other, c.unit_end)`,
      issued_at: sql`t.issued_at - c.ago`,
      due_on: sql`(t.due_on::date - c.ago)::date::text`,
      paid_at: sql`t.paid_at - c.ago`,
      payment_code: sql`pg_temp.moved(t.payment_code, c.by)`,
    },
  );
}

async function copyReturns(db: Database): Promise<void> {
  const requests = sql`join return_requests r on r.code = t.return_code join copied_orders c on c."from" = r.order_code`;
  const moved = (code: SQL) => sql`pg_temp.moved(${code}, c.by)`;
  // The requests go first, but copies of them have orders that are no copy's `from`.
  await copyRows(db, schema.returnRequests, sql`join copied_orders c on c."from" = t.order_code`, {
    code: moved(sql`t.code`),
    order_code: sql`c."to"`,
    customer_id: sql`pg_temp.moved(t.customer_id, c.people)`,
    organisation_uid: sql`c.other`,
    asked_at: sql`t.asked_at - c.ago`,
    sent_at: sql`t.sent_at - c.ago`,
    news_at: sql`t.news_at - c.ago`,
    news_read_at: sql`t.news_read_at - c.ago`,
  });
  await copyRows(db, schema.returnEntries, requests, {
    return_code: moved(sql`t.return_code`),
    order_code: sql`c."to"`,
  });
  await copyRows(db, schema.returnEvents, requests, {
    return_code: moved(sql`t.return_code`),
    at: sql`t.at - c.ago`,
    by: sql`pg_temp.person(t.by, c.people)`,
  });
  await copyRows(
    db,
    schema.credits,
    sql`${requests} join invoices i on i.number = t.invoice_number where c.cycle = 0 or i.paid_at is not null`,
    {
      number: moved(sql`t.number`),
      return_code: moved(sql`t.return_code`),
      invoice_number: moved(sql`t.invoice_number`),
      organisation_uid: sql`c.other`,
      unit_uid: sql`c.unit_uid`,
      bill_to_uid: sql`pg_temp.unit(t.bill_to_uid, c.organisation, c.other, c.unit_end)`,
      issued_at: sql`t.issued_at - c.ago`,
    },
  );
}

/** Notices, which are kept for months, and the changes that administrators made in all years. */
async function copyNews(db: Database): Promise<void> {
  await copyRows(db, schema.notices, sql`join copied_people c on c."from" = t.customer_id`, {
    id: null,
    customer_id: sql`c."to"`,
    about: sql`case when t.kind = 'approval' then 'approval ' || pg_temp.moved(split_part(t.about, ' ', 2), c.by)
      else t.about end`,
    details: sql`case when t.kind = 'approval' then t.details ||
      jsonb_build_object('orderCode', pg_temp.moved(t.details->>'orderCode', c.by)) else t.details end`,
  });
  await copyRows(db, schema.changeEvents, sql`join copies c on c.organisation = t.organisation_uid`, {
    id: null,
    at: sql`t.at - c.ago`,
    organisation_uid: sql`c.other`,
    unit_uid: sql`pg_temp.unit(t.unit_uid, c.organisation, c.other, c.unit_end)`,
    subject_code: sql`case when t.kind = 'person' then pg_temp.moved(t.subject_code, c.people) else t.subject_code end`,
    by: sql`pg_temp.person(t.by, c.people)`,
    on_behalf_of: sql`pg_temp.person(t.on_behalf_of, c.people)`,
  });
}
