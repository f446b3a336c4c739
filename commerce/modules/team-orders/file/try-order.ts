import { and, eq, inArray } from "drizzle-orm";
import { attempt } from "../../../database/attempt";
import type { Database } from "../../../database/connection";
import { OccError } from "../../../http/errors";
import { orders } from "../../orders/tables";
import { LinesRefused, type LineRefusal, type OrderCall, placeForPerson } from "../place-for";
import { type TeamFault, teamFileOrders, teamFileRows, type teamFiles } from "../tables";
import type { Field } from "./fields";
import { cellsOf } from "./read-file";
import { faultOf } from "./garment";

export type TeamFile = typeof teamFiles.$inferSelect;
export type TeamOrder = typeof teamFileOrders.$inferSelect;
export type TeamRow = typeof teamFileRows.$inferSelect;

/** What is against rows of an order, by their lines: faults to mend, or where the same was ordered before. */
export interface Against {
  faults: Map<number, TeamFault[]>;
  notes: Map<number, string>;
}

const orderIs = ({ draftId, number }: Pick<TeamOrder, "draftId" | "number">) =>
  and(eq(teamFileOrders.draftId, draftId), eq(teamFileOrders.number, number));
const rowsAre = ({ draftId, number }: Pick<TeamOrder, "draftId" | "number">) =>
  and(eq(teamFileRows.draftId, draftId), eq(teamFileRows.number, number));

/** The rows of an order, in the order of the file. */
export const rowsOfOrder = (db: Database, order: Pick<TeamOrder, "draftId" | "number">): Promise<TeamRow[]> =>
  db.select().from(teamFileRows).where(rowsAre(order)).orderBy(teamFileRows.line);

/**
 * Places the order of some rows by the function that the team page uses.
 * @throws LinesRefused, OccError
 */
export async function placeRows(call: OrderCall, file: TeamFile, order: TeamOrder, rows: readonly TeamRow[]) {
  const { code, status } = await placeForPerson(call, order.customerId, {
    lines: rows.map(({ wanted }) => wanted!),
    purchaseOrderNumber: file.purchaseOrderNumber ?? undefined,
  });
  const [placed] = await call.db
    .select({ totalCents: orders.totalCents })
    .from(orders)
    .where(eq(orders.code, code));
  return { orderCode: code, totalCents: placed!.totalCents, waits: status === "PENDING_APPROVAL" };
}

/**
 * Finds out what would come of an order. It is placed and taken back at once, so that the answer is that of placing it;
 * rows that are refused wait to be mended, and the others are tried without them.
 * @param call of the person who sent the file, in a transaction.
 */
export async function tryOrder(sent: OrderCall, file: TeamFile, order: TeamOrder): Promise<void> {
  // Several people are read in one call, and none of them may be taken for another.
  const call: OrderCall = { ...sent, once: (_, read) => read() };
  let rows = await rowsOfOrder(call.db, order);
  const against: Against = { faults: new Map(), notes: new Map() };
  while (rows.length > 0) {
    try {
      // A savepoint of its own gives back the rows that it locks.
      const { totalCents, waits } = await attempt(call.db, (db) =>
        placeRows({ ...call, db }, file, order, rows),
      );
      await settle(call.db, order, against, { state: "ready", totalCents, waits });
      return;
    } catch (error) {
      for (const [line, faults] of faultsOf(error, file, rows)) against.faults.set(line, faults);
      rows = rows.filter(({ line }) => !against.faults.has(line));
    }
  }
  await settle(call.db, order, against);
}

/** What an error says of rows: of those that it is about, or of all. @throws the error if it is no refusal. */
export function faultsOf(error: unknown, file: TeamFile, rows: readonly TeamRow[]): Map<number, TeamFault[]> {
  if (error instanceof LinesRefused) {
    return new Map(
      [...error.refusals].map(([index, refusal]) => {
        const { line, cells } = rows[index]!;
        const read = cellsOf(file.columns, cells);
        const field = fieldOf(refusal);
        const fault = field
          ? faultOf(read, field, refusal.message)
          : { column: "", cell: "", message: refusal.message };
        return [line, [fault]];
      }),
    );
  }
  if (!(error instanceof OccError)) throw error;
  const message = error.errors
    .map(({ subject, message: words }) =>
      subject === "purchaseOrderNumber" ? `Purchase order number: ${words}` : words,
    )
    .join(" ");
  return new Map(rows.map(({ line }) => [line, [{ column: "", cell: "", message }]]));
}

/** The cell that a rule is about; undefined for one about the whole row. */
function fieldOf({ rule, subject = "" }: LineRefusal): Field | undefined {
  if (rule === "over-maximum" || rule === "allocation-used") return "quantity";
  if (subject.startsWith("valueAdd.")) return "text";
  const found = (["quantity", "size", "colour"] as const).find((field) => field === subject);
  return found ?? (subject === "reasonOfReplacement" ? undefined : "style");
}

/**
 * Writes what is against rows of an order, which leave it, and what becomes of the others.
 * @param rest the order without them; none is left without it.
 */
export async function settle(
  db: Database,
  order: TeamOrder,
  { faults, notes }: Against,
  rest?: Partial<Pick<TeamOrder, "state" | "totalCents" | "waits" | "message" | "orderCode">>,
): Promise<void> {
  const leaves = { number: null, wanted: null };
  // Rows with the same fault are written together: it is often that of the whole order.
  const groups = new Map<string, number[]>();
  for (const [line, its] of faults) {
    const key = JSON.stringify(its);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const lines = (all: number[]) =>
    and(eq(teamFileRows.draftId, order.draftId), inArray(teamFileRows.line, all));
  for (const [its, all] of groups) {
    await db
      .update(teamFileRows)
      .set({ ...leaves, state: "mend", faults: JSON.parse(its) as TeamFault[] })
      .where(lines(all));
  }
  for (const [line, note] of notes) {
    await db
      .update(teamFileRows)
      .set({ ...leaves, state: "there", note })
      .where(lines([line]));
  }
  if (!rest) {
    await db.delete(teamFileOrders).where(orderIs(order));
    return;
  }
  await db.update(teamFileOrders).set(rest).where(orderIs(order));
  const state = rest.state === "placing" ? undefined : rest.state;
  if (state) await db.update(teamFileRows).set({ state }).where(rowsAre(order));
}
