import { and, eq } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { type Cause, causeOf, returnPieces, tooLate } from "../orders";
import type { ReturnCall } from "./return-call";
import { moveReturn } from "./life";
import { noReturn } from "./read";
import type { ReturnState } from "./states";
import { returnEntries, returnRequests } from "./tables";
import { CANCELLABLE_STATES } from "./transitions";

/**
 * Cancels a request of the person; what was kept for it goes back to the shelf. One that is cancelled stays so.
 * @throws OccError 404 for another's; 400 once its parcel has arrived.
 */
export async function cancelReturn(call: ReturnCall, code: string): Promise<void> {
  const { db, about } = call;
  const [request] = await db
    .select()
    .from(returnRequests)
    .where(and(eq(returnRequests.code, code), eq(returnRequests.customerId, about.user.customerId)))
    .for("update");
  if (!request) throw noReturn(code);
  if (request.status === "CANCELED") return;
  if (!CANCELLABLE_STATES.includes(request.status)) {
    throw tooLate(call, code, {
      type: "ReturnCancellationError",
      reason: "notCancellable",
      what: "can no longer be cancelled",
      thing: "Return",
    });
  }
  await callOff(db, request, causeOf(call, "wearer"));
}

/** Ends a locked request and puts back what was taken from stock for it. */
export async function callOff(
  db: Database,
  { code, status }: { code: string; status: ReturnState },
  cause: Cause,
): Promise<void> {
  await moveReturn(db, code, status, "CANCELLING", cause);
  await moveReturn(db, code, "CANCELLING", "CANCELED", { ...cause, note: undefined });
  await putBack(db, code);
}

/** What was taken from stock for a request goes back. */
export async function putBack(db: Database, code: string): Promise<void> {
  const lines = await db.select().from(returnEntries).where(eq(returnEntries.returnCode, code));
  await returnPieces(
    db,
    lines.flatMap(({ newSku, stockTaken }) => (newSku ? [{ sku: newSku, pieces: stockTaken }] : [])),
  );
}
