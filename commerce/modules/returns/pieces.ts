import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { hasArrived } from "../orders";
import { consignments, orderEntries, orders } from "../orders/tables";
import type { Paid, Piece } from "./rules";
import { returnEntries, returnRequests } from "./tables";

/** A request that has some of a piece. */
interface Waiting {
  code: string;
  quantity: number;
}

export interface HeldPiece extends Piece {
  /** Requests that are under way for others of these pieces. */
  waiting: Waiting[];
  /** The whole line, of which these may be some. */
  line: Paid;
  /** Whose order it is, and whether its prices were shown. */
  order: { customerId: string; pricesShown: boolean };
}

interface Line {
  entry: typeof orderEntries.$inferSelect;
  order: HeldPiece["order"];
}

/** The identity of the pieces that an exchange sent. */
const entryId = ({ returnCode, position }: { returnCode: string; position: number }) =>
  `${returnCode}/${position}`;

/**
 * What a person has of delivered orders, by order and line, in three statements. Pieces that went back are not
 * among them; those of a finished exchange are, with what was sent instead. A line that came in several parcels
 * counts from its last one.
 */
export async function piecesOf(
  db: Database,
  orderCodes: readonly string[],
): Promise<Map<string, HeldPiece[]>> {
  const codes = [...orderCodes];
  if (codes.length === 0) return new Map();
  const lines = await db
    .select({
      entry: orderEntries,
      order: { customerId: orders.customerId, pricesShown: orders.pricesShown },
    })
    .from(orderEntries)
    .innerJoin(orders, eq(orders.code, orderEntries.orderCode))
    .where(inArray(orderEntries.orderCode, codes))
    .orderBy(asc(orderEntries.orderCode), asc(orderEntries.entryNumber));
  const parcels = await db.select().from(consignments).where(inArray(consignments.orderCode, codes));
  return heldPieces(codes, lines, parcels, await sentBack(db, codes));
}

/** What went back of orders, or is asked to; one statement. */
export const sentBack = (db: Database, orderCodes: readonly string[]) =>
  db
    .select({ entry: returnEntries, status: returnRequests.status, sentAt: returnRequests.sentAt })
    .from(returnEntries)
    .innerJoin(returnRequests, eq(returnRequests.code, returnEntries.returnCode))
    .where(and(inArray(returnEntries.orderCode, [...orderCodes]), ne(returnRequests.status, "CANCELED")))
    .orderBy(asc(returnEntries.returnCode), asc(returnEntries.position));

/** The same from rows that are read already. @param lines and parcels of these orders. @param counts the parcels that do. */
export function heldPieces(
  codes: readonly string[],
  lines: readonly Line[],
  parcels: readonly (typeof consignments.$inferSelect)[],
  back: Awaited<ReturnType<typeof sentBack>>,
  counts: (parcel: (typeof parcels)[number]) => boolean = hasArrived,
): Map<string, HeldPiece[]> {
  const found = new Map<string, HeldPiece[]>(codes.map((code) => [code, []]));
  const arrived = parcels.filter(counts);
  for (const { entry: line, order } of lines) {
    const its = arrived.filter(({ orderCode }) => orderCode === line.orderCode);
    const here = its.flatMap((parcel) =>
      parcel.lines
        .filter(({ entryNumber }) => entryNumber === line.entryNumber)
        .map(({ quantity }) => ({ quantity, at: parcel.statusAt })),
    );
    if (here.length === 0) continue;
    const ofLine = back.filter(
      ({ entry }) => entry.orderCode === line.orderCode && entry.orderEntryNumber === line.entryNumber,
    );
    const refunded = ofLine.filter(({ entry }) => entry.type === "RETURN").map(({ entry }) => entry);
    const returned = {
      pieces: refunded.reduce((sum, { quantity }) => sum + quantity, 0),
      cents: refunded.reduce((sum, { goodsCents }) => sum + goodsCents, 0),
    };
    const held = (cameBy: string | null, delivered: number, own: Partial<Piece> & { since: Date }) => {
      const gone = ofLine.filter(({ entry }) => entry.cameBy === cameBy);
      const quantity = delivered - gone.reduce((sum, { entry }) => sum + entry.quantity, 0);
      const waiting = gone
        .filter(({ status }) => status !== "COMPLETED")
        .map(({ entry }) => ({ code: entry.returnCode, quantity: entry.quantity }));
      if (quantity <= 0 && waiting.length === 0) return;
      found.get(line.orderCode)!.push({
        orderEntryNumber: line.entryNumber,
        cameBy,
        sku: line.sku,
        product: line.product,
        exchanges: 0,
        packId: line.packId,
        packName: line.packName,
        packType: line.packType,
        valueAdds: line.valueAdds,
        configuration: line.configuration,
        stockNote: line.stockNote,
        unitCents: line.unitCents,
        line: { quantity: line.quantity, unitCents: line.unitCents, discounts: line.discounts, returned },
        order,
        ...own,
        quantity,
        waiting,
      });
    };
    const delivered = Math.min(
      line.quantity,
      here.reduce((sum, { quantity }) => sum + quantity, 0),
    );
    held(null, delivered, { since: new Date(Math.max(...here.map(({ at }) => at.getTime()))) });
    for (const { entry, status, sentAt } of ofLine) {
      if (status !== "COMPLETED" || !entry.newSku || !entry.newProduct || !sentAt) continue;
      held(entryId(entry), entry.quantity, {
        sku: entry.newSku,
        product: entry.newProduct,
        exchanges: entry.exchanges,
        since: sentAt,
      });
    }
  }
  return found;
}
