import { inArray, sql } from "drizzle-orm";
import { type Database, withoutLimits } from "../database/connection";
import * as schema from "../database/schema";
import { noteCoupons } from "../modules/coupons";
import { addDays, demoDayOf, isoDate } from "./calendar";
import { catalogueRows, demoStyles, syntheticStyles, type DemoStyle } from "./catalogue";
import { bringContent } from "./content";
import { allocationChangeRows } from "./allocation-changes";
import { insertAll } from "./insert";
import { seedInvoices } from "./invoices";
import { seedLimits } from "./limits";
import { CONNECTIONS } from "./connections";
import { consentRows, consentTemplateRows } from "./consents";
import { CARRIERS, SELLERS } from "./trade";
import { writeConnections } from "../modules/punchout";
import {
  addressRows,
  costCentreRows,
  costCentreUnitRows,
  organisationRow,
  purchaseOrderRows,
  registrationCodeRows,
  unitMemberRows,
  unitRows,
} from "./organisations";
import { allocate, packRows, type Allocation } from "./packs";
import { demoPasswordHash, peopleOf, type Seeding } from "./people";
import type { EventPerson } from "../modules/orders/tables";
import { seedChanges } from "./changes";
import { seedNotices } from "./notices";
import { orderRows, type OrderRows } from "./order-rows";
import { planWholesaleOrders } from "./order-wholesale";
import { planOrders } from "./orders";
import { type PlannedOrder } from "./planned-order";
import { configurationModelRows } from "./configuration-models";
import { assortmentRows, priceRowsOf } from "./prices";
import { PROGRAMS } from "./programs";
import { COUPONS, couponRows, promotionRows } from "./promotions";
import { seedQuotes } from "./quotes";
import { referenceRows } from "./references";
import { planReplenishments, replenishmentBuyer } from "./replenishments";
import { learnFits } from "../modules/catalogue";
import { returnRows } from "./returns";
import { reviewRows } from "./reviews";
import { deliveryModeRows, siteRows } from "./sites";
import { PLACES } from "./places";
import { storeRows } from "./stores";
import { sizeMeasureRows } from "./sizes";
import { seedSavedCarts } from "./saved-carts";
import { seedUserGroups } from "./user-groups";
import { valueAddRows } from "./value-adds";

/** Copies of every style for each step of scale: scale 20 makes a catalogue of over 100,000 SKUs. */
const COPIES_A_STEP = 5;

export interface SeedOptions {
  /** All dates of the demo are relative to the day of this instant. */
  now: Date;
  /** Multiplies people and orders; above 1 it adds invented styles for load tests. */
  scale?: number;
  progress?: (line: string) => void;
}

/** Processes that start together on an empty database wait for this advisory lock; one of them seeds it. */
const SEED_LOCK = 4157002;

/** One transaction at a time fills a database. Waiting for it and filling have no time limit. */
export async function waitToFill(db: Database): Promise<void> {
  await withoutLimits(db);
  await db.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
}

/**
 * Fills an empty database with the demo programs, in one transaction. The same day and scale give the same
 * rows.
 */
export async function seedDemo(db: Database, options: SeedOptions): Promise<void> {
  const { scale = 1, progress = () => {} } = options;
  const seeding: Seeding = {
    today: demoDayOf(options.now),
    scale,
    passwordHash: demoPasswordHash(),
    nextWearerId: 20_000,
    nextMobile: 0,
  };
  await db.transaction(async (tx) => {
    await insertAll(tx, schema.baseSites, siteRows());
    await insertAll(tx, schema.consentTemplates, consentTemplateRows());
    await insertAll(tx, schema.deliveryModes, deliveryModeRows());
    await insertAll(tx, schema.sellers, SELLERS);
    await insertAll(tx, schema.carriers, CARRIERS);
    await bringContent(tx, seeding.today);
    await insertAll(tx, schema.places, PLACES);
    await insertAll(tx, schema.stores, storeRows(seeding.today));
    const styles = await seedCatalogue(tx, seeding, progress);
    const { orders, approvers } = await seedPrograms(tx, seeding, styles, progress);
    const rows = orderRows(orders, seeding.today, approvers);
    const seedReplenishments = planReplenishments(rows, seeding.today, await replenishmentBuyer(tx));
    await seedOrders(tx, rows, progress);
    await seedReplenishments(tx);
    await seedLimits(tx, seeding.today);
    await seedUserGroups(tx, seeding.today);
    await seedSavedCarts(tx, seeding.today);
    await seedQuotes(tx, seeding.today);
    const returns = returnRows(rows, styles, seeding.today);
    await insertAll(tx, schema.returnRequests, returns.requests);
    await insertAll(tx, schema.returnEntries, returns.entries);
    await insertAll(tx, schema.returnEvents, returns.events);
    await learnFits(tx, seeding.today);
    await seedInvoices(tx, seeding.today);
    await seedNotices(tx, seeding.today);
    await seedChanges(tx);
    await writeConnections(tx, CONNECTIONS);
    await insertAll(tx, schema.promotions, promotionRows(seeding.today));
    await seedCoupons(tx, seeding.today);
    await insertAll(tx, schema.reviews, reviewRows(orders, seeding.today));
    await insertAll(tx, schema.databaseFacts, [
      { name: "seed", value: `demo, day ${isoDate(seeding.today)}, scale ${scale}`, at: seeding.today },
    ]);
    // So many new rows need plans of their own; the embedded database never analyses by itself.
    await tx.execute(sql`analyze`);
  });
}

