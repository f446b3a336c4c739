import { and, eq } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { type ActiveDays, activeDaysChanges, activeDaysOf, NO_DAYS } from "../../http/active-days";
import { readableTime } from "../../http/dates";
import { invalid, OccError } from "../../http/errors";
import { added, noteChange, type NotingCall, switched, type ValueChange } from "../changes";
import { openUnitWithCurrency } from "../organisation";
import { costCentres, costCentreUnits } from "../organisation/tables";
import type { ChangeBody, CostCentreBody } from "./contract";
import { type CostCentreCall, showCostCentre } from "./read";

export type ChangeCall = CostCentreCall & NotingCall;
type CostCentre = Awaited<ReturnType<typeof showCostCentre>>;

const done = (code: string, message: string) => ({ status: "SUCCESS" as const, message, code });

/**
 * Adds a cost centre of a unit, in the unit's currency.
 * @throws OccError 400 for a unit that the caller does not manage or that is disabled; 409 for a code that exists.
 */
export async function addCostCentre(call: ChangeCall, sent: z.infer<typeof CostCentreBody>) {
  const unit = await openUnitWithCurrency(call, sent.unitUid, "unitUid");
  if (await insertCostCentre(call, sent, unit)) return done(sent.code, `${titleOf(sent)} is added.`);
  throw new OccError(409, {
    type: "AlreadyExistsError",
    message: `${sent.code} is already taken. Enter another code.`,
    subject: "code",
    subjectType: "parameter",
  });
}

/** The same without words. @returns whether it is added: not if the code exists. */
export async function insertCostCentre(
  call: ChangeCall,
  sent: Omit<z.infer<typeof CostCentreBody>, "unitUid">,
  unit: Awaited<ReturnType<typeof openUnitWithCurrency>>,
) {
  const now = call.now();
  const days = activeDaysOf(sent);
  const [made] = await call.db
    .insert(costCentres)
    .values({
      code: sent.code,
      name: sent.name,
      organisationUid: call.about.organisation.uid,
      unitUid: unit.uid,
      currency: unit.currency,
      ...days,
      addedAt: now,
      updatedAt: now,
      updatedBy: call.about.user.customerId,
    })
    .onConflictDoNothing()
    .returning({ code: costCentres.code });
  if (!made) return false;
  await noteChange(call, {
    kind: "cost-centre",
    subject: { code: sent.code, name: titleOf(sent) },
    unitUid: unit.uid,
    changes: [...added(unit.name), ...activeDaysChanges(NO_DAYS, days)],
  });
  return true;
}

/**
 * A cost centre that nobody else can change meanwhile.
 * @throws OccError 404 for one that the caller does not manage.
 */
export async function locked(call: CostCentreCall, code: string): Promise<CostCentre> {
  await call.db
    .select({ code: costCentres.code })
    .from(costCentres)
    .where(and(eq(costCentres.code, code), eq(costCentres.organisationUid, call.about.organisation.uid)))
    .for("update");
  return showCostCentre(call, code);
}

const titleOf = ({ name, code }: Pick<CostCentre, "name" | "code">) => `${name} (${code})`;

/** Disabled items cannot be edited (spec 002 §4.2). */
export function mustBeActive(centre: CostCentre): void {
  if (!centre.active) throw invalid("code", `${titleOf(centre)} is disabled. Enable it, then change it.`);
}

export async function save(
  call: ChangeCall,
  centre: CostCentre,
  change: { name?: string; active?: boolean } & Partial<ActiveDays>,
) {
  const before = daysOf(centre);
  const days = activeDaysOf(change, before);
  await call.db
    .update(costCentres)
    .set({
      ...change,
      ...days,
      updatedAt: call.now(),
      updatedBy: call.about.user.customerId,
      version: centre.version + 1,
    })
    .where(eq(costCentres.code, centre.code));
  const { name = centre.name, active = centre.active } = change;
  await note(call, { ...centre, name }, [
    { what: "Name", from: centre.name, to: name },
    switched(centre.active, active),
    ...activeDaysChanges(before, days),
  ]);
}

/** The days of a cost centre as they are stored. */
export const daysOf = ({ activeFrom = null, activeUntil = null }: Partial<ActiveDays>): ActiveDays => ({
  activeFrom,
  activeUntil,
});

