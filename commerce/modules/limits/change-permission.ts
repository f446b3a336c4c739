import { and, eq, sql } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { rowsOf } from "../../database/connection";
import { invalid, OccError } from "../../http/errors";
import { personNameOf } from "../../http/person-name";
import { REQUIRED_TEXT } from "../../http/text-schema";
import { inScope as personInScope, unknownPerson } from "../manage-users";
import { added, differences, noteChange, type NotingCall, switched } from "../changes";
import type { LimitCall } from "./budgets";
import { isDisabled, mustBeIn, mustBeOpen, openUnitWithCurrency } from "../organisation";
import { changedSince, done, moneyText } from "./change-budget";
import type { PermissionBody, PermissionChangeBody } from "./contract";
import type { LimitType, Period } from "./evaluate";
import { listPermissions, showPermission } from "./permissions";
import { purchaseLimitPeople, purchaseLimits } from "./tables";
import { periodWords } from "./words";

type ChangeCall = LimitCall & NotingCall;
type Limit = typeof purchaseLimits.$inferSelect;

/** A limit as it is now, beside the words. */
const saved = async (call: LimitCall, code: string, message: string) => ({
  ...{ status: "SUCCESS" as const, message },
  ...(await showPermission(call, code)),
});

/** The threshold and period that a type has. @throws OccError 400 if one is missing. */
function valuesOf(type: LimitType, sent: { threshold?: number | null; periodRange?: Period }) {
  const threshold = sent.threshold ?? null;
  if (threshold === null && type !== "B2BBudgetExceededPermission") {
    throw invalid("threshold", REQUIRED_TEXT, "missing");
  }
  const timespan = type === "B2BOrderThresholdTimespanPermission";
  if (timespan && !sent.periodRange) throw invalid("periodRange", REQUIRED_TEXT, "missing");
  return {
    thresholdCents: threshold === null ? null : Math.round(threshold * 100),
    period: timespan ? sent.periodRange! : null,
  };
}

/** Adds a purchase limit of a unit, in its currency. @throws OccError 400, also for a code that exists. */
export async function addPermission(call: ChangeCall, sent: z.infer<typeof PermissionBody>) {
  const type = sent.orderApprovalPermissionType.code;
  const unit = await openUnitWithCurrency(call, sent.orgUnit.uid, "unitUid");
  mustBeIn(unit.currency, sent);
  const { name = sent.code } = sent;
  const now = call.now();
  const values = valuesOf(type, sent);
  const { currency } = unit;
  const [made] = await call.db
    .insert(purchaseLimits)
    .values({
      code: sent.code,
      name,
      type,
      ...values,
      organisationUid: call.about.organisation.uid,
      unitUid: unit.uid,
      currency,
      addedAt: now,
      updatedAt: now,
      updatedBy: call.about.user.customerId,
    })
    .onConflictDoNothing()
    .returning({ code: purchaseLimits.code });
  if (!made) throw limitTaken(sent.code);
  const first = thresholdText(call, values.thresholdCents, currency);
  await noteChange(call, {
    ...about({ code: sent.code, name, unitUid: unit.uid }),
    changes: added(values.period ? `${first} ${periodWords(values.period)}` : first),
  });
  return saved(call, sent.code, `${name} (${sent.code}) is added.`);
}

/** 400 in the words that the framework's pages read (contract §10), whoever has the code. */
const limitTaken = (code: string) =>
  new OccError(400, {
    type: "ModelSavingError",
    message: `Approval Permission with code: ${code} already exists. Enter another code.`,
    ...{ subject: "code", subjectType: "parameter" },
  });

/** What a limit is and belongs to stays. @throws OccError 400. */
function mustStay(row: Limit, sent: z.infer<typeof PermissionChangeBody>): void {
  if (sent.code !== undefined && sent.code !== row.code) {
    throw invalid("code", "The code of a purchase limit cannot change.");
  }
  const type = sent.orderApprovalPermissionType?.code;
  if (type !== undefined && type !== row.type) {
    throw invalid("orderApprovalPermissionType.code", "The type of a purchase limit cannot change.");
  }
  if (sent.orgUnit && sent.orgUnit.uid !== row.unitUid) {
    throw invalid("orgUnit.uid", "A purchase limit stays in its unit.");
  }
  mustBeIn(row.currency, sent);
}

/**
 * Changes what is sent of a purchase limit, or disables or enables it. Its type stays. Orders that wait are not judged again.
 * @throws OccError 404; 409 ConflictError for an older version; 400 for a disabled one that is not enabled with it, and
 * while its unit is disabled, when it can only be disabled.
 */
