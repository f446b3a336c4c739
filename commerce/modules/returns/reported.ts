import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { RowRefusal, type RowState } from "../../http/row-refusal";
import { isMoment, momentOf, type Reporting, type ShippedLine } from "../orders";
import type { ReturnRow } from "./locked";
import type { ReturnState } from "./states";
import { returnEntries, returnEvents, returnRequests } from "./tables";
import { callOffUnposted, checkReturn, decideFault, receiveReturn, settleReturn } from "./warehouse";

/** How far the parcel of a return is when another system reports it. */
export const RECEIPT_STATES = ["RECEIVING", "RECEIVED"] as const satisfies ReturnState[];

/** What else another system reports of a return: a fault is agreed to, nothing comes of it, or it is settled. */
export const RETURN_REPORTS = ["WAIT", "CANCELED", "COMPLETED"] as const satisfies ReturnState[];

type Reported = (typeof RECEIPT_STATES)[number] | (typeof RETURN_REPORTS)[number];

/** What another system says of a return. */
export interface ReportedReturn {
  return: string;
  status: Reported;
  /** Null for now. */
  at: Date | null;
  note: string | null;
  /** Of a receipt: what came back, which must be all that was asked for; null if nothing is said of it. */
  lines?: readonly ShippedLine[] | null;
  /** Of one that is settled: the parcel with what is sent instead. */
  carrier?: string | null;
  tracking?: string | null;
}

/** The column that says when, for refusals. */
const whenOf = ({ status }: ReportedReturn) =>
  RECEIPT_STATES.some((state) => state === status) ? "received_at" : "at";

/** What may be reported of a return in a state. Each goes along the transitions, by way of the states between. */
const REPORTS: Partial<Record<ReturnState, readonly Reported[]>> = {
  APPROVAL_PENDING: ["WAIT", "CANCELED"],
  WAIT: ["RECEIVING", "RECEIVED", "CANCELED"],
  RECEIVING: ["RECEIVED"],
  RECEIVED: ["COMPLETED"],
};

/** The states by which a report was taken: the first one has its time and its note. */
const TAKEN_BY: Record<Reported, readonly ReturnState[]> = {
  WAIT: ["WAIT"],
  RECEIVING: ["RECEIVING"],
  RECEIVED: ["RECEIVED"],
  CANCELED: ["CANCELLING", "CANCELED"],
  COMPLETED: ["REVERSING_PAYMENT", "COMPLETED"],
};

/**
 * Takes a return as far as another system reports it: as the warehouse, or as the desk that decides about a fault. The
 * same report again changes nothing. The caller has a transaction.
 * @throws RowRefusal that says what stands, or which reports are possible.
 */
export async function reportReturn(
  { db, now, channel }: Pick<Reporting, "db" | "now" | "channel">,
  row: ReportedReturn,
): Promise<RowState> {
  const request = await returnOfRow(db, row.return);
  const at = momentOf(whenOf(row), row.at, request.askedAt, now, "The return was asked for");
  const lines = await db.select().from(returnEntries).where(eq(returnEntries.returnCode, request.code));
  mustBeWhole(row, lines);
  mustBeSent(row, lines);
  const taken = await takenBefore(db, row);
  if (taken) {
    mustBeAlike(row, request, taken);
    return "same";
  }
  const possible = REPORTS[request.status] ?? [];
  if (!possible.includes(row.status)) {
    const may =
      possible.length > 0 ? `It may become ${possible.join(", ")}.` : "Another system can no longer move it.";
    throw new RowRefusal("status", `Return ${request.code} is ${request.status}. ${may}`);
  }
  await apply(db, request, row, at, { channel, heardAt: now, note: row.note ?? undefined });
  return "applied";
}

