import { randomUUID } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { counted } from "../../../http/counted";
import { rowRead } from "../../../http/csv/rows";
import { readableTime } from "../../../http/dates";
import { invalid, OccError } from "../../../http/errors";
import { readOrRefuse } from "../../../http/file-refusal";
import type { OrderCall } from "../place-for";
import { teamDrafts, teamFileOrders, teamFileRows, teamFiles } from "../tables";
import type { TeamFileBody, TeamFixBody } from "./contract";
import { judgeAndKeep } from "./keep";
import { lockedFile, mustNotPlace } from "./own";
import { fingerprintOf } from "./read";
import { digestOf, readTeamFile, withMeanings } from "./read-file";

/**
 * Keeps the file of a team order with what would come of each row. Nothing is ordered yet.
 * @throws OccError 400 for a file that cannot be read, names no columns, or has too many rows.
 */
export async function sendTeamFile(call: OrderCall, sent: z.infer<typeof TeamFileBody>) {
  const { fileName, text } = sent;
  const read = readOrRefuse("text", () => readTeamFile(text));
  const draftId = randomUUID();
  const { organisation, user } = call.about;
  await call.db.insert(teamDrafts).values({
    ...{ id: draftId, customerId: user.customerId, organisationUid: organisation.uid },
    ...{ site: call.baseSite.uid, name: fileName, createdAt: call.now(), changedAt: call.now() },
  });
  const [file] = await call.db
    .insert(teamFiles)
    .values({
      ...{ draftId, organisationUid: organisation.uid, fileName, columns: read.columns },
      digest: digestOf(read),
      purchaseOrderNumber: sent.purchaseOrderNumber || null,
      reason: sent.reason || null,
      reasons: [],
    })
    .returning();
  const reasons = await judgeAndKeep(call, file!, read);
  if (reasons.length > 0)
    await call.db.update(teamFiles).set({ reasons }).where(eq(teamFiles.draftId, draftId));
  return done(draftId, "The rows are checked.");
}

const done = (draftId: string, message: string) => ({ status: "SUCCESS" as const, message, draftId });

/**
 * Writes cells of a file over, says what its columns mean, or what all of its orders have, and checks the rows that are
 * not ordered again.
 * @throws OccError 400 for a column that the file has not, or a meaning that another column has; 404; 409 while its
 * orders are being placed.
 */
export async function fixTeamFile(call: OrderCall, draftId: string, sent: z.infer<typeof TeamFixBody>) {
  const { db } = call;
  const file = await lockedFile(call, draftId);
  await mustNotPlace(call, draftId);
  const columns = withMeanings(file.columns, sent.columns ?? []);
  if (!columns) throw invalid("columns", "Choose something else for each column.");
  const its = eq(teamFileRows.draftId, draftId);
  const open = and(its, ne(teamFileRows.state, "placed"));
  const rows = await db.select().from(teamFileRows).where(open).orderBy(teamFileRows.line);
  const past = writeCells(rows, columns, sent.cells ?? []);
  const set = {
    columns,
    ...(sent.purchaseOrderNumber === undefined
      ? {}
      : { purchaseOrderNumber: sent.purchaseOrderNumber || null }),
    ...(sent.reason === undefined ? {} : { reason: sent.reason || null }),
  };
  const mendBefore = rows.filter(({ state }) => state === "mend").length;
  const reasons = await judgeAndKeep(call, { ...file, ...set }, { columns, rows: rows.map(rowRead) });
  await db
    .update(teamFiles)
    .set({ ...set, reasons })
    .where(eq(teamFiles.draftId, draftId));
  await db.update(teamDrafts).set({ changedAt: call.now() }).where(eq(teamDrafts.id, draftId));
  const left = await db.$count(teamFileRows, and(its, eq(teamFileRows.state, "mend")));
  const words = [mendedWords(mendBefore - left, left), ...pastWords(past)];
  return done(draftId, words.join(" "));
}

/** @returns the lines of cells that an older page of the same person sent: what was ordered since stays. */
function writeCells(
  rows: { line: number; cells: string[] }[],
  columns: readonly string[],
  cells: NonNullable<z.infer<typeof TeamFixBody>["cells"]>,
): number[] {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  return cells.flatMap(({ line, column, text }) => {
    const row = byLine.get(line);
    if (!row) return [line];
    const at = columns.indexOf(column);
    if (at < 0) throw invalid("column", `The file has no column ${column}.`);
    row.cells = row.cells.with(at, text);
    return [];
  });
}

const pastWords = (lines: number[]) =>
  lines.length > 0 ? [`Already ordered and left as they were: lines ${[...new Set(lines)].join(", ")}.`] : [];

function mendedWords(mended: number, left: number): string {
  if (left === 0) return "No row is left to mend.";
  const rest = `${counted(left, "row")} still to mend.`;
  return mended > 0 ? `${counted(mended, "row")} mended. ${rest}` : rest;
}

/**
 * Lets the ready orders of a file be placed; the job does it. A second press changes nothing.
 * @param shown the fingerprint of the file as the person saw it.
 * @throws OccError 400 without an order that is ready, or before all of them were tried; 404; 409 if the file was
 * checked otherwise since it was shown.
 */
export async function pressTeamFile(call: OrderCall, draftId: string, shown?: string) {
  const { db } = call;
  const file = await lockedFile(call, draftId);
  const orders = await db.select().from(teamFileOrders).where(eq(teamFileOrders.draftId, draftId));
  const count = (state: string) => orders.filter((order) => order.state === state).length;
  const ready = count("ready");
  if (file.pressedAt && (count("placing") > 0 || ready === 0)) {
    const when = readableTime(file.pressedAt, call.about.organisation.timeZone);
    return done(draftId, `These orders were sent to be placed at ${when}.`);
  }
  if (count("check") > 0)
    throw invalid("draftId", "The rows are still being checked. Place them in a moment.");
  if (ready === 0) throw invalid("draftId", "No order is ready. Mend the rows first.");
  if (shown && shown !== fingerprintOf(file, orders)) throw changed(ready);
  await db
    .update(teamFileOrders)
    .set({ state: "placing", message: null })
    .where(and(eq(teamFileOrders.draftId, draftId), eq(teamFileOrders.state, "ready")));
  await db.update(teamFiles).set({ pressedAt: call.now() }).where(eq(teamFiles.draftId, draftId));
  await db.update(teamDrafts).set({ changedAt: call.now() }).where(eq(teamDrafts.id, draftId));
  return done(draftId, `${counted(ready, "order")} ${ready === 1 ? "is" : "are"} being placed.`);
}

const changed = (ready: number) =>
  new OccError(409, {
    type: "ConflictError",
    message: `The file was checked again after this page was shown: now ${counted(ready, "order")} ${ready === 1 ? "is" : "are"} ready. Check them, then place them.`,
    reason: "changed",
    subjectType: "teamOrder",
  });