export async function changePermission(
  call: ChangeCall,
  code: string,
  sent: z.infer<typeof PermissionChangeBody>,
) {
  const limit = await showPermission(call, code);
  const [row] = await call.db
    .select()
    .from(purchaseLimits)
    .where(eq(purchaseLimits.code, code))
    .for("update");
  const { version, name, updatedBy, updatedAt } = row!;
  mustStay(row!, sent);
  if (sent.version !== undefined && sent.version !== version) {
    throw await changedSince(call, {
      title: `${name} (${code})`,
      updatedBy,
      updatedAt: updatedAt.toISOString(),
    });
  }
  const active = sent.active ?? row!.active;
  if (active) mustBeOpen(limit, "code");
  if (!row!.active && !active) throw invalid("code", `${name} is disabled. Enable it, then change it.`);
  const values = {
    threshold: sent.threshold === undefined ? thresholdOf(row!) : sent.threshold,
    periodRange: sent.periodRange ?? row!.period ?? undefined,
  };
  const change = { name: sent.name ?? name, ...valuesOf(row!.type, values), active };
  await call.db
    .update(purchaseLimits)
    .set({
      ...change,
      updatedAt: call.now(),
      updatedBy: call.about.user.customerId,
      version: version + 1,
    })
    .where(eq(purchaseLimits.code, code));
  await noteChange(call, {
    ...about({ ...row!, name: change.name }),
    changes: [
      ...differences(row!, change, {
        name: ["Name", String],
        thresholdCents: ["Threshold", (cents) => thresholdText(call, cents, row!.currency)],
        period: ["Period", (period) => period && periodWords(period)],
      }),
      switched(row!.active, active),
    ],
  });
  return saved(call, code, `${change.name} (${code}) is saved.`);
}

const thresholdOf = ({ thresholdCents }: Limit) => (thresholdCents === null ? null : thresholdCents / 100);

const about = ({ code, name, unitUid }: Pick<Limit, "code" | "name" | "unitUid">) => ({
  kind: "limit" as const,
  subject: { code, name: `${name} (${code})` },
  unitUid,
});

const thresholdText = (call: LimitCall, cents: number | null, currency: string) =>
  cents === null ? "any amount" : moneyText(call, cents, currency);

/** A person whom the caller manages. @throws OccError 404. */
async function managed(call: LimitCall, customerId: string) {
  const [person] = await rowsOf<{ name: string; unit_uid: string }>(
    call.db,
    sql`select ${personNameOf("u")} as name, u.unit_uid from users u
      where u.customer_id = ${customerId} and ${personInScope(call)}`,
  );
  if (!person) throw unknownPerson(customerId);
  return person;
}

/** The purchase limits with whether a person has each. @throws OccError 404 for a person who is not managed. */
export async function permissionsOf(
  call: LimitCall,
  customerId: string,
  asked: Parameters<typeof listPermissions>[1],
) {
  await managed(call, customerId);
  return listPermissions(call, asked, { person: customerId });
}

/** Gives a person a purchase limit. A second time does nothing. @throws OccError 404; 400 for a disabled limit. */
export async function givePermission(call: ChangeCall, customerId: string, code: string) {
  const person = await managed(call, customerId);
  const limit = await showPermission(call, code);
  mustBeOpen(limit, "code");
  const { name, active } = limit;
  if (!active) throw isDisabled("code", name);
  const given = await call.db
    .insert(purchaseLimitPeople)
    .values({ limitCode: code, customerId })
    .onConflictDoNothing()
    .returning();
  if (given.length > 0) await notePersons(call, customerId, person, { from: null, to: `${name} (${code})` });
  return done(code, `${person.name} has ${name} (${code}).`);
}

/** Takes a purchase limit from a person. A second time does nothing. @throws OccError 404. */
export async function takePermission(call: ChangeCall, customerId: string, code: string) {
  const person = await managed(call, customerId);
  const { name } = await showPermission(call, code);
  const taken = await call.db
    .delete(purchaseLimitPeople)
    .where(and(eq(purchaseLimitPeople.limitCode, code), eq(purchaseLimitPeople.customerId, customerId)))
    .returning();
  if (taken.length > 0) await notePersons(call, customerId, person, { from: `${name} (${code})`, to: null });
  return done(code, `${person.name} no longer has ${name} (${code}).`);
}

/** A limit of a person belongs to the person in the change log. */
const notePersons = (
  call: ChangeCall,
  customerId: string,
  person: { name: string; unit_uid: string },
  change: { from: string | null; to: string | null },
) =>
  noteChange(call, {
    kind: "person",
    subject: { code: customerId, name: person.name },
    unitUid: person.unit_uid,
    changes: [{ what: "Purchase limit", ...change }],
  });
