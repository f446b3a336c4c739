import { and, asc, eq, type SQL } from "drizzle-orm";
import type { Call } from "../../http/call";
import { occDate } from "../../http/dates";
import { notFound } from "../../http/errors";
import { priceOf } from "../../http/money";
import { refundSentence } from "../cards";
import { cardRefunds } from "../cards/tables";
import { addressView } from "../carts";
import { filesOf } from "../files";
import { orderedProduct } from "../orders";
import { orderEntries, orders } from "../orders/tables";
import { costWords, refundCents } from "./cost";
import { reasonOf } from "./reasons";
import { madeWith, MOST_EXCHANGES } from "./rules";
import { type ReturnState, returnDisplay, TOLD_STATES } from "./states";
import { returnEntries, returnEvents, returnRequests } from "./tables";
import { CANCELLABLE_STATES } from "./transitions";

export type ReadCall = Pick<Call, "db" | "about" | "now" | "mediaBaseUrl">;

export const noReturn = (code: string) =>
  notFound("There is no return with that number.", { subject: code, subjectType: "returnRequest" });

const mine = ({ about }: ReadCall, code: string): SQL =>
  and(eq(returnRequests.code, code), eq(returnRequests.customerId, about.user.customerId))!;

/** A return request of the person with its lines and history. @throws OccError 404 for another's. */
export async function showReturn(call: ReadCall, code: string) {
  const { db, about, mediaBaseUrl } = call;
  const [found] = await db
    .select({ request: returnRequests, order: orders, refund: cardRefunds })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.code, returnRequests.orderCode))
    .leftJoin(
      cardRefunds,
      and(eq(cardRefunds.returnCode, returnRequests.code), eq(cardRefunds.source, "order")),
    )
    .where(mine(call, code));
  if (!found) throw noReturn(code);
  const { request, order, refund } = found;
  const lines = await db
    .select({
      entry: returnEntries,
      line: {
        packName: orderEntries.packName,
        valueAdds: orderEntries.valueAdds,
        configuration: orderEntries.configuration,
      },
    })
    .from(returnEntries)
    .innerJoin(
      orderEntries,
      and(
        eq(orderEntries.orderCode, returnEntries.orderCode),
        eq(orderEntries.entryNumber, returnEntries.orderEntryNumber),
      ),
    )
    .where(eq(returnEntries.returnCode, code))
    .orderBy(asc(returnEntries.position));
  const events = await db
    .select()
    .from(returnEvents)
    .where(eq(returnEvents.returnCode, code))
    .orderBy(asc(returnEvents.sequence));
  const price = (cents: number) => priceOf(cents, request.currency, about.unit.currencySymbol);
  const kinds = lines.map(({ entry }) => ({
    kind: reasonOf(entry.reason)?.kind ?? ("fault" as const),
    quantity: entry.quantity,
  }));
  const address = addressView(order.deliveryAddress);
  const faulty = kinds.some(({ kind }) => kind === "fault");
  return {
    code,
    rma: code,
    status: request.status,
    statusDisplay: returnDisplay(request.status),
    creationTime: occDate(request.askedAt),
    cancellable: CANCELLABLE_STATES.includes(request.status),
    order: { code: request.orderCode },
    postBy: request.postBy,
    note:
      events.findLast(({ note, to }) => note && TOLD_STATES.some((state) => state === to))?.note ?? undefined,
    files: faulty ? await filesOf(db, code) : [],
    returnEntries: lines.map(({ entry, line }, index) => ({
      orderEntry: {
        entryNumber: entry.orderEntryNumber,
        product: orderedProduct(entry.product, mediaBaseUrl),
      },
      selectedValueAdd: madeWith(line),
      expectedQuantity: entry.quantity,
      refundAmount: price(entry.goodsCents),
      type: entry.type,
      kind: kinds[index]!.kind,
      reason: { code: entry.reason, name: reasonOf(entry.reason)?.name ?? entry.reason },
      additionalComments: entry.comments ?? undefined,
      replacement: entry.newProduct ? orderedProduct(entry.newProduct, mediaBaseUrl) : undefined,
      packName: line.packName ?? undefined,
      exchanges: entry.exchanges,
      mostExchanges: MOST_EXCHANGES,
    })),
    historyEntries: events.map(({ sequence, at, actor, to, note }) => ({
      sequence,
      timestamp: occDate(at),
      actor,
      status: to as ReturnState,
      statusDisplay: returnDisplay(to as ReturnState),
      note: note ?? undefined,
    })),
    sent: request.sentAt
      ? {
          date: occDate(request.sentAt),
          carrier: request.carrier ?? undefined,
          trackingID: request.trackingId ?? undefined,
        }
      : undefined,
    subTotal: price(request.goodsCents + request.taxCents),
    deliveryCost: price(request.postCents),
    totalPrice: price(refundCents(request)),
    refundDeliveryCost: false,
    charges: costWords(kinds, request, order, about),
    refund: refund
      ? {
          code: refund.number,
          amount: price(refund.cents),
          status: refund.state,
          display: refundSentence(refund, about),
        }
      : undefined,
    from: {
      name: order.orderedBy,
      wearerId: about.user.wearerId ?? undefined,
      unit: about.unit.name,
      address: address.formattedAddress ?? "",
    },
  };
}