/** Goes the way that a report stands for. */
async function apply(
  db: Database,
  request: ReturnRow,
  { status, carrier = null, tracking = null }: ReportedReturn,
  at: Date,
  heard: { channel: string; heardAt: Date; note?: string },
): Promise<void> {
  const { code } = request;
  const asked = request.status === "APPROVAL_PENDING";
  if (status === "WAIT") return decideFault(db, code, true, at, heard);
  if (status === "CANCELED") {
    return asked ? decideFault(db, code, false, at, heard) : callOffUnposted(db, request, at, heard);
  }
  if (status === "COMPLETED") return settleReturn(db, code, at, { carrier, trackingId: tracking }, heard);
  if (status === "RECEIVING") return receiveReturn(db, code, at, heard);
  if (request.status === "WAIT") await receiveReturn(db, code, at, { ...heard, note: undefined });
  return checkReturn(db, code, at, heard);
}

/** Locks the return of a row until the transaction ends. @throws RowRefusal */
async function returnOfRow(db: Database, code: string): Promise<ReturnRow> {
  const [request] = await db.select().from(returnRequests).where(eq(returnRequests.code, code)).for("update");
  if (!request) throw new RowRefusal("return", `There is no return ${code}.`);
  return request;
}

type Line = typeof returnEntries.$inferSelect;

/** What is refunded was decided when the return was asked for, so a part of it is no receipt. @throws RowRefusal */
function mustBeWhole({ return: code, lines: said }: ReportedReturn, lines: readonly Line[]): void {
  if (!said) return;
  const left = lines.map(({ orderEntryNumber, sku, quantity }) => ({ orderEntryNumber, sku, quantity }));
  const over = said.reduce((sum, { entry, sku, quantity }) => {
    let pieces = quantity;
    for (const line of left.filter((one) => one.orderEntryNumber === entry || one.sku === sku)) {
      const taken = Math.min(pieces, line.quantity);
      line.quantity -= taken;
      pieces -= taken;
    }
    return sum + pieces;
  }, 0);
  if (over === 0 && left.every(({ quantity }) => quantity === 0)) return;
  const all = lines.map(({ orderEntryNumber, quantity }) => `#${orderEntryNumber}:${quantity}`).join("|");
  throw new RowRefusal(
    "lines",
    `Return ${code} is of ${all}. Report it once all of that is there; the uniform desk agrees with its person about anything else.`,
  );
}

/** @throws RowRefusal for a parcel with a return by which nothing is sent. */
function mustBeSent({ return: code, carrier, tracking }: ReportedReturn, lines: readonly Line[]): void {
  const field = carrier ? "carrier" : tracking ? "tracking" : undefined;
  if (field && lines.every(({ newSku }) => newSku === null))
    throw new RowRefusal(field, `Nothing is sent for return ${code}. Leave it empty.`);
}

type Event = typeof returnEvents.$inferSelect;

/** The event by which the same was reported, or done by others. */
async function takenBefore(db: Database, row: ReportedReturn): Promise<Event | undefined> {
  const [event] = await db
    .select()
    .from(returnEvents)
    .where(and(eq(returnEvents.returnCode, row.return), inArray(returnEvents.to, [...TAKEN_BY[row.status]])))
    .orderBy(asc(returnEvents.sequence))
    .limit(1);
  return event;
}

/** Refuses a report that says something else than what stands. @throws RowRefusal */
function mustBeAlike(row: ReportedReturn, request: ReturnRow, taken: Event): void {
  const differs = (field: string, is: string) => {
    throw new RowRefusal(field, `Return ${row.return} was taken as ${row.status} before, ${is}.`);
  };
  if (row.at !== null && !isMoment(row.at, taken.at)) differs(whenOf(row), `at ${taken.at.toISOString()}`);
  const fields = [
    ["note", row.note, taken.note],
    ["carrier", row.carrier, request.carrier],
    ["tracking", row.tracking, request.trackingId],
  ] as const;
  for (const [field, said, stands] of fields) {
    if (said && said !== stands) differs(field, stands === null ? `without a ${field}` : `with ${stands}`);
  }
}
