import { sql } from "drizzle-orm";
import { type Database, withoutLimits } from "../database/connection";
import * as schema from "../database/schema";
import { learnFits } from "../modules/catalogue";
import type { EventPerson } from "../modules/orders/tables";
import { writeConnections } from "../modules/punchout";
import { importFiles } from "../program";
import { changeAllocations } from "./allocation-changes";
import { demoDayOf, isoDate } from "./calendar";
import { seedChanges } from "./changes";
import { CONNECTIONS } from "./connections";
import { seedConsents } from "./consents";
import { noteContent } from "./content";
import { seedCoupons } from "./coupons";
import { importOptions, mustBeRight, readDemoFiles } from "./files";
import { grownBy } from "./grow";
import { seedHomes } from "./homes";
import { insertAll } from "./insert";
import { seedInvoices } from "./invoices";
import { seedLimits } from "./limits";
import { seedNotices } from "./notices";
import { orderRows, type OrderRows } from "./order-rows";
import { planWholesaleOrders } from "./order-wholesale";
import { type OrderCount, planOrders } from "./orders";
import { seedAgent, settle } from "./people";
import { PLACES } from "./places";
import type { PlannedOrder } from "./planned-order";
import { seedQuotes } from "./quotes";
import { planReplenishments, replenishmentBuyer } from "./replenishments";
import { returnRows } from "./returns";
import { reviewRows } from "./reviews";
import { seedSavedCarts } from "./saved-carts";
import { catalogueOf, type Style } from "./world/catalogue";
import { allocationsOf, packsOf } from "./world/packs";
import { peopleOf, type Person, programOf } from "./world/programs";

export interface SeedOptions {
  /** All dates of the demo are relative to the day of this instant. */
  now: Date;
  /** Multiplies people and orders; above 1 it adds invented styles for load tests. */
  scale?: number;
  progress?: (line: string) => void;
}

/** The organisations with a past, and the orders of two years. */
const ORDERS: Readonly<Record<string, OrderCount>> = {
  kestrel: { placed: 262, pending: 10 },
  lanternbridge: { placed: 190, pending: 22 },
  saltbush: { placed: 330, pending: 45 },
  emberbun: { placed: 312, pending: 8 },
  korraline: { placed: 220, pending: 13 },
  harrowstreet: { placed: 116, pending: 0 },
};

/** Processes that start together on an empty database wait for this advisory lock; one of them seeds it. */
const SEED_LOCK = 4157002;

/** One transaction at a time fills a database. Waiting for it and filling have no time limit. */
export async function waitToFill(db: Database): Promise<void> {
  await withoutLimits(db);
  await db.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
}

/**
 * Fills an empty database with the demo, in one transaction: its program, which is files, and a past that is made up. The
 * same day and scale give the same rows.
 */
export async function seedDemo(db: Database, options: SeedOptions): Promise<void> {
  const { scale = 1, progress = () => {} } = options;
  const today = demoDayOf(options.now);
  await db.transaction(async (tx) => {
    // What the demo brings has not happened: no webhook and no feed tells of it.
    await tx.execute(sql`select set_config('kitroom.seeding', 'on', true)`);
    const files = grownBy(readDemoFiles(today), scale);
    const plan = await importFiles(tx, files, importOptions(today));
    mustBeRight(plan.faults);
    progress(
      `program: ${files.length} files with ${files.reduce((sum, { rows }) => sum + rows.length, 0)} rows`,
    );
    await seedAgent(tx, today);
    await settle(tx, today);
    await seedConsents(tx);
    await noteContent(tx, files, today);
    await insertAll(tx, schema.places, PLACES);
    await seedPast(tx, { today, scale, progress });
    await writeConnections(tx, CONNECTIONS);
    await insertAll(tx, schema.databaseFacts, [
      { name: "seed", value: `demo, day ${isoDate(today)}, scale ${scale}`, at: today },
    ]);
    // So many new rows need plans of their own; the embedded database never analyses by itself.
    await tx.execute(sql`analyze`);
  });
}

interface Past {
  today: Date;
  scale: number;
  progress: (line: string) => void;
}

/** Two years of orders and what came of them. */
async function seedPast(db: Database, past: Past): Promise<void> {
  const { today, progress } = past;
  const styles = await catalogueOf(db);
  const { orders, approvers } = await planAll(db, past, styles);
  const rows = orderRows(orders, today, approvers);
  const seedReplenishments = planReplenishments(rows, today, await replenishmentBuyer(db));
  await seedOrders(db, rows, progress);
  await seedReplenishments(db);
  await seedLimits(db, today);
  await seedSavedCarts(db, today);
  await seedQuotes(db, today);
  const returns = returnRows(rows, styles, today);
  await insertAll(db, schema.returnRequests, returns.requests);
  await insertAll(db, schema.returnEntries, returns.entries);
  await insertAll(db, schema.returnEvents, returns.events);
  await learnFits(db, today);
  await seedInvoices(db, today);
  await seedNotices(db, today);
  await seedChanges(db);
  await seedCoupons(db, today);
  await insertAll(db, schema.reviews, reviewRows(orders, today));
}

/** The orders of every organisation, and who decides about them. */
async function planAll(db: Database, { today, scale, progress }: Past, styles: readonly Style[]) {
  const known = styles.filter(({ code }) => !code.startsWith("ZZ-"));
  const byCode = new Map(known.map((style) => [style.code, style]));
  const orders: PlannedOrder[] = [];
  const approvers = new Map<string, EventPerson>();
  for (const [uid, { placed, pending }] of Object.entries(ORDERS)) {
    const count = { placed: placed * scale, pending: pending * scale };
    const program = await programOf(db, uid);
    const people = await peopleOf(db, program, today);
    await seedHomes(db, people);
    const packs = await packsOf(db, program.row, today);
    const allocations = await allocationsOf(db, people, packs);
    await changeAllocations(db, allocations, people.find(isAdministrator)?.row, today);
    orders.push(
      ...(program.row.site === "wholesale"
        ? planWholesaleOrders(program, people, known, today, count.placed)
        : planOrders(program, people, allocations, byCode, today, count)),
    );
    const approver = people.find(({ row }) => row.uid === `approver@${uid}.example`)?.row;
    if (approver) {
      const { customerId, firstName, lastName } = approver;
      approvers.set(uid, { customerId, name: `${firstName} ${lastName}` });
    }
    progress(
      `${program.row.name}: ${people.length} people, ${program.units.length} units, ${packs.length} packs`,
    );
  }
  return { orders, approvers };
}

const isAdministrator = ({ row }: Person) => row.groups.includes("b2badmingroup");

async function seedOrders(db: Database, rows: OrderRows, progress: Past["progress"]) {
  await insertAll(db, schema.orders, rows.orders);
  await insertAll(db, schema.orderEntries, rows.entries);
  await insertAll(db, schema.consignments, rows.consignments);
  await insertAll(db, schema.orderEvents, rows.events);
  await insertAll(db, schema.entitlementMovements, rows.movements);
  progress(`${rows.orders.length} orders with ${rows.entries.length} lines`);
}