async function seedCatalogue(db: Database, { today, scale }: Seeding, progress: (line: string) => void) {
  const outline = demoStyles();
  const all = [...outline, ...syntheticStyles(outline, Math.max(0, Math.round(scale) - 1) * COPIES_A_STEP)];
  const rows = catalogueRows(all, today);
  await insertAll(db, schema.categories, rows.categories);
  await insertAll(db, schema.valueAdds, valueAddRows());
  await insertAll(db, schema.configurationModels, configurationModelRows());
  await insertAll(db, schema.sizeMeasures, sizeMeasureRows());
  await insertAll(db, schema.styles, rows.styles);
  await insertAll(db, schema.styleColours, rows.colours);
  await insertAll(db, schema.variants, rows.variants);
  await insertAll(db, schema.stockLevels, rows.stock);
  await insertAll(db, schema.styleValueAdds, rows.valueAdds);
  await insertAll(db, schema.priceRows, priceRowsOf(all));
  await insertAll(db, schema.assortments, assortmentRows(all));
  await insertAll(db, schema.styleReferences, referenceRows(outline));
  progress(`catalogue: ${rows.styles.length} styles, ${rows.variants.length} SKUs`);
  return outline;
}

async function seedPrograms(
  db: Database,
  seeding: Seeding,
  styles: readonly DemoStyle[],
  progress: (line: string) => void,
): Promise<{ orders: PlannedOrder[]; approvers: Map<string, EventPerson> }> {
  const { today } = seeding;
  const byCode = new Map(styles.map((style) => [style.code, style]));
  const orders: PlannedOrder[] = [];
  const approvers = new Map<string, EventPerson>();
  let nextAllocation = 1;
  for (const program of PROGRAMS) {
    const people = peopleOf(program, seeding);
    await insertAll(db, schema.organisations, [organisationRow(program)]);
    await insertAll(db, schema.units, unitRows(program, today));
    await insertAll(db, schema.costCentres, costCentreRows(program, today));
    await insertAll(db, schema.costCentreUnits, costCentreUnitRows(program));
    await insertAll(
      db,
      schema.users,
      people.map((person) => person.row),
    );
    await insertAll(db, schema.unitMembers, unitMemberRows(people));
    await insertAll(db, schema.consents, consentRows(people));
    await insertAll(db, schema.addresses, addressRows(program, people));
    await insertAll(db, schema.purchaseOrders, purchaseOrderRows(program, people, today));
    await insertAll(db, schema.registrationCodes, registrationCodeRows(program));
    const packs = packRows(program, today);
    await insertAll(db, schema.packs, packs.packs);
    await insertAll(db, schema.bundles, packs.bundles);
    await insertAll(db, schema.bundleSets, packs.sets);
    await insertAll(db, schema.bundleStyles, packs.styles);
    const allocations: Allocation[] = allocate(program, people, today, nextAllocation);
    nextAllocation += allocations.length;
    const changed = allocationChangeRows(allocations, people, today);
    await insertAll(
      db,
      schema.allocations,
      allocations.map((allocation) => allocation.row),
    );
    await insertAll(db, schema.allocationChanges, changed.changes);
    await insertAll(db, schema.entitlementMovements, [
      ...allocations.flatMap((allocation) => allocation.grants),
      ...changed.movements,
    ]);
    if (program.site === "wholesale") orders.push(...planWholesaleOrders(program, people, styles, seeding));
    else orders.push(...planOrders(program, people, allocations, byCode, seeding));
    const approver = people.find(({ plan }) => plan.login === "approver")?.row;
    if (approver) {
      const { customerId, firstName, lastName } = approver;
      approvers.set(program.uid, { customerId, name: `${firstName} ${lastName}` });
    }
    progress(
      `${program.name}: ${people.length} people, ${program.units.length} units, ${packs.packs.length} packs`,
    );
  }
  for (const table of ["allocations", "allocation_changes"]) {
    await db.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${nextAllocation})`);
  }
  return { orders, approvers };
}

/** What expires soon was told in its time, as the other notices of the demo. */
async function seedCoupons(db: Database, today: Date) {
  const owners = await db
    .select({ uid: schema.users.uid, customerId: schema.users.customerId })
    .from(schema.users)
    .where(
      inArray(
        schema.users.uid,
        COUPONS.map(({ uid }) => uid),
      ),
    );
  const customerIdOf = new Map(owners.map(({ uid, customerId }) => [uid, customerId]));
  await insertAll(db, schema.customerCoupons, couponRows(today, customerIdOf));
  await noteCoupons(db, addDays(today, -1));
}

async function seedOrders(db: Database, rows: OrderRows, progress: (line: string) => void) {
  await insertAll(db, schema.orders, rows.orders);
  await insertAll(db, schema.orderEntries, rows.entries);
  await insertAll(db, schema.consignments, rows.consignments);
  await insertAll(db, schema.orderEvents, rows.events);
  await insertAll(db, schema.entitlementMovements, rows.movements);
  progress(`${rows.orders.length} orders with ${rows.entries.length} lines`);
}
