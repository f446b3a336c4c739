import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { activeDaysChanges, activeDaysOf, NO_DAYS } from "../../http/active-days";
import { invalid, OccError } from "../../http/errors";
import { REQUIRED_TEXT } from "../../http/text-schema";
import { counted } from "../../http/counted";
import { readableTime } from "../../http/dates";
import { added, noteChange, type NotingCall, type ValueChange } from "../changes";
import type { ChangeBody, PurchaseOrderBody } from "./contract";
import {
  purchaseOrder,
  type PurchaseOrderCall,
  purchaseOrderOf,
  unitsOf,
  unknownPurchaseOrder,
} from "./read";
import { purchaseOrders } from "./tables";

type ChangeCall = PurchaseOrderCall & NotingCall;
type Sent = z.infer<typeof PurchaseOrderBody>;

/** In the words of spec 001 §8. */
const saved = (purchaseId: string, message: string) => ({ status: "SUCCESS" as const, message, purchaseId });

/**
 * Adds a purchase order that all people of the units may quote at checkout (spec 001 §5).
 * @throws OccError 400 for a unit that the caller does not manage or that is closed, 409 for a number that exists.
 */
export async function addPurchaseOrder(call: ChangeCall, sent: Sent) {
  const unitUids = await knownUnits(call, sent.units, []);
  const days = activeDaysOf(sent);
  const { customerId } = call.about.user;
  const now = call.now();
  const id = `PO-${randomUUID()}`;
  const [made] = await call.db
    .insert(purchaseOrders)
    .values({
      id,
      organisationUid: call.about.organisation.uid,
      number: sent.purchaseOrderNumber,
      description: sent.description,
      unitUids,
      ...days,
      addedAt: now,
      addedBy: customerId,
      updatedAt: now,
      updatedBy: customerId,
    })
    .onConflictDoNothing()
    .returning({ id: purchaseOrders.id });
  if (!made) throw await taken(call, sent.purchaseOrderNumber);
  await note(call, { id, ...sent }, [
    ...added(`${sent.description}, ${await unitNames(call, unitUids)}`),
    ...activeDaysChanges(NO_DAYS, days),
  ]);
  return saved(id, `${sent.description} (${sent.purchaseOrderNumber}) was successfully added`);
}

/**
 * Changes a purchase order. Units that the caller does not manage stay. Orders that were placed keep the number that
 * they quoted.
 * @throws OccError 404; 409 ConflictError if somebody changed it since the sent version; else as `addPurchaseOrder`.
 */
export async function changePurchaseOrder(call: ChangeCall, sent: z.infer<typeof ChangeBody>) {
  const [row] = await call.db
    .select()
    .from(purchaseOrders)
    .where(
      and(
        eq(purchaseOrders.id, sent.purchaseId),
        eq(purchaseOrders.organisationUid, call.about.organisation.uid),
      ),
    )
    .for("update");
  const managed = new Set((await unitsOf(call)).map(({ uid }) => uid));
  if (!row?.unitUids.some((uid) => managed.has(uid))) {
    throw unknownPurchaseOrder(sent.purchaseId);
  }
  if (sent.version !== undefined && sent.version !== row.version) throw await changedMeanwhile(call, row.id);
  const unitUids = [
    ...(await knownUnits(call, sent.units, row.unitUids)),
    ...row.unitUids.filter((uid) => !managed.has(uid)),
  ];
  const clash = await call.db
    .select({ id: purchaseOrders.id })
    .from(purchaseOrders)
    .where(
      and(
        eq(purchaseOrders.organisationUid, row.organisationUid),
        sql`upper(${purchaseOrders.number}) = upper(${sent.purchaseOrderNumber})`,
        sql`${purchaseOrders.id} <> ${row.id}`,
      ),
    );
  if (clash.length > 0) throw await taken(call, sent.purchaseOrderNumber);
  const status = sent.status ?? row.status;
  const days = activeDaysOf(sent, row);
  await call.db
    .update(purchaseOrders)
    .set({
      number: sent.purchaseOrderNumber,
      description: sent.description,
      unitUids,
      status,
      ...days,
      updatedAt: call.now(),
      updatedBy: call.about.user.customerId,
      version: row.version + 1,
    })
    .where(eq(purchaseOrders.id, row.id));
  const stateName = (state: string) => (state === "active" ? "Active" : "Closed");
  await note(call, { id: row.id, ...sent }, [
    { what: "Number", from: row.number, to: sent.purchaseOrderNumber },
    { what: "Description", from: row.description, to: sent.description },
    { what: "Units", from: await unitNames(call, row.unitUids), to: await unitNames(call, unitUids) },
    { what: "Status", from: stateName(row.status), to: stateName(status) },
    ...activeDaysChanges(row, days),
  ]);
  return saved(row.id, `${sent.description} (${sent.purchaseOrderNumber}) was successfully updated`);
}

