import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../../database/connection";
import type { CsvRows } from "../../../http/csv/rows";
import { shortDigest } from "../../../http/short-digest";
import type { OrderCall } from "../place-for";
import { teamFileOrders, teamFileRows } from "../tables";
import { type JudgedRow, judgeRows } from "./judge";
import { type TeamFile, type TeamOrder, tryOrder } from "./try-order";

/** Rows of one insert. */
const BATCH = 500;
/** Orders that are tried while the person waits; the job tries the others. */
const AT_ONCE = 10;

/**
 * Judges rows of a file that are not ordered, writes what came of it, and tries the first of their orders. An order
 * whose rows are as they were stays ready.
 * @param call in a transaction that has locked the file.
 */
export async function judgeAndKeep(call: OrderCall, file: TeamFile, read: CsvRows): Promise<string[]> {
  const { db } = call;
  const { rows, reasons } = await judgeRows(call, read, file.reason);
  const before = await db.select().from(teamFileOrders).where(eq(teamFileOrders.draftId, file.draftId));
  const last = Math.max(0, ...before.map(({ number }) => number));
  const open = grouped(rows, file).map(({ lines, ...order }, index): TeamOrder & { lines: Set<number> } => {
    const same = before.find(
      ({ state, customerId, digest }) =>
        state === "ready" && customerId === order.customerId && digest === order.digest,
    );
    const fresh = { state: "check" as const, message: null, totalCents: null, waits: null, orderCode: null };
    return { ...fresh, ...same, ...order, number: last + index + 1, lines };
  });
  const numberOf = new Map(open.flatMap((order) => [...order.lines].map((line) => [line, order])));
  const isOpen = and(eq(teamFileOrders.draftId, file.draftId), ne(teamFileOrders.state, "placed"));
  await db.delete(teamFileOrders).where(isOpen);
  const kept = open.map(({ lines: _, ...order }) => order);
  if (kept.length > 0) await db.insert(teamFileOrders).values(kept);
  await writeRows(
    db,
    file.draftId,
    rows.map((row) => {
      const order = numberOf.get(row.line);
      return { ...row, state: order?.state === "ready" ? "ready" : row.state, number: order?.number ?? null };
    }),
  );
  for (const order of kept.filter(({ state }) => state === "check").slice(0, AT_ONCE)) {
    await tryOrder(call, file, order);
  }
  return reasons;
}

/** The good rows of each person are one order, numbered as they come. */
function grouped(rows: readonly JudgedRow[], file: TeamFile) {
  const groups = new Map<string, JudgedRow[]>();
  for (const row of rows.filter(({ state }) => state === "check")) {
    groups.set(row.customerId!, [...(groups.get(row.customerId!) ?? []), row]);
  }
  return [...groups].map(([customerId, its]) => ({
    draftId: file.draftId,
    customerId,
    name: its[0]!.name,
    digest: shortDigest([file.purchaseOrderNumber, its.map(({ wanted }) => wanted)]),
    lines: new Set(its.map(({ line }) => line)),
  }));
}

type KeptRow = Omit<JudgedRow, "state"> & Pick<typeof teamFileRows.$inferInsert, "state" | "number">;

async function writeRows(db: Database, draftId: string, rows: readonly KeptRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    await db
      .insert(teamFileRows)
      .values(rows.slice(at, at + BATCH).map((row) => ({ draftId, ...row })))
      .onConflictDoUpdate({
        target: [teamFileRows.draftId, teamFileRows.line],
        set: {
          cells: sql`excluded.cells`,
          state: sql`excluded.state`,
          faults: sql`excluded.faults`,
          note: sql`excluded.note`,
          customerId: sql`excluded.customer_id`,
          name: sql`excluded.name`,
          item: sql`excluded.item`,
          quantity: sql`excluded.quantity`,
          wanted: sql`excluded.wanted`,
          key: sql`excluded.key`,
          number: sql`excluded.number`,
        },
      });
  }
}
