import { eq, sql } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { alreadyExists, invalid, OccError } from "../../http/errors";
import { added, differences, noteChange, type NotingCall } from "../changes";
import { changedSince } from "../limits";
import { lockPeople } from "../manage-users";
import { units } from "../organisation/tables";
import { disableUnit, enableUnit } from "./change";
import type { UnitBody, UnitChangeBody } from "./edit-contract";
import { approvalProcessOf } from "./process";
import { referenceUnit, showUnit, type UnitCall } from "./read";

type ChangeCall = UnitCall & NotingCall;
type Unit = typeof units.$inferSelect;

const saved = async (call: UnitCall, code: string, message: string) => ({
  ...{ status: "SUCCESS" as const, message, code },
  ...(await referenceUnit(call, code)),
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
export async function addUnit(call: ChangeCall, sent: z.infer<typeof UnitBody>) {
  mustKeepProcess(call, sent);
  const above = await showUnit(call, sent.parentOrgUnit.uid);
  if (above.status === "disabled") {
    throw invalid("parentOrgUnit.uid", `${above.name} is disabled. Enable it first, or choose another.`);
  }
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

/** 409 in the words that the framework's pages read (contract §10), whoever has the number. */
function unitTaken(uid: string): OccError {
  const [error] = alreadyExists(`Organizational unit with uid [${uid}] already exists`).errors;
  return new OccError(409, { ...error!, subject: "uid", subjectType: "parameter" });
}

/**
 * Changes what is sent: the name, and whether a unit is open. Orders that were placed keep the name that they have.
 * @throws OccError 404; 400 for a disabled unit that is not enabled by the same change, for what cannot change, and as
 * disableUnit and enableUnit; 409 ConflictError for an older version.
 */
export async function changeUnit(call: ChangeCall, uid: string, sent: z.infer<typeof UnitChangeBody>) {
  // The same order of locks as disabling, which would otherwise wait for this call, and this call for it.
  if (sent.active !== undefined) await lockPeople(call);
  mustStay(await showUnit(call, uid), sent);
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
  let message = `${sent.name ?? name} (${uid}) is saved.`;
  if (sent.active) ({ message } = await enableUnit(call, uid));
  if (sent.name !== undefined) await rename(call, row!, sent.name, sent.active === true);
  if (sent.active === false) ({ message } = await disableUnit(call, uid));
  return saved(call, uid, message);
}

/** @throws OccError 400 if a unit shall get another id or place. */
function mustStay(unit: { uid: string; parentUid?: string }, sent: z.infer<typeof UnitChangeBody>): void {
  if (sent.uid !== undefined && sent.uid.toLowerCase() !== unit.uid) {
    throw invalid("uid", "The id of a unit cannot change.");
  }
  const above = sent.parentOrgUnit?.uid ?? undefined;
  if (above !== undefined && above !== unit.parentUid) {
    throw invalid("parentOrgUnit.uid", "A unit stays below the one that it was added to.");
  }
}

async function rename(call: ChangeCall, { uid, name, active }: Unit, to: string, enabled: boolean) {
  if (!active && !enabled) throw invalid("uid", `${name} is disabled. Enable it, then change it.`);
  await call.db
    .update(units)
    .set({
      name: to,
      updatedAt: call.now(),
      updatedBy: call.about.user.customerId,
      version: sql`${units.version} + 1`,
    })
    .where(eq(units.uid, uid));
  await noteChange(call, {
    kind: "unit",
    subject: { code: uid, name: to },
    unitUid: uid,
    changes: differences({ name }, { name: to }, { name: ["Name", String] }),
  });
}
