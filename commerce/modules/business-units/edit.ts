import { eq, sql } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { alreadyExists, invalid, OccError } from "../../http/errors";
import { added, differences, noteChange } from "../changes";
import { changedSince } from "../limits";
import { lockPeople } from "../manage-users";
import { units } from "../organisation/tables";
import { atHomeIn } from "./at-home";
import { disableUnit, enableUnit, type UnitChangeCall } from "./change";
import type { UnitBody, UnitChangeBody } from "./edit-contract";
import { approvalProcessOf } from "./process";
import { referenceUnit, showUnit, type UnitCall } from "./read";

type Unit = typeof units.$inferSelect;

const saved = async (call: UnitCall, code: string, message: string) => ({
  ...{ status: "SUCCESS" as const, message, code },
  ...(await referenceUnit(call, code)),
  ...(await atHomeIn(call, code)),
});

/** One process serves all units. @throws OccError 400 for the code of any other. */
function mustKeepProcess(
  { about }: UnitCall,
  { approvalProcess }: Pick<z.infer<typeof UnitBody>, "approvalProcess">,
): void {
  const code = approvalProcess?.code;
  if (code && code !== approvalProcessOf(about.organisation).code) {
    throw invalid("approvalProcess.code", "There is no such approval process.");
  }
}

/**
 * Adds a unit below one that the caller manages. It has the country, currency and bill-to of that one, and no people,
 * addresses or cost centres yet.
 * @throws OccError 404 for a unit above that is not managed; 400 for one that is disabled; 409 for a number that exists.
 */
export async function addUnit(call: UnitChangeCall, sent: z.infer<typeof UnitBody>) {
  mustKeepProcess(call, sent);
  const above = await showUnit(call, sent.parentOrgUnit.uid);
  if (above.status === "disabled") throw disabledAbove(above.name);
  const [parent] = await call.db.select().from(units).where(eq(units.uid, above.uid));
  const now = call.now();
  const { country, currency, currencySymbol, gstRate, organisationUid } = parent!;
  const [made] = await call.db
    .insert(units)
    .values({
      ...{ country, currency, currencySymbol, gstRate, organisationUid },
      ...{ enableNaizFit: parent!.enableNaizFit, enableChatbot: parent!.enableChatbot },
      bulkUploadEnabled: parent!.bulkUploadEnabled,
      // Whoever is billed for the unit above is billed for this one.
      billToUid: parent!.billToUid ?? (parent!.kind === "bill-to" ? parent!.uid : null),
      kind: "ship-to",
      uid: sent.uid,
      name: sent.name,
      parentUid: above.uid,
      addedAt: now,
      updatedAt: now,
      updatedBy: call.about.user.customerId,
    })
    .onConflictDoNothing()
    .returning({ uid: units.uid });
  if (!made) throw unitTaken(sent.uid);
  await noteChange(call, {
    kind: "unit",
    subject: { code: sent.uid, name: sent.name },
    unitUid: sent.uid,
    changes: added(`Below ${above.name}`),
  });
  return saved(call, sent.uid, `${sent.name} (${sent.uid}) is added.`);
}

const disabledAbove = (name: string) =>
  invalid("parentOrgUnit.uid", `${name} is disabled. Enable it first, or choose another.`);

/** 409 in the words that the framework's pages read (contract §10), whoever has the number. */
function unitTaken(uid: string): OccError {
  const [error] = alreadyExists(`Organizational unit with uid [${uid}] already exists`).errors;
  return new OccError(409, { ...error!, subject: "uid", subjectType: "parameter" });
}

type Change = z.infer<typeof UnitChangeBody>;

/**
 * Changes what is sent: the name, the unit above it, and whether it is open. Orders that were placed keep the name that
 * they have. A unit that moves takes everything below it along, and keeps its country, currency and bill-to.
 * @throws OccError 404; 400 for a disabled unit that is not enabled by the same change, for what cannot change, and as
 * disableUnit and enableUnit; 409 ConflictError for an older version.
 */
export async function changeUnit(call: UnitChangeCall, uid: string, sent: Change) {
  // The same order of locks as disabling, which would otherwise wait for this call, and this call for it. Two units that
  // are moved at once, each below the other, wait here too.
  if (sent.active !== undefined || sent.parentOrgUnit?.uid) await lockPeople(call);
  const shown = await showUnit(call, uid);
  mustKeepId(shown, sent);
  mustKeepProcess(call, sent);
  const [row] = await call.db.select().from(units).where(eq(units.uid, uid)).for("update");
  const { name, version, updatedAt, updatedBy } = row!;
  if (sent.version !== undefined && sent.version !== version) {
    throw await changedSince(call, {
      title: `${name} (${uid})`,
      updatedBy,
      updatedAt: updatedAt.toISOString(),
    });
  }
  const above = await newParent(call, shown, sent);
  let message = `${sent.name ?? name} (${uid}) is saved.`;
  if (sent.active) ({ message } = await enableUnit(call, uid));
  if (sent.name !== undefined || above) {
    if (!row!.active && !sent.active) throw invalid("uid", `${name} is disabled. Enable it, then change it.`);
    await write(call, row!, { name: sent.name ?? name, above, below: shown.parentName });
  }
  if (sent.active === false) ({ message } = await disableUnit(call, uid));
  return saved(call, uid, message);
}

/** @throws OccError 400 if a unit shall get another id. */
function mustKeepId(unit: Shown, sent: Change): void {
  if (sent.uid !== undefined && sent.uid.toLowerCase() !== unit.uid) {
    throw invalid("uid", "The id of a unit cannot change.");
  }
}

type Shown = Awaited<ReturnType<typeof showUnit>>;

/**
 * The unit that another one moves below; undefined if it stays where it is.
 * @throws OccError 404 for a unit that the caller does not manage; 400 for one that is disabled, or is the unit itself or
 * below it, and for the caller's own unit, whose place is decided above it.
 */
async function newParent(
  call: UnitChangeCall,
  unit: Shown,
  { parentOrgUnit }: Change,
): Promise<Shown | undefined> {
  const uid = parentOrgUnit?.uid?.toLowerCase();
  if (!uid || uid === unit.parentUid) return undefined;
  if (unit.parentUid === undefined) {
    throw invalid("parentOrgUnit.uid", `${unit.name} is the top of what you manage, and stays there.`);
  }
  const above = await showUnit(call, uid);
  if (above.status === "disabled") throw disabledAbove(above.name);
  if (uid === unit.uid || unit.below.units.some((below) => below.uid === uid)) {
    throw invalid("parentOrgUnit.uid", `${above.name} is below ${unit.name}. Choose a unit outside of it.`);
  }
  return above;
}

/** @param to its name, the unit that it moves below, and the name of the one that it was below. */
async function write(
  call: UnitChangeCall,
  { uid, name, parentUid }: Unit,
  to: { name: string; above?: Shown; below?: string },
) {
  await call.db
    .update(units)
    .set({
      name: to.name,
      parentUid: to.above?.uid ?? parentUid,
      updatedAt: call.now(),
      updatedBy: call.about.user.customerId,
      version: sql`${units.version} + 1`,
    })
    .where(eq(units.uid, uid));
  const before = { name, above: to.below ?? "" };
  await noteChange(call, {
    kind: "unit",
    subject: { code: uid, name: to.name },
    unitUid: uid,
    changes: differences(
      before,
      { name: to.name, ...(to.above ? { above: to.above.name } : {}) },
      { name: ["Name", String], above: ["Parent unit", String] },
    ),
  });
}
