import { asc, eq } from "drizzle-orm";
import type { Call } from "../../http/call";
import { OccError } from "../../http/errors";
import type { Person } from "../../http/principal";
import { groupName, takeOff } from "../orders";
import { consignments, orderEntries, orders } from "../orders/tables";
import { amendGroup, type ApprovedQuantity, planAmend, whyFixed } from "./amend-plan";
import { showApproval } from "./read";

export type { ApprovedQuantity };

type EntryRow = typeof orderEntries.$inferSelect;

/** A line of which fewer pieces are approved than were asked for. */
export interface Amended {
  line: EntryRow;
  entryNumber: number;
  from: number;
  to: number;
}

/**
 * Takes off an order what is not approved, and gives back what it took. The caller has locked the order.
 * @param call is about the order's person, whose charges it computes again.
 * @throws OccError 400 for quantities that cannot be approved.
 */
export async function takeOffOrder(
  call: Pick<Call, "db" | "now"> & { about: Person },
  code: string,
  approved: readonly ApprovedQuantity[],
): Promise<Amended[]> {
  const { db } = call;
  const [order] = await db.select().from(orders).where(eq(orders.code, code));
  const entries = await standingLines(db, code);
  const plan = planAmend(entries, approved);
  if ("problem" in plan) throw refused(plan);
  if (plan.cuts.length === 0) return [];
  await takeOff(call, order!, entries, plan.cuts);
  return plan.cuts.map(({ line, quantity }) => ({
    line,
    entryNumber: line.entryNumber,
    from: line.quantity,
    to: line.quantity - quantity,
  }));
}

/** The lines of an order of which something stands. Those in a parcel count as taken, because they have left. */
async function standingLines(db: Call["db"], code: string): Promise<EntryRow[]> {
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
  return rows
    .filter(({ quantity }) => quantity > 0)
    .map((row) => ({ ...row, taken: row.taken || gone.has(row.entryNumber) }));
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

/** The lines of an order with what was asked for and what may be approved. @throws OccError as showApproval. */
export async function showAmend(call: ShowCall, code: string) {
  const order = await showApproval(call, code);
  const rows = new Map((await standingLines(call.db, code)).map((row) => [row.entryNumber, row]));
  const amendable = order.approvalDecisionRequired && order.mayDecide;
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
        groupName: group && groupName(row),
      };
    }),
  };
}

/** The products of an order of which fewer pieces may be approved. @throws OccError as showApproval. */
export async function showEligibleProducts(call: ShowCall, code: string) {
  const { entries } = await showAmend(call, code);
  return {
    products: entries
      .filter(({ minQuantity, maxQuantity }) => minQuantity < maxQuantity)
      .map(({ product, entryNumber, maxQuantity }) => ({ ...product, entryNumber, maxQuantity })),
  };
}
