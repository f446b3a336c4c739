import { and, eq, sql } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { authorOf, type AuthorCall } from "../../http/author";
import { counted } from "../../http/counted";
import { forbidden, OccError, type OccErrorBody } from "../../http/errors";
import { noteOfAnother } from "../changes";
import type { RecordBody } from "./contract";
import {
  callerOf,
  type Counts,
  garmentWords,
  type Issued,
  type IssuedCall,
  issuedFingerprint,
  piecesIssued,
  recordedSum,
  showIssued,
} from "./read";
import { issuedOutcomes, OUTCOMES, type Outcome } from "./tables";

type Sent = z.infer<typeof RecordBody>;

const WORDS: Record<Outcome, string> = { returned: "returned", "worn-out": "worn out", missing: "missing" };

/**
 * Records what became of the pieces of a person: how many of each are returned, worn out or missing now. What is not named
 * stays. Sent twice it changes nothing the second time, and a later record corrects an earlier one.
 * @throws OccError 403 for one's own pieces; 400 for pieces that the person does not have, or more of them than there are;
 * 409 if somebody recorded something else since the page was shown.
 */
export async function recordIssued(call: IssuedCall & AuthorCall, sent: Sent) {
  const { customerId } = call.about.user;
  if (callerOf(call).customerId === customerId)
    throw forbidden("Somebody else must record what became of your own pieces.");
  // Two who record at once: the second sees what the first did.
  await call.db.execute(sql`select from users where customer_id = ${customerId} for no key update`);
  const all = await piecesIssued(call);
  const plan = planOf(all, sent);
  const changed = plan.filter(({ one, next }) =>
    OUTCOMES.some((outcome) => one.counts[outcome] !== next[outcome]),
  );
  if (changed.length > 0 && sent.fingerprint && sent.fingerprint !== issuedFingerprint(all)) {
    throw recordedMeanwhile(customerId);
  }
  const { by } = authorOf(call);
  for (const { one, next } of changed) await write(call, one, next, by);
  await noteOfAnother(call, {
    kind: "person",
    changes: changed.flatMap(({ one, next }) =>
      OUTCOMES.map((outcome) => ({
        what: `${garmentWords(one)} (${one.orderCode}), ${WORDS[outcome]}`,
        from: String(one.counts[outcome]),
        to: String(next[outcome]),
      })),
    ),
  });
  return showIssued(call);
}

/** What each named piece is to be. @throws OccError 400 with each that cannot be, its id as the subject. */
function planOf(all: readonly Issued[], { pieces }: Sent): { one: Issued; next: Counts }[] {
  const faults: OccErrorBody[] = [];
  const plan = new Map<string, { one: Issued; next: Counts }>();
  for (const { id, returned, wornOut, missing } of pieces) {
    const one = all.find((piece) => piece.id === id);
    const next = { returned, "worn-out": wornOut, missing };
    if (!one) faults.push(fault(id, "These pieces were not issued to this person."));
    else if (recordedSum(next) > Math.max(one.piece.quantity, recordedSum(one.counts)))
      faults.push(
        fault(
          id,
          `There ${one.piece.quantity === 1 ? "is" : "are"} only ${counted(one.piece.quantity, "piece")}.`,
        ),
      );
    else plan.set(id, { one, next });
  }
  const [first, ...more] = faults;
  if (first) throw new OccError(400, first, ...more);
  return [...plan.values()];
}

const fault = (id: string, message: string): OccErrorBody => ({
  type: "ValidationError",
  message,
  reason: "invalid",
  subject: id,
  subjectType: "piece",
});

const recordedMeanwhile = (customerId: string) =>
  new OccError(409, {
    type: "ConflictError",
    message: "Somebody recorded something for these pieces meanwhile. Check the list, then save again.",
    reason: "changed",
    subject: customerId,
    subjectType: "user",
  });

/** Writes the numbers of one piece that changed; none is no row. */
async function write(
  { db, now }: IssuedCall,
  { orderCode, entryNumber, cameBy, counts }: Issued,
  next: Counts,
  by: { customerId: string; name: string },
): Promise<void> {
  for (const outcome of OUTCOMES) {
    const quantity = next[outcome];
    if (quantity === counts[outcome]) continue;
    const { orderCode: order, entryNumber: entry, cameBy: came, outcome: what } = issuedOutcomes;
    const row = { orderCode, entryNumber, cameBy, outcome };
    if (quantity === 0)
      await db
        .delete(issuedOutcomes)
        .where(and(eq(order, orderCode), eq(entry, entryNumber), eq(came, cameBy), eq(what, outcome)));
    else
      await db
        .insert(issuedOutcomes)
        .values({ ...row, quantity, at: now(), by })
        .onConflictDoUpdate({ target: [order, entry, came, what], set: { quantity, at: now(), by } });
  }
}
