import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import type { Call } from "../../http/call";
import { credits } from "../invoices/tables";
import { orders } from "../orders/tables";
import { returnEntries, returnEvents, returnRequests } from "../returns/tables";
import { bringUpToDate, nextCodes } from "./places";
import type { FedReturn } from "./returns-contract";

const every = sql`return_requests t on t.code = p.code`;

/** Returns that have not ended, the oldest first. */
const standing = sql`select code from return_requests
  where status not in ('COMPLETED', 'CANCELED') order by asked_at, code`;

/** Returns and exchanges, and every change of them, as `readOrders`. */
export async function readReturns(
  { db }: Pick<Call, "db">,
  { since, limit }: { since?: string; limit: number },
): Promise<{ returns: FedReturn[]; cursor: string; more: boolean }> {
  await bringUpToDate(db, "return", since === undefined ? standing : undefined);
  return db.transaction(
    async (transaction) => {
      const tx = transaction as unknown as Database;
      const { codes, cursor, more } = await nextCodes(
        tx,
        "return",
        { since: Number(since ?? 0), limit },
        every,
      );
      return { returns: await returnsOf(tx, codes), cursor, more };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function returnsOf(db: Database, codes: string[]): Promise<FedReturn[]> {
  if (codes.length === 0) return [];
  const heads = await db
    .select({ request: returnRequests, order: orders, credit: credits, changedAt: returnEvents.at })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.code, returnRequests.orderCode))
    .leftJoin(credits, eq(credits.returnCode, returnRequests.code))
    .leftJoin(
      returnEvents,
      and(
        eq(returnEvents.returnCode, returnRequests.code),
        eq(returnEvents.sequence, returnRequests.lastEvent),
      ),
    )
    .where(inArray(returnRequests.code, codes));
  const lines = await db
    .select()
    .from(returnEntries)
    .where(inArray(returnEntries.returnCode, codes))
    .orderBy(asc(returnEntries.returnCode), asc(returnEntries.position));
  return codes.flatMap((code) => {
    const head = heads.find(({ request }) => request.code === code);
    return head
      ? [
          returnFed(
            head,
            lines.filter(({ returnCode }) => returnCode === code),
          ),
        ]
      : [];
  });
}

const amount = (cents: number): number => cents / 100;

function returnFed(
  {
    request,
    order,
    credit,
    changedAt,
  }: {
    request: typeof returnRequests.$inferSelect;
    order: typeof orders.$inferSelect;
    credit: typeof credits.$inferSelect | null;
    changedAt: Date | null;
  },
  lines: readonly (typeof returnEntries.$inferSelect)[],
): FedReturn {
  return {
    code: request.code,
    version: request.lastEvent,
    status: request.status,
    order: request.orderCode,
    site: order.site,
    askedAt: request.askedAt.toISOString(),
    changedAt: (changedAt ?? request.askedAt).toISOString(),
    postBy: request.postBy,
    organisation: { uid: request.organisationUid },
    unit: { uid: order.unitUid },
    person: { customerId: request.customerId, name: order.orderedBy },
    lines: lines.map((line) => ({
      position: line.position,
      entry: line.orderEntryNumber,
      sku: line.sku,
      name: line.product.name,
      size: line.product.size,
      quantity: line.quantity,
      type: line.type,
      reason: line.reason,
      comments: line.comments,
      newSku: line.newSku,
      newSize: line.newProduct?.size,
      net: amount(line.goodsCents),
    })),
    currency: request.currency,
    refund: {
      net: amount(request.goodsCents),
      gst: amount(request.taxCents),
      post: amount(request.postCents),
      total: amount(request.goodsCents + request.taxCents - request.postCents),
    },
    sent: request.sentAt && {
      at: request.sentAt.toISOString(),
      carrier: request.carrier,
      tracking: request.trackingId,
    },
    credit: credit && {
      number: credit.number,
      invoice: credit.invoiceNumber,
      total: amount(credit.totalCents),
    },
  };
}
