import { eq, inArray, sql } from "drizzle-orm";
import { invalid } from "../../http/errors";
import { counted } from "../../http/counted";
import { personName } from "../../http/person-name";
import { closeAccounts, type IdentityCall } from "../access";
import { noteChange, noteChanges, type NotingCall, switched } from "../changes";
import { lockPeople } from "../manage-users";
import { budgets } from "../limits/tables";
import { unitsBelow } from "../organisation";
import { costCentres, units } from "../organisation/tables";
import { users } from "../users/tables";
import { showUnit, type UnitCall } from "./read";

export type UnitChangeCall = UnitCall & NotingCall & IdentityCall;

/** @throws OccError 404; 400 with the obstacle. */
async function toSwitch(call: UnitCall, uid: string, from: "active" | "disabled") {
  await lockPeople(call);
  const unit = await showUnit(call, uid);
  if (unit.status === from && unit.obstacle) throw invalid("uid", unit.obstacle);
  return unit;
}

/**
 * Disables a unit with every unit below it, their people, cost centres and budgets (spec 002 §4.2). The people are out at the
 * next request, and are mailed. What is disabled already stays as it is; a second time does nothing.
 * @throws OccError 404 for a unit that the caller does not manage; 400 for the top of the organisation and the own unit.
 */
export async function disableUnit(call: UnitChangeCall, uid: string) {
  const unit = await toSwitch(call, uid, "active");
  const message = `${unit.name} is disabled, with everything below it.`;
  if (unit.status === "disabled") return { status: "SUCCESS" as const, message };
  const { db } = call;
  const now = call.now();
  const uids = [uid, ...unit.below.units.map((one) => one.uid)];
  await db.update(units).set({ active: false, updatedAt: now }).where(inArray(units.uid, uids));
  await db
    .update(costCentres)
    .set({ active: false })
    .where(sql`${costCentres.unitUid} in ${unitsBelow(uid)}`);
  await db
    .update(budgets)
    .set({ active: false })
    .where(sql`${budgets.unitUid} in ${unitsBelow(uid)}`);
  await closePeople(call, unit);
  const { units: below, people, costCentres: centres } = unit.below;
  await noteUnit(call, unit, false, [
    ...(below.length > 0 ? [counted(below.length, "unit") + " below it"] : []),
    ...(people > 0 ? [people === 1 ? "1 person" : `${people} people`] : []),
    ...(centres.length > 0 ? [counted(centres.length, "cost centre")] : []),
  ]);
  return { status: "SUCCESS" as const, message };
}

/** People of whom the change log is written in one statement. */
const BATCH = 500;

/** Closes the accounts of everybody whose home is the unit or one below it. */
async function closePeople(
  call: UnitChangeCall,
  { uid, name }: { uid: string; name: string },
): Promise<void> {
  const { user, organisation } = call.about;
  const people = await call.db
    .select()
    .from(users)
    .where(sql`${users.unitUid} in ${unitsBelow(uid)} and ${users.active}`)
    .orderBy(users.customerId);
  const changes = [switched(true, false, "Inactive")];
  const by = personName(user);
  await closeAccounts(call, { people, by, updatedBy: user.customerId, organisation, changes });
  for (let from = 0; from < people.length; from += BATCH) {
    await noteChanges(
      call,
      people.slice(from, from + BATCH).map((person) => ({
        kind: "person" as const,
        subject: { code: person.customerId, name: personName(person) },
        unitUid: person.unitUid,
        changes,
        note: `With ${name}, which was disabled.`,
      })),
    );
  }
}

const noteUnit = (
  call: UnitChangeCall,
  { uid, name }: { uid: string; name: string },
  active: boolean,
  along: string[] = [],
) =>
  noteChange(call, {
    kind: "unit",
    subject: { code: uid, name },
    unitUid: uid,
    changes: [switched(!active, active)],
    note: along.length > 0 ? `With ${along.join(", ")}.` : undefined,
  });

/**
 * Enables a unit with its own cost centres and budgets. Units below it and people stay disabled until each is enabled.
 * @throws OccError 404 as disableUnit; 400 while the unit above is disabled.
 */
export async function enableUnit(call: UnitChangeCall, uid: string) {
  const unit = await toSwitch(call, uid, "disabled");
  if (unit.status === "disabled") {
    await call.db.update(units).set({ active: true, updatedAt: call.now() }).where(eq(units.uid, uid));
    await call.db.update(costCentres).set({ active: true }).where(eq(costCentres.unitUid, uid));
    await call.db.update(budgets).set({ active: true }).where(eq(budgets.unitUid, uid));
    await noteUnit(call, unit, true);
  }
  return { status: "SUCCESS" as const, message: `${unit.name} is enabled.` };
}