const note = (call: ChangeCall, centre: CostCentre, changes: ValueChange[]) =>
  noteChange(call, {
    kind: "cost-centre",
    subject: { code: centre.code, name: titleOf(centre) },
    unitUid: centre.unit.uid,
    changes,
  });

/** Changes the name and the days. Orders keep the name that they were placed with. @throws OccError 400 for a disabled one; 404; 409 ConflictError. */
export async function changeCostCentre(call: ChangeCall, code: string, sent: z.infer<typeof ChangeBody>) {
  const centre = await locked(call, code);
  if (sent.version !== undefined && sent.version !== centre.version) {
    const when = readableTime(new Date(centre.updatedDate), call.about.organisation.timeZone);
    const message = `${centre.updatedBy ?? "Somebody"} changed ${titleOf(centre)} at ${when}, while you had it open.`;
    throw new OccError(409, { type: "ConflictError", message });
  }
  mustBeActive(centre);
  const { name, activeFrom, activeUntil } = sent;
  await save(call, centre, { name, activeFrom, activeUntil });
  return done(code, `${sent.name} (${code}) is saved.`);
}

/** Disables a cost centre: nobody can choose it or order with it any more. A second time does nothing. @throws OccError 404. */
export async function disableCostCentre(call: ChangeCall, code: string) {
  const centre = await locked(call, code);
  if (centre.active) await save(call, centre, { active: false });
  return done(code, `${titleOf(centre)} is disabled.`);
}

/** Enables a cost centre. @throws OccError 404; 400 while its unit is disabled (spec 002 §4.2). */
export async function enableCostCentre(call: ChangeCall, code: string) {
  const centre = await locked(call, code);
  if (centre.obstacle) throw invalid("code", centre.obstacle);
  if (!centre.active) await save(call, centre, { active: true });
  return done(code, `${titleOf(centre)} is enabled.`);
}

/**
 * Lets another unit charge a cost centre. A second time does nothing.
 * @throws OccError 404; 400 for a disabled cost centre, and for a unit that is closed, not managed or of another currency.
 */
export async function linkUnit(call: ChangeCall, code: string, unitUid: string) {
  const centre = await locked(call, code);
  mustBeActive(centre);
  const unit = await openUnitWithCurrency(call, unitUid, "businessUnitId");
  if (unit.currency !== centre.currency.isocode) {
    throw invalid(
      "businessUnitId",
      `${unit.name} orders in ${unit.currency}, and ${titleOf(centre)} is in ${centre.currency.isocode}. Choose another unit.`,
    );
  }
  if (unit.uid !== centre.unit.uid) {
    const linked = await call.db
      .insert(costCentreUnits)
      .values({ costCentreCode: code, unitUid: unit.uid })
      .onConflictDoNothing()
      .returning();
    if (linked.length > 0) await note(call, centre, [{ what: "Unit", from: null, to: unit.name }]);
  }
  return done(code, `${unit.name} can use ${titleOf(centre)}.`);
}

/**
 * Takes a cost centre from a unit that it is linked to (spec 001 §7). Orders that were placed keep it.
 * @throws OccError 404; 400 for a disabled cost centre, for a unit that it is not linked to, and for the one that it belongs to.
 */
export async function unlinkUnit(call: ChangeCall, code: string, unitUid: string) {
  const centre = await locked(call, code);
  mustBeActive(centre);
  if (unitUid === centre.unit.uid) {
    throw invalid(
      "businessUnitId",
      `${titleOf(centre)} belongs to ${centre.unit.name}. Disable it if nobody may use it.`,
    );
  }
  const unit = centre.units.find(({ uid }) => uid === unitUid);
  if (!unit) throw invalid("businessUnitId", "That unit is not linked to this cost centre.");
  await call.db
    .delete(costCentreUnits)
    .where(and(eq(costCentreUnits.costCentreCode, code), eq(costCentreUnits.unitUid, unitUid)));
  await note(call, centre, [{ what: "Unit", from: unit.name, to: null }]);
  return done(code, `${unit.name} can no longer use ${titleOf(centre)}.`);
}
