import { sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../../commerce/database/connection";
import { FIRST_ORDER } from "../../../commerce/checks/rules";
import { checkData } from "../../../commerce/checks/run";
import { REASONS } from "../../../commerce/modules/returns";
import type { ReceivedMail } from "../smtp";
import type { Ground } from "./ground";
import type { Trip } from "./trip";

const FAULTS = REASONS.filter(({ kind }) => kind === "fault").map(({ code }) => code);

interface OrderRow {
  code: string;
  guid: string;
  customerId: string;
  status: string;
  points: number;
  pieces: number;
}

const ordersOf = (db: Database) =>
  rowsOf<OrderRow>(
    db,
    sql`select o.code, o.guid, o.customer_id as "customerId", o.status, o.points,
      (select coalesce(sum(quantity), 0)::int from order_entries e where e.order_code = o.code) as pieces
    from orders o order by o.code`,
  );

/** Every order that a person was told of is there exactly once, as they were told; and there is no other. */
async function orderProblems(db: Database, ground: Ground, trips: Trip[]): Promise<string[]> {
  const rows = (await ordersOf(db)).filter(({ code }) => !ground.orders.has(code));
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const told = trips.filter(({ order }) => order !== undefined);
  const problems = told.flatMap((trip) => {
    const row = byCode.get(trip.order!);
    if (!row) return [`${trip.order} was confirmed and is not there`];
    const expected = [trip.guid, trip.shopper.customerId, trip.pieces, trip.end === "cancelled"].join();
    const found = [row.guid, row.customerId, row.pieces, row.status === "CANCELLED"].join();
    return expected === found ? [] : [`${trip.order} should be ${expected} and is ${found}`];
  });
  const toldCodes = new Set(told.map(({ order }) => order));
  if (toldCodes.size !== told.length) problems.push("one order was confirmed to two carts");
  for (const { code } of rows)
    if (!toldCodes.has(code)) problems.push(`${code} is there and nobody knows it`);
  return problems;
}

interface ReturnRow {
  code: string;
  customerId: string;
  sku: string;
  quantity: number;
  taken: number;
}

const exchangesOf = (db: Database) =>
  rowsOf<ReturnRow>(
    db,
    sql`select r.code, r.customer_id as "customerId", e.new_sku as sku, e.quantity, e.stock_taken as taken
      from return_requests r join return_entries e on e.return_code = r.code order by r.code`,
  );

/** Every exchange that a person was told of is there exactly once, of one piece, as they were told; and no other. */
async function exchangeProblems(db: Database, ground: Ground, trips: Trip[]): Promise<string[]> {
  const rows = (await exchangesOf(db)).filter(({ code }) => !ground.returns.has(code));
  const told = trips.flatMap(({ shopper, exchange }) =>
    exchange ? [`${exchange.code} ${shopper.customerId} ${exchange.sku} 1`] : [],
  );
  const there = rows.map(({ code, customerId, sku, quantity }) => `${code} ${customerId} ${sku} ${quantity}`);
  return [
    ...told.filter((one) => !there.includes(one)).map((one) => `the exchange ${one} is not there`),
    ...there.filter((one) => !told.includes(one)).map((one) => `nobody knows the exchange ${one}`),
  ];
}

/** Pieces that the warehouse checked and put back to the shelf, since the ground was laid. */
const putBackOf = (db: Database) =>
  rowsOf<{ sku: string; pieces: number }>(
    db,
    sql`select e.sku, sum(e.quantity)::int as pieces
      from return_entries e join return_events v on v.return_code = e.return_code
      where v.to_state = 'RECEIVED' and v.channel <> 'demo' and e.reason not in ${FAULTS} group by 1`,
  );

/**
 * The shelf holds what it held, less what orders that stand and exchanges took from it, and what came back and is not
 * faulty.
 */
async function stockProblems(db: Database, ground: Ground): Promise<string[]> {
  const rows = await rowsOf<{ sku: string; onHand: number; taken: number }>(
    db,
    sql`select l.sku, l.on_hand as "onHand", coalesce((select sum(e.stock_taken)
      from order_entries e join orders o on o.code = e.order_code
      where e.sku = l.sku and o.status <> 'CANCELLED'), 0)::int as taken from stock_levels l`,
  );
  const sent = (await exchangesOf(db)).filter(({ code }) => !ground.returns.has(code));
  const back = new Map((await putBackOf(db)).map(({ sku, pieces }) => [sku, pieces]));
  return rows.flatMap(({ sku, onHand, taken }) => {
    const exchanged = sent.reduce((sum, one) => sum + (one.sku === sku ? one.taken : 0), 0);
    const should = (ground.stock.get(sku) ?? 0) - taken - exchanged + (back.get(sku) ?? 0);
    return onHand === should ? [] : [`${sku} has ${onHand} on the shelf and should have ${should}`];
  });
}

/** What always holds of the data of a shop. */
async function dataProblems(db: Database): Promise<string[]> {
  const checked = await checkData(db);
  return checked.flatMap(({ says, exceptions }) => exceptions.map((what) => `${says}: not ${what}`));
}

export interface MailAccount {
  problems: string[];
  written: number;
  /** Mails that arrived more than once. */
  doubled: number;
}

/** How the mails to approvers begin; the number of the order and the approver follow. */
const ASKING = "order-approval-asked ";

/** Every order that waits, or waited, was told to somebody who decides, once to each; and no other order was. */
async function askedProblems(db: Database, abouts: string[]): Promise<string[]> {
  const waited = await rowsOf<{ code: string }>(
    db,
    sql`select order_code as code from order_events
      where order_code >= ${FIRST_ORDER} and from_state is null and to_state = 'PENDING_APPROVAL'`,
  );
  const codes = new Set(waited.map(({ code }) => code));
  const asked = new Set(abouts.map((about) => about.slice(ASKING.length).split(" ")[0]!));
  return [
    ...[...codes].filter((code) => !asked.has(code)).map((code) => `nobody was asked about ${code}`),
    ...[...asked].filter((code) => !codes.has(code)).map((code) => `${code} needed no approval`),
    ...(new Set(abouts).size === abouts.length ? [] : ["somebody was asked twice about one order"]),
  ];
}

/**
 * Each event has one mail, each mail arrived, and none arrived more often than it was tried: at least once, and
 * twice only where a process ended between sending and noting it.
 */
async function mailAccount(db: Database, trips: Trip[], received: ReceivedMail[]): Promise<MailAccount> {
  const rows = await rowsOf<{ id: string; about: string; attempts: number; sent: boolean }>(
    db,
    sql`select id, about, attempts, sent_at is not null as sent from mail_outbox`,
  );
  const sent = await rowsOf<{ code: string }>(
    db,
    sql`select code from consignments where shipment is not null and status in ('SHIPPED', 'DELIVERY_COMPLETED')`,
  );
  const ofTrips = trips.flatMap(({ order, end, exchange }) => [
    ...(exchange ? [`return-booked ${exchange.code}`] : []),
    ...(end === "approved" ? [`order-approved ${order}`] : []),
    ...(order ? [`order-placed ${order}`] : []),
    ...(end === "cancelled" ? [`order-cancelled ${order}`] : []),
  ]);
  const expected = [...ofTrips, ...sent.map(({ code }) => `parcel-sent ${code}`)];
  const abouts = rows.map(({ about }) => about);
  const isAsking = (about: string) => about.startsWith(ASKING);
  const problems = await askedProblems(db, abouts.filter(isAsking));
  const written = new Set(abouts.filter((about) => !isAsking(about)));
  for (const about of expected) if (!written.has(about)) problems.push(`no mail about ${about}`);
  if (written.size !== new Set(expected).size) {
    problems.push(`${written.size} mails were written for ${expected.length} events`);
  }
  const arrived = new Map<string, number>();
  for (const { messageId } of received) {
    const id = messageId.split("@")[0]!;
    arrived.set(id, (arrived.get(id) ?? 0) + 1);
  }
  let doubled = 0;
  for (const { id, about, attempts, sent } of rows) {
    const times = arrived.get(id) ?? 0;
    if (times > 1) doubled += 1;
    if (!sent) problems.push(`the mail about ${about} was not sent`);
    if (times < 1) problems.push(`the mail about ${about} did not arrive`);
    if (times > attempts)
      problems.push(`the mail about ${about} arrived ${times} times in ${attempts} tries`);
  }
  return { problems, written: rows.length, doubled };
}

/** Everything that does not agree between what people were told, orders, ledger and shelf. */
export const auditOrders = async (db: Database, ground: Ground, trips: Trip[]): Promise<string[]> => [
  ...(await orderProblems(db, ground, trips)),
  ...(await exchangeProblems(db, ground, trips)),
  ...(await stockProblems(db, ground)),
  ...(await dataProblems(db)),
];

/** The same, and whether each event sent its mail. */
export async function auditBooks(
  db: Database,
  ground: Ground,
  trips: Trip[],
  received: ReceivedMail[],
): Promise<MailAccount> {
  const mail = await mailAccount(db, trips, received);
  return { ...mail, problems: [...(await auditOrders(db, ground, trips)), ...mail.problems] };
}
