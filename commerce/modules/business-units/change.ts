import { eq, inArray, sql } from "drizzle-orm";
import { invalid } from "../../http/errors";
import { counted } from "../../http/counted";
import { shutOut } from "../access";
import { noteChange, type NotingCall, switched } from "../changes";
import { lockPeople } from "../manage-users";
import { budgets } from "../limits/tables";
import { unitsBelow } from "../organisation";
import { costCentres, units } from "../organisation/tables";
import { users } from "../users/tables";
import { showUnit, type UnitCall } from "./read";

type ChangeCall = UnitCall & NotingCall;

/** @throws OccError 404; 400 with the obstacle. */
async function toSwitch(call: UnitCall, uid: string, from: "active" | "disabled") {
  await lockPeople(call);
  const unit = await showUnit(call, uid);
  if (unit.status === from && unit.obstacle) throw invalid("uid", unit.obstacle);
  return unit;
}

/**
 * Disables a unit with every unit below it, their people, cost centres and budgets (spec 002 §4.2). The people are out at the
 * next request. What is disabled already stays as it is; a second time does nothing.
 * @throws OccError 404 for a unit that the caller does not manage; 400 for the top of the organisation and the own unit.
 */
export async function disableUnit(call: ChangeCall, uid: string) {
  const unit = await toSwitch(call, uid, "active");
  const message = `${unit.name} is disabled, with everything below it.`;
  if (unit.status === "disabled") return { status: "SUCCESS" as const, message };
  const { db } = call;
  const now = call.now();
  const uids = [uid, ...unit.below.units.map((one) => one.uid)];
  await db.update(units).set({ active: false, updatedAt: now }).where(inArray(units.uid, uids));
  await db
    .update(users)
    .set({
      active: false,
      updatedAt: now,
      updatedBy: call.about.user.customerId,
      version: sql`${users.version} + 1`,
    })
    .where(sql`${users.unitUid} in ${unitsBelow(uid)} and ${users.active}`);
  await db
    .update(costCentres)
    .set({ active: false })
    .where(sql`${costCentres.unitUid} in ${unitsBelow(uid)}`);
  await db
    .update(budgets)
    .set({ active: false })
    .where(sql`${budgets.unitUid} in ${unitsBelow(uid)}`);
  await shutOut(call, sql`(select u.customer_id from users u where u.unit_uid in ${unitsBelow(uid)})`);
  const { units: below, people, costCentres: centres } = unit.below;
  await noteUnit(call, unit, false, [
    ...(below.length > 0 ? [counted(below.length, "unit") + " below it"] : []),
    ...(people > 0 ? [people === 1 ? "1 person" : `${people} people`] : []),
    ...(centres.length > 0 ? [counted(centres.length, "cost centre")] : []),
  ]);
  return { status: "SUCCESS" as const, message };
}

const noteUnit = (
  call: ChangeCall,
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
export async function enableUnit(call: ChangeCall, uid: string) {
  const unit = await toSwitch(call, uid, "disabled");
  if (unit.status === "disabled") {
    await call.db.update(units).set({ active: true, updatedAt: call.now() }).where(eq(units.uid, uid));
    await call.db.update(costCentres).set({ active: true }).where(eq(costCentres.unitUid, uid));
    await call.db.update(budgets).set({ active: true }).where(eq(budgets.unitUid, uid));
    await noteUnit(call, unit, true);
  }
  return { status: "SUCCESS" as const, message: `${unit.name} is enabled.` };
}
