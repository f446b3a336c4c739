import { eq } from "drizzle-orm";
import type { Call } from "../../http/call";
import { notFound, OccError } from "../../http/errors";
import { sidHash } from "../../http/punchout-sid";
import { loadCart, type CartCall } from "../carts";
import { issueWords } from "../configurators";
import { keptLine, linesOfCart, totalIn, totalOf } from "./lines";
import { type ReturnLine } from "./return-line";
import { notesOf, unchangedOf } from "./notes";
import { writerOf } from "./posting";
import { type Field, punchoutReturns, punchoutSessions } from "./tables";
import { editedCart } from "./versions";
import { endVisit, liveVisit, type Visit } from "./visits";

export type Outcome = "returned" | "cancelled";

export interface Returning {
  outcome: Outcome;
  /** What the buyer saw, which is what the browser posts: a document in base64, or the fields of the form. */
  orderAsCXML?: string;
  fields?: Field[];
}

/** Carts answer only to their visit. */
const withinVisit = <C extends Pick<Call, "header">>(call: C, sid: string): C => ({
  ...call,
  header: (name: string) => (name.toLowerCase() === "punchoutsid" ? sid : call.header(name)),
});

/** What goes back to the buyer's system: the lines of the cart, and those that are kept for it. */
async function returnLines(call: CartCall, sid: string, visit: Visit): Promise<ReturnLine[]> {
  const loaded = await loadCart(withinVisit(call, sid), visit.cartCode).catch((error: unknown) => {
    if (error instanceof OccError && error.status === 400) throw cartMissing();
    throw error;
  });
  const kept = visit.kept.map((line) => keptLine(line, loaded.cart.currency));
  return [...linesOfCart(loaded), ...kept];
}

/** SAP's own type, which clients know (contract §15). */
const cartMissing = () => new OccError(409, { type: "PunchOutCartMissingError", message: "empty cart" });

/**
 * The lines of a message. Cancelling an edit sends the lines back as they came, because none would delete them in the
 * buyer's system; cancelling anything else returns none, whatever lines it began with. An inspection returns none either,
 * because buyers ignore them.
 */
async function linesFor(call: CartCall, sid: string, visit: Visit, outcome: Outcome): Promise<ReturnLine[]> {
  if (visit.operation === "INSPECT") return [];
  if (outcome === "cancelled" && visit.operation !== "EDIT") return [];
  if (outcome === "cancelled") return visit.original.map((line) => keptLine(line, call.about.unit.currency));
  return returnLines(call, sid, visit);
}

const messageFor = (call: CartCall, visit: Visit, lines: readonly ReturnLine[]): string =>
  writerOf(visit).write(visit, lines, { currency: call.about.unit.currency, now: call.now() });

/** Where a message goes, and what the browser posts there. */
const postingOf = (visit: Visit, message: string) => ({
  // SAP spells it so.
  browseFormPostUrl: visit.browserFormPostUrl,
  target: visit.hook?.target,
  fields: writerOf(visit).fields(visit, message),
  ...(visit.hook ? {} : { formField: visit.formField, orderAsCXML: Buffer.from(message).toString("base64") }),
});

const viewOf = (call: CartCall, visit: Visit, message: string, lines: readonly ReturnLine[]) => {
  const sum = totalIn(lines, call.about.unit.currency);
  return {
    ...postingOf(visit, message),
    operation: visit.operation,
    lines: lines.map((line) => ({
      partId: line.partId,
      auxiliaryId: line.auxiliaryId,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      currency: line.currency,
      name: line.shortName,
      description: line.description,
      unitOfMeasure: line.unitOfMeasure,
      total: totalOf([line]),
      kept: line.kept,
      notes: notesOf(line, { ...visit, currency: sum.currency }),
    })),
    unchanged: unchangedOf(lines, visit.original),
    ...sum,
  };
};

