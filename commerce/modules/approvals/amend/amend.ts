import { asc, eq } from "drizzle-orm";
import type { Call } from "../../../http/call";
import { forbidden, OccError } from "../../../http/errors";
import type { Person } from "../../../http/principal";
import { findPerson } from "../../oauth";
import { groupName, orderedProduct, productSnapshot, takeOff } from "../../orders";
import { consignments, orderEntries, orders } from "../../orders/tables";
import { goodsPrice } from "../../organisation";
import { amendGroup, type ApprovedQuantity, planAmend, whyFixed } from "./plan";
import { showApproval } from "../read";
import { hidesSizes } from "../scope";
import { readOffers, replacingLines } from "../replace";
import { planReplacements, type Replacement } from "../replace-plan";

type EntryRow = typeof orderEntries.$inferSelect;

/** A line of which fewer pieces are approved than were asked for, or a new one in the place of another. */
export interface Amended {
  line: EntryRow;
  entryNumber: number;
  from: number;
  to: number;
  inPlaceOf?: number;
}

/** What an approver changes: how many pieces of lines are approved, and what is put in the place of the others. */
export interface Changes {
  entries?: readonly ApprovedQuantity[];
  replacements?: readonly Replacement[];
}

/**
 * Takes off an order what is not approved, gives back what it took, and puts other garments in its place. The caller has
 * locked the order.
 * @param call is about the order's person, whose charges it computes again.
 * @throws OccError 403 for a garment in the place of another where sizes are hidden, 400 for quantities that cannot be approved, and for garments that cannot stand in a line's place.
 */
export async function takeOffOrder(
  call: Pick<Call, "db" | "now"> & { about: Person },
  code: string,
  { entries: approved = [], replacements = [] }: Changes,
): Promise<Amended[]> {
  const { db } = call;
  const hidden = hidesSizes(call);
  if (hidden && replacements.length > 0)
    throw forbidden(
      "Your organisation hides sizes from approvers. You can approve fewer pieces, or decline.",
    );
  const [order] = await db.select().from(orders).where(eq(orders.code, code));
  const { lines, next } = await linesOf(db, code);
  const plan = planAmend(lines, approved, replacements.length > 0, hidden ? () => "this pack" : groupName);
  if ("problem" in plan) throw refused(plan);
  const added = await replace(call, plan.cuts, replacements, next);
  if (plan.cuts.length === 0) return [];
  await takeOff(
    call,
    order!,
    lines,
    plan.cuts,
    added.map(({ line }) => line),
  );
  const less = plan.cuts.map(({ line, quantity }) => ({
    line,
    entryNumber: line.entryNumber,
    from: line.quantity,
    to: line.quantity - quantity,
  }));
  return [...less, ...added];
}

/** The new lines of an order, with their pieces taken from stock. @throws OccError 400 for each that cannot be. */
async function replace(
  call: Pick<Call, "db" | "now"> & { about: Person },
  cuts: readonly { line: EntryRow; quantity: number }[],
  wanted: readonly Replacement[],
  next: number,
): Promise<Amended[]> {
  if (wanted.length === 0) return [];
  const taken = new Map(cuts.map((cut) => [cut.line.entryNumber, cut]));
  const its = [...new Set(wanted.flatMap(({ entryNumber }) => taken.get(entryNumber)?.line ?? []))];
  const plan = planReplacements(wanted, taken, await readOffers(call, its));
  if ("problem" in plan) throw refused(plan);
  const made = await replacingLines(call, plan.replaced, next);
  if ("sold" in made) {
    const { entryNumber, offer } = made.sold;
    throw refused({ problem: `${offer.style.name} was sold just now. Choose another one.`, entryNumber });
  }
  return made.lines.map((line, index) => ({
    line,
    entryNumber: line.entryNumber,
    from: 0,
    to: line.quantity,
    inPlaceOf: plan.replaced[index]!.entryNumber,
  }));
}

/**
 * The lines of an order of which something stands, and the first free number of a line. Those in a parcel count as
 * taken, because they have left.
 */
async function linesOf(db: Call["db"], code: string): Promise<{ lines: EntryRow[]; next: number }> {
  const rows = await db
    .select()
    .from(orderEntries)
    .where(eq(orderEntries.orderCode, code))
    .orderBy(asc(orderEntries.entryNumber));
  const parcels = await db
    .select({ lines: consignments.lines })
    .from(consignments)
    .where(eq(consignments.orderCode, code));
  const gone = new Set(parcels.flatMap(({ lines }) => lines.map(({ entryNumber }) => entryNumber)));
  const lines = rows
    .filter(({ quantity }) => quantity > 0)
    .map((row) => ({ ...row, taken: row.taken || gone.has(row.entryNumber) }));
  return { lines, next: (rows.at(-1)?.entryNumber ?? -1) + 1 };
}

const refused = ({ problem, entryNumber }: { problem: string; entryNumber?: number }): OccError =>
  new OccError(400, {
    type: "ValidationError",
    message: problem,
    reason: "invalid",
    subject: entryNumber === undefined ? "entries" : String(entryNumber),
    subjectType: entryNumber === undefined ? "parameter" : "entry",
  });

type ShowCall = Parameters<typeof showApproval>[0];

async function readAmend(call: ShowCall, code: string) {
  const order = await showApproval(call, code);
  const { lines } = await linesOf(call.db, code);
  return { order, lines, amendable: order.approvalDecisionRequired && order.mayDecide };
}

/** The lines of an order with what was asked for and what may be approved. @throws OccError as showApproval. */
export async function showAmend(call: ShowCall, code: string) {
  const { order, lines, amendable } = await readAmend(call, code);
  const rows = new Map(lines.map((row) => [row.entryNumber, row]));
  return {
    code,
    status: order.status,
    statusDisplay: order.statusDisplay,
    amendable,
    wearer: order.wearer,
    entries: order.entries.flatMap((entry) => {
      const row = rows.get(entry.entryNumber);
      if (!row) return [];
      const fixedReason = whyFixed(row);
      const group = amendGroup(row);
      return {
        ...entry,
        askedQuantity: entry.quantity,
        maxQuantity: entry.quantity,
        minQuantity: amendable && !fixedReason ? 0 : entry.quantity,
        fixedReason,
        group,
        groupName: hidesSizes(call) ? undefined : group && groupName(row),
      };
    }),
  };
}

/**
 * What an approver may put in the place of each line of which pieces may be taken off singly.
 * @throws OccError as showApproval.
 */
export async function showEligibleProducts(call: ShowCall, code: string) {
  const { order, lines, amendable } = await readAmend(call, code);
  const owner = await findPerson(call.db, order.wearer.customerId);
  if (!owner || !amendable || hidesSizes(call)) return { products: [] };
  const pricesShown = order.entries.some(({ basePrice }) => basePrice);
  const single = lines.filter((line) => !amendGroup(line) && !whyFixed(line));
  const offersOf = await readOffers({ ...call, about: owner }, single);
  return {
    products: single.flatMap((line) =>
      offersOf(line).map((offer) => ({
        ...orderedProduct(productSnapshot(offer.sku, offer), call.mediaBaseUrl),
        entryNumber: line.entryNumber,
        maxQuantity: line.quantity,
        price: pricesShown ? goodsPrice(offer.unitCents, owner) : undefined,
      })),
    ),
  };
}
