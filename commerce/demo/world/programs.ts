import { asc, eq, sql } from "drizzle-orm";
import { dayOf, daysBetween } from "../../calendar";
import type { Database } from "../../database/connection";
import { addresses, costCentres, organisations, units } from "../../modules/organisation/tables";
import { purchaseOrders } from "../../modules/purchase-orders/tables";
import { users } from "../../modules/users/tables";
import { isoDate } from "../calendar";
import { type NamedPerson, namedPeople } from "./named-people";

/** A place with its address, and the cost centre that its orders are charged to. */
interface Unit {
  row: typeof units.$inferSelect;
  address: typeof addresses.$inferSelect;
  costCentre?: { code: string; name: string };
}

/** A person of the demo with what orders of the past ask about them. */
export interface Person {
  row: typeof users.$inferSelect;
  unit: Unit;
  program: Program;
  daysEmployed: number;
  /** Those whom the demo knows by name, and whom one may sign in as. */
  named?: NamedPerson;
}

/** An organisation while its past is made up. */
export interface Program {
  row: typeof organisations.$inferSelect;
  /** How its account numbers begin. */
  prefix: string;
  units: Unit[];
  purchaseOrders: (typeof purchaseOrders.$inferSelect)[];
}

/** An organisation with its places, as they are there. */
export async function programOf(db: Database, uid: string): Promise<Program> {
  const [row] = await db.select().from(organisations).where(eq(organisations.uid, uid));
  const places = await db
    .select({ row: units, address: addresses, centre: costCentres })
    .from(units)
    .innerJoin(addresses, eq(addresses.unitUid, units.uid))
    .leftJoin(costCentres, eq(costCentres.unitUid, units.uid))
    .where(eq(units.organisationUid, uid))
    .orderBy(asc(units.uid));
  const standing = await db
    .select()
    .from(purchaseOrders)
    .where(eq(purchaseOrders.organisationUid, uid))
    .orderBy(asc(purchaseOrders.id));
  const [first] = await db
    .select({ customerId: users.customerId })
    .from(users)
    .where(eq(users.organisationUid, uid))
    .limit(1);
  return {
    row: row!,
    prefix: first!.customerId.split("-")[0]!,
    units: places.map(({ row: unit, address, centre }) => ({
      row: unit,
      address,
      ...(centre && { costCentre: { code: centre.code, name: centre.name } }),
    })),
    purchaseOrders: standing,
  };
}

/** The people of an organisation by their account numbers: those with a name of their own in the demo come first. */
export async function peopleOf(db: Database, program: Program, today: Date): Promise<Person[]> {
  const { uid, timeZone } = program.row;
  const rows = await db
    .select()
    .from(users)
    .where(sql`${users.organisationUid} = ${uid}`)
    .orderBy(asc(users.customerId));
  const unitOf = new Map(program.units.map((unit) => [unit.row.uid, unit]));
  return rows.map((row) => ({
    row,
    program,
    unit: unitOf.get(row.unitUid)!,
    daysEmployed: daysBetween(dayOf(row.hiredAt, timeZone), isoDate(today)),
    named: namedPeople().get(row.uid),
  }));
}
