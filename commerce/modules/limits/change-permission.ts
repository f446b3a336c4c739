import { and, eq, sql } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { rowsOf } from "../../database/connection";
import { invalid } from "../../http/errors";
import { REQUIRED_TEXT } from "../../http/text-schema";
import { inScope as personInScope, unknownPerson } from "../manage-users";
import { managedUnits, unitCurrency } from "../organisation";
import type { LimitCall } from "./budgets";
import { changedSince, codeTaken } from "./change-budget";
import type { PermissionBody, PermissionChangeBody } from "./contract";
import type { LimitType, Period } from "./judge";
import { listPermissions, showPermission } from "./permissions";
import { purchaseLimitPeople, purchaseLimits } from "./tables";

const done = (code: string, message: string) => ({ status: "SUCCESS" as const, message, code });

/** The threshold and period that a type has. @throws OccError 400 if one is missing. */
function valuesOf(type: LimitType, sent: { threshold?: number; periodRange?: Period }) {
  if (sent.threshold === undefined && type !== "B2BBudgetExceededPermission") {
    throw invalid("threshold", REQUIRED_TEXT, "missing");
  }
  const timespan = type === "B2BOrderThresholdTimespanPermission";
  if (timespan && !sent.periodRange) throw invalid("periodRange", REQUIRED_TEXT, "missing");
  return {
    thresholdCents: sent.threshold === undefined ? null : Math.round(sent.threshold * 100),
    period: timespan ? sent.periodRange! : null,
  };
}

/** Adds a purchase limit of a unit, in its currency. @throws OccError 400; 409 for a code that exists. */
export async function addPermission(call: LimitCall, sent: z.infer<typeof PermissionBody>) {
  const type = sent.orderApprovalPermissionType.code;
  const units = await managedUnits(call.db, call.about.unit.uid);
  const unit = units.find(({ uid }) => uid === sent.orgUnit.uid);
  if (!unit) throw invalid("unitUid", "Choose a unit that you manage.");
  if (!unit.active) throw invalid("unitUid", `${unit.name} is disabled. Choose another unit.`);
  const now = call.now();
  const [made] = await call.db
    .insert(purchaseLimits)
    .values({
      code: sent.code,
      name: sent.name,
      type,
      ...valuesOf(type, sent),
      organisationUid: call.about.organisation.uid,
      unitUid: unit.uid,
      currency: await unitCurrency(call.db, unit.uid),
      addedAt: now,
      updatedAt: now,
      updatedBy: call.about.user.customerId,
    })
    .onConflictDoNothing()
    .returning({ code: purchaseLimits.code });
  if (!made) throw codeTaken("Approval Permission", sent.code);
  return done(sent.code, `${sent.name} (${sent.code}) is added.`);
}

/**
 * Changes a purchase limit, or disables or enables it. Its type stays. Orders that wait are not judged again.
 * @throws OccError 404; 409 ConflictError for an older version; 400 for a disabled one that is not enabled with it.
 */
export async function changePermission(
  call: LimitCall,
  code: string,
  sent: z.infer<typeof PermissionChangeBody>,
) {
  await showPermission(call, code);
  const [row] = await call.db
    .select()
    .from(purchaseLimits)
    .where(eq(purchaseLimits.code, code))
    .for("update");
  const { version, name, updatedBy, updatedAt } = row!;
  if (sent.version !== undefined && sent.version !== version) {
    throw await changedSince(call, {
      title: `${name} (${code})`,
      updatedBy,
      updatedAt: updatedAt.toISOString(),
    });
  }
  const active = sent.active ?? row!.active;
  if (!row!.active && !active) throw invalid("code", `${name} is disabled. Enable it, then change it.`);
  await call.db
    .update(purchaseLimits)
    .set({
      name: sent.name,
      ...valuesOf(row!.type, sent),
      active,
      updatedAt: call.now(),
      updatedBy: call.about.user.customerId,
      version: version + 1,
    })
    .where(eq(purchaseLimits.code, code));
  return done(code, `${sent.name} (${code}) is saved.`);
}

/** The name of a person whom the caller manages. @throws OccError 404. */
async function nameOf(call: LimitCall, customerId: string): Promise<string> {
  const [person] = await rowsOf<{ name: string }>(
    call.db,
    sql`select u.first_name || ' ' || u.last_name as name from users u
      where u.customer_id = ${customerId} and ${personInScope(call)}`,
  );
  if (!person) throw unknownPerson(customerId);
  return person.name;
}

/** The purchase limits with whether a person has each. @throws OccError 404 for a person who is not managed. */
export async function permissionsOf(
  call: LimitCall,
  customerId: string,
  asked: Parameters<typeof listPermissions>[1],
) {
  await nameOf(call, customerId);
  return listPermissions(call, asked, customerId);
}

/** Gives a person a purchase limit. A second time does nothing. @throws OccError 404; 400 for a disabled limit. */
export async function givePermission(call: LimitCall, customerId: string, code: string) {
  const person = await nameOf(call, customerId);
  const { name, active } = await showPermission(call, code);
  if (!active) throw invalid("code", `${name} is disabled. Enable it first.`);
  await call.db.insert(purchaseLimitPeople).values({ limitCode: code, customerId }).onConflictDoNothing();
  return done(code, `${person} has ${name} (${code}).`);
}

/** Takes a purchase limit from a person. A second time does nothing. @throws OccError 404. */
export async function takePermission(call: LimitCall, customerId: string, code: string) {
  const person = await nameOf(call, customerId);
  const { name } = await showPermission(call, code);
  await call.db
    .delete(purchaseLimitPeople)
    .where(and(eq(purchaseLimitPeople.limitCode, code), eq(purchaseLimitPeople.customerId, customerId)));
  return done(code, `${person} no longer has ${name} (${code}).`);
}
