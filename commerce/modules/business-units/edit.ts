import { eq, sql } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { alreadyExists, invalid, OccError } from "../../http/errors";
import { added, differences, noteChange, type NotingCall } from "../changes";
import { changedSince } from "../limits";
import { units } from "../organisation/tables";
import type { UnitBody, UnitChangeBody } from "./edit-contract";
import { showUnit, type UnitCall } from "./read";

type ChangeCall = UnitCall & NotingCall;

const saved = (code: string, message: string) => ({ status: "SUCCESS" as const, message, code });

/**
 * Adds a unit below one that the caller manages. It has the country, currency and bill-to of that one, and no people,
 * addresses or cost centres yet.
 * @throws OccError 404 for a unit above that is not managed; 400 for one that is disabled; 409 for a number that exists.
 */
export async function addUnit(call: ChangeCall, sent: z.infer<typeof UnitBody>) {
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
  return saved(sent.uid, `${sent.name} (${sent.uid}) is added.`);
}

/** 409 in the words that the framework's pages read (contract §10), whoever has the number. */
function unitTaken(uid: string): OccError {
  const [error] = alreadyExists(`Organizational unit with uid [${uid}] already exists`).errors;
  return new OccError(409, { ...error!, subject: "uid", subjectType: "parameter" });
}

/**
 * Gives a unit another name. Orders that were placed keep the name that they have.
 * @throws OccError 404; 400 for a disabled unit; 409 ConflictError for an older version.
 */
export async function renameUnit(call: ChangeCall, uid: string, sent: z.infer<typeof UnitChangeBody>) {
  await showUnit(call, uid);
  const [row] = await call.db.select().from(units).where(eq(units.uid, uid)).for("update");
  const { name, version, active, updatedAt, updatedBy } = row!;
  if (sent.version !== undefined && sent.version !== version) {
    throw await changedSince(call, {
      title: `${name} (${uid})`,
      updatedBy,
      updatedAt: updatedAt.toISOString(),
    });
  }
  if (!active) throw invalid("uid", `${name} is disabled. Enable it, then change it.`);
  await call.db
    .update(units)
    .set({
      name: sent.name,
      updatedAt: call.now(),
      updatedBy: call.about.user.customerId,
      version: sql`${units.version} + 1`,
    })
    .where(eq(units.uid, uid));
  await noteChange(call, {
    kind: "unit",
    subject: { code: uid, name: sent.name },
    unitUid: uid,
    changes: differences({ name }, { name: sent.name }, { name: ["Name", String] }),
  });
  return saved(uid, `${sent.name} (${uid}) is saved.`);
}