const changedSince = (cart: string) =>
  new OccError(409, {
    type: "ConflictError",
    message: "The cart changed after this page was shown.",
    reason: "changed",
    subject: cart,
    subjectType: "cart",
  });

/** The caller's active visit. @throws OccError 404 for any other. */
async function ownVisit(call: CartCall, sid: string): Promise<Visit> {
  const visit = await liveVisit(call.db, sid, call.now());
  if (visit.customerId !== call.about.user.customerId) throw notFound("no valid sid found");
  return visit;
}

/** What would go back to the buyer's system now. @throws OccError 404 for a sid without an active visit of the caller. */
export async function readRequisition(call: CartCall, sid: string, outcome: Outcome) {
  const visit = await ownVisit(call, sid);
  const lines = await linesFor(call, sid, visit, outcome);
  // An inspection sends no line, and shows all.
  const shown = visit.operation === "INSPECT" ? await returnLines(call, sid, visit) : lines;
  return viewOf(call, visit, messageFor(call, visit, lines), shown);
}

/**
 * Ends a visit with what goes back to the buyer's system. The document is kept for a day, because it may get lost on
 * its way through the browser.
 * @throws OccError 404 for a sid without an active visit of the caller; 400 for a cart without a line, or with issues of
 * configurations; 409 if the cart is not as it was shown.
 */
export async function returnRequisition(
  call: CartCall,
  sid: string,
  { outcome, orderAsCXML, fields }: Returning,
) {
  const visit = await ownVisit(call, sid);
  const lines = await linesFor(call, sid, visit, outcome);
  if (outcome === "returned" && lines.length === 0 && visit.operation !== "INSPECT") {
    throw new OccError(400, {
      type: "CartError",
      message: "Your cart is empty, so there is nothing to return.",
      reason: "empty",
      subject: visit.cartCode,
      subjectType: "cart",
    });
  }
  const issues = lines.reduce((sum, line) => sum + (line.issues ?? 0), 0);
  if (outcome === "returned" && issues > 0) {
    throw new OccError(400, {
      type: "CartError",
      message: issueWords(issues, true),
      reason: "reviewConfiguration",
      subject: visit.cartCode,
      subjectType: "cart",
    });
  }
  const fresh = messageFor(call, visit, lines);
  const writer = writerOf(visit);
  const shown = fields
    ? writer.read(visit, fields)
    : orderAsCXML && Buffer.from(orderAsCXML, "base64").toString("utf8");
  const message = shown ?? fresh;
  if (writer.content(message) !== writer.content(fresh)) throw changedSince(visit.cartCode);
  await call.db
    .update(punchoutSessions)
    .set({ outcome, message })
    .where(eq(punchoutSessions.sidHash, sidHash(sid)));
  // Its system may order it (docs/decisions/0058).
  if (visit.connection && outcome === "returned" && visit.operation !== "INSPECT") {
    const { cartCode, connection } = visit;
    const replaces = await editedCart(call.db, connection, visit.original);
    await call.db
      .insert(punchoutReturns)
      .values({ cartCode, connection, returnedAt: call.now(), lines, replaces });
  }
  await endVisit(call.db, sid, call.now());
  return viewOf(call, visit, message, lines);
}

/** How an ended visit ended, and what can be sent to the buyer's system once more. @throws OccError 404 for another. */
export async function endingOf({ db, now }: Pick<Call, "db" | "now">, sid: string) {
  const [visit] = await db
    .select()
    .from(punchoutSessions)
    .where(eq(punchoutSessions.sidHash, sidHash(sid)));
  if (!visit || (!visit.endedAt && visit.expiresAt > now())) throw notFound("no valid sid found");
  return {
    outcome: visit.outcome ?? ("expired" as const),
    operation: visit.operation,
    reference: visit.cartCode,
    host: new URL(visit.browserFormPostUrl).host,
    ...(visit.message ? postingOf(visit, visit.message) : {}),
  };
}