/**
 * Deletes a purchase order that no waiting order quotes.
 * @throws OccError 404; 409 InUseError if an order that quotes it is not sent yet, or if it has units that the caller
 * does not manage.
 */
export async function deletePurchaseOrder(call: ChangeCall, purchaseId: string): Promise<void> {
  const {
    purchaseOrderNumber: number,
    description,
    openOrderCount,
    otherUnits,
  } = await purchaseOrder(call, purchaseId);
  if (openOrderCount > 0) {
    const orders = `${counted(openOrderCount, "open order")} ${openOrderCount === 1 ? "uses" : "use"} it`;
    throw inUse(`${number} was not deleted: ${orders}.`);
  }
  if (otherUnits > 0) {
    throw inUse(
      `${number} was not deleted: ${counted(otherUnits, "unit")} that you do not manage can use it.`,
    );
  }
  await call.db.delete(purchaseOrders).where(eq(purchaseOrders.id, purchaseId));
  await note(call, { id: purchaseId, purchaseOrderNumber: number }, [
    { what: "Deleted", from: description, to: null },
  ]);
}

/** The units in words; the order in which they were sent is no change. */
async function unitNames(call: ChangeCall, uids: readonly string[]): Promise<string> {
  const managed = await unitsOf(call);
  const others = uids.filter((uid) => managed.every((unit) => unit.uid !== uid)).length;
  const names = managed.filter(({ uid }) => uids.includes(uid)).map(({ name }) => name);
  return [...names, ...(others > 0 ? [counted(others, "other unit")] : [])].join(", ");
}

/** Administrators of the caller's unit and of those above it see the change. */
const note = (
  call: ChangeCall,
  { id, purchaseOrderNumber }: { id: string; purchaseOrderNumber: string },
  changes: ValueChange[],
) =>
  noteChange(call, {
    kind: "purchase-order",
    subject: { code: id, name: purchaseOrderNumber },
    unitUid: call.about.unit.uid,
    changes,
  });

const inUse = (message: string) => new OccError(409, { type: "InUseError", message });

/** The sent units in their order, each once. One that the purchase order has already may be closed. */
async function knownUnits(call: PurchaseOrderCall, sent: string[], before: string[]): Promise<string[]> {
  const managed = new Map((await unitsOf(call)).map((unit) => [unit.uid, unit]));
  const uids = [...new Set(sent)];
  for (const uid of uids) {
    const unit = managed.get(uid);
    if (!unit) throw invalid("units", "Choose a unit that you manage.");
    if (!unit.active && !before.includes(uid)) {
      throw invalid("units", `${unit.name} is closed, so nobody there can order. Choose another unit.`);
    }
  }
  if (uids.length === 0) throw invalid("units", REQUIRED_TEXT);
  return uids;
}

/** 409 for a number that exists. Whose it is is told only to those who manage it. */
async function taken(call: PurchaseOrderCall, number: string): Promise<OccError> {
  const known = await purchaseOrderOf(call, number);
  const when = known && readableTime(new Date(known.addedDate), call.about.organisation.timeZone);
  const who = known && `${known.addedBy ? `${known.addedBy} added it` : "It was added"} at ${when}`;
  return new OccError(409, {
    type: "AlreadyExistsError",
    message: who
      ? `${number} is already taken: ${who} as ‘${known.description}’. Enter another number.`
      : `${number} is already taken. Enter another number.`,
    subject: "purchaseOrderNumber",
    subjectType: "parameter",
  });
}

async function changedMeanwhile(call: PurchaseOrderCall, id: string): Promise<OccError> {
  const { updatedBy, updatedDate, purchaseOrderNumber } = await purchaseOrder(call, id);
  const when = readableTime(new Date(updatedDate), call.about.organisation.timeZone);
  return new OccError(409, {
    type: "ConflictError",
    message: `${updatedBy ?? "Somebody"} changed ${purchaseOrderNumber} at ${when}, while you had it open.`,
  });
}
