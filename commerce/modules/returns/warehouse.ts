import { eq, sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import { type Heard, returnPieces } from "../orders";
import { callOff, putBack } from "./cancel";
import { goesToCard } from "./card-refunds";
import { moveReturn, refundPaid } from "./life";
import { locked, type ReturnRow } from "./locked";
import { reasonOf } from "./reasons";
import { dayAfter, PATIENCE_DAYS } from "./rules";
import { refundCents } from "./cost";
import { returnEntries, returnRequests } from "./tables";

const by = (actor: "merchant" | "warehouse" | "system", at: Date, heard: Heard = {}) => ({
  actor,
  at,
  channel: actor === "merchant" ? "desk" : actor,
  ...heard,
});

/** The desk decides about a fault. A refused request ends, and what was kept for it goes back to the shelf. */
export async function decideFault(
  db: Database,
  code: string,
  agreed: boolean,
  at: Date,
  heard: Heard = {},
): Promise<void> {
  const { status } = await locked(db, code);
  await moveReturn(db, code, status, "APPROVING", by("merchant", at, { ...heard, note: undefined }));
  await moveReturn(db, code, "APPROVING", agreed ? "WAIT" : "CANCELED", by("merchant", at, heard));
  if (!agreed) await putBack(db, code);
}

/** The parcel has arrived and is being checked. */
export async function receiveReturn(db: Database, code: string, at: Date, heard: Heard = {}): Promise<void> {
  const { status } = await locked(db, code);
  await moveReturn(db, code, status, "RECEIVING", by("warehouse", at, heard));
}

/** It was checked: unworn pieces go to the shelf, faulty ones do not. */
export async function checkReturn(db: Database, code: string, at: Date, heard: Heard = {}): Promise<void> {
  const { status } = await locked(db, code);
  await moveReturn(db, code, status, "RECEIVED", by("warehouse", at, heard));
  const lines = await db.select().from(returnEntries).where(eq(returnEntries.returnCode, code));
  await returnPieces(
    db,
    lines.flatMap(({ sku, quantity, reason }) =>
      reasonOf(reason)?.kind === "fault" ? [] : [{ sku, pieces: quantity }],
    ),
  );
}

/**
 * Sends what was exchanged, or refunds what was returned; the refund passes through all its states. One that goes back to
 * a card waits for the processor's answer (`refundCards`).
 */
export async function settleReturn(
  db: Database,
  code: string,
  at: Date,
  parcel?: { carrier: string | null; trackingId: string | null },
  heard: Heard = {},
): Promise<void> {
  const request = await locked(db, code);
  const lines = await db.select().from(returnEntries).where(eq(returnEntries.returnCode, code));
  if (lines.some(({ newSku }) => newSku)) {
    await db
      .update(returnRequests)
      .set({ sentAt: at, ...parcel })
      .where(eq(returnRequests.code, code));
  }
  if (refundCents(request) === 0) {
    await moveReturn(db, code, request.status, "COMPLETED", by("warehouse", at, heard));
    return;
  }
  await moveReturn(db, code, request.status, "REVERSING_PAYMENT", by("system", at, heard));
  if (!(await goesToCard(db, request.orderCode))) await refundPaid(db, code, at, heard);
}

/** Cancels requests whose parcel never came, each in its own transaction; a scheduled job. */
export async function cancelUnposted(db: Database, now: Date): Promise<void> {
  const late = dayAfter(now, -PATIENCE_DAYS, "UTC");
  const rows = await rowsOf<{ code: string }>(
    db,
    sql`select code from return_requests where status = 'WAIT' and post_by < ${late} order by code limit 500`,
  );
  for (const { code } of rows) {
    await db.transaction(async (tx) => {
      const request = await locked(tx, code);
      if (request.status !== "WAIT") return;
      await callOff(tx, request, by("system", now, { note: "It was not posted in time." }));
    });
  }
}

/** Another system of the supplier calls a request off, of which nothing has come back. The caller has locked it. */
export const callOffUnposted = (db: Database, request: ReturnRow, at: Date, heard: Heard): Promise<void> =>
  callOff(db, request, by("system", at, heard));
