import { asc, eq, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../commerce/database/connection";
import * as schema from "../../../commerce/database/schema";
import type { TestApi } from "../api";

export const ADMIN = "admin@emberbun.example";
/** Their mobile as it is stored, and as it is shown. */
export const MOBILE = "+61491570999";
export const SHOWN = "0491 570 999";
/** The street of their own address, and an email that they had before. */
export const STREET = "19 Saffron Close";
export const EARLIER = "before@emberbun.example";
/** Nobody else of the demo is called that. */
const LAST = "Quennerstedt";

/** Somebody whose orders and returns have all ended, and what the rows of their past are made of. */
export type Past = Awaited<ReturnType<typeof beginPast>>;

/** The email of somebody with an order and a return, of which none is open. */
async function somebody(db: Database): Promise<string> {
  const [found] = await rowsOf<{ uid: string }>(
    db,
    sql`select u.uid from users u
      where u.organisation_uid = 'emberbun' and u.active and u.uid <> 'wearer@emberbun.example'
        and u.groups @> array['customergroup'] and not u.groups && array['b2badmingroup', 'b2bapprovergroup']
        and exists (select from return_requests r where r.customer_id = u.customer_id)
        and not exists (select from return_requests r
          where r.customer_id = u.customer_id and r.status not in ('COMPLETED', 'CANCELED'))
        and not exists (select from orders o
          where o.customer_id = u.customer_id and o.status not in ('COMPLETED', 'CANCELLED', 'REJECTED'))
      order by u.customer_id limit 1`,
  );
  return found!.uid;
}

/** The person, after a change of their last name: their orders have the one before. */
async function renamed(db: Database) {
  const its = eq(schema.users.uid, await somebody(db));
  const [before] = await db.select().from(schema.users).where(its);
  const set = { lastName: LAST, mobile: MOBILE, preferredName: "Jazzie", title: "Mr", wearerId: "EMP-77813" };
  const [after] = await db.update(schema.users).set(set).where(its).returning();
  return { before: `${before!.firstName} ${before!.lastName}`, user: after! };
}

/** What the rows of others are for: the first of a table. */
async function chosenRows(db: Database, customerId: string) {
  const [variant] = await db.select().from(schema.variants).limit(1);
  const [allocation] = await db
    .select()
    .from(schema.allocations)
    .where(
      sql`customer_id = ${customerId} and pack_id in (select id from packs where allocation_type = 'quantity')`,
    );
  const orders = await db
    .select({ code: schema.orders.code })
    .from(schema.orders)
    .where(eq(schema.orders.customerId, customerId))
    .orderBy(asc(schema.orders.code));
  const [returned] = await db
    .select()
    .from(schema.returnRequests)
    .where(eq(schema.returnRequests.customerId, customerId))
    .orderBy(asc(schema.returnRequests.code));
  const { sku, styleCode } = variant!;
  return {
    ...{ sku, styleCode, orders: orders.map((one) => one.code), code: orders[0]!.code },
    ...{ returnCode: returned!.code, allocationId: allocation!.id, packId: allocation!.packId },
  };
}

/** Chooses the person, and makes what their rows have in common. */
export async function beginPast(api: TestApi) {
  const { db } = api;
  const at = api.now();
  const { before, user } = await renamed(db);
  const { customerId, uid, firstName, lastName, wearerId, organisationUid, unitUid } = user;
  const [admin] = await db.select().from(schema.users).where(eq(schema.users.uid, ADMIN));
  const name = `${firstName} ${lastName}`;
  const typedName = `J. ${lastName.toUpperCase()}`;
  const place = { line1: STREET, town: "Taree", region: "NSW", postalCode: "2430", country: "AU" };
  return {
    ...{ db, at, later: new Date(at.getTime() + 3_600_000) },
    ...{ customerId, uid, firstName, lastName, name, before, wearerId, organisationUid, unitUid, typedName },
    ...(await chosenRows(db, customerId)),
    /** Themselves and another, as events name people. */
    me: { customerId, name },
    boss: { customerId: admin!.customerId, name: "Rua Admin" },
    /** A text that names them in every way. */
    says: `${name} (${firstName}, once ${before}), ${uid}, ${SHOWN}`,
    address: { id: "own-1", firstName, lastName, ...place, phone: SHOWN },
    typed: [{ code: "NAME", name: "Name", cents: 500, entries: [{ label: "Name", value: typedName }] }],
    configuration: {
      type: "TEXTFIELD" as const,
      infos: [{ label: "Name to embroider", value: typedName, status: "SUCCESS" as const }],
      issues: 0,
    },
  };
}
