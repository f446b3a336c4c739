import { and, asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { occDate } from "../../http/dates";
import { notFound } from "../../http/errors";
import { priceOf } from "../../http/money";
import { pageOf, pagination, sortsOf } from "../../http/paging";
import { addressView, entryImages } from "../carts";
import { marketOf, mediaUrl, productUrl, stockNote, stylesBySku, canSupply } from "../catalogue";
import { goodsPrice } from "../organisation";
import { noOrder } from "../orders";
import { type OrderedProduct, orderEntries, orders } from "../orders/tables";
import { type Sort, SORTS } from "./contract";
import { costWords, refundCents } from "./cost";
import { type HeldPiece, piecesOf } from "./pieces";
import { sizesOf } from "./plan";
import { reasonOf, REASONS } from "./reasons";
import { blockOf, lastDay, MOST_EXCHANGES, noteOf, pieceKey, WINDOW_DAYS } from "./rules";
import { RETURN_STATES, type ReturnState, returnDisplay } from "./states";
import { returnEntries, returnEvents, returnRequests } from "./tables";
import { CANCELLABLE_STATES } from "./transitions";

type ReadCall = Pick<Call, "db" | "about" | "now" | "mediaBaseUrl">;

export const noReturn = (code: string) =>
  notFound("There is no return with that number.", { subject: code, subjectType: "returnRequest" });

/** A garment as it was delivered or will be sent. */
const productView = (product: OrderedProduct, mediaBaseUrl: string) => ({
  code: product.code,
  name: product.name,
  styleCode: product.styleCode,
  url: productUrl(product.styleCode, product.name),
  colour: product.colour,
  size: product.size,
  dimension: product.dimension ?? undefined,
  image: mediaUrl(product.picture ?? null, mediaBaseUrl),
  images: entryImages(product.picture ?? null, product.name, mediaBaseUrl),
});

const KINDS = ["size", "unwanted", "fault"] as const;

/** What can be done with the delivered pieces of an order. @throws OccError 404 for another's order. */
export async function returnExchangeOf(call: ReadCall, code: string) {
  const { db, about, mediaBaseUrl } = call;
  const [order] = await db
    .select({ code: orders.code, pricesShown: orders.pricesShown })
    .from(orders)
    .where(and(eq(orders.code, code), eq(orders.customerId, about.user.customerId)));
  if (!order) throw noOrder(code);
  const pieces = (await piecesOf(db, [code])).get(code) ?? [];
  const styles = await stylesBySku(db, [...new Set(pieces.map(({ sku }) => sku))], marketOf(about));
  const { timeZone } = about.organisation;
  const when = { now: call.now(), timeZone };
  const entryOf = (piece: HeldPiece) => {
    const { style, others } = sizesOf(piece, styles);
    const actions = KINDS.map((kind) => {
      const block =
        blockOf(piece, kind, when) ??
        (kind === "size" && others.length === 0
          ? { code: "one-size" as const, text: "It is made in one size." }
          : undefined);
      return { kind, allowed: !block, reason: block?.code, message: block?.text };
    });
    const changeable = actions.some(({ kind, allowed }) => kind === "size" && allowed);
    return {
      orderEntryNumber: piece.orderEntryNumber,
      cameBy: piece.cameBy ?? undefined,
      key: pieceKey(piece),
      quantity: piece.quantity,
      product: productView(piece.product, mediaBaseUrl),
      selectedValueAdd: piece.valueAdds
        .filter(({ part }) => !part)
        .map(({ name, entries }) => [name, ...entries.map(({ value }) => `“${value}”`)].join(" ")),
      basePrice: order.pricesShown ? goodsPrice(piece.unitCents, about) : undefined,
      packId: piece.packId ?? undefined,
      packName: piece.packName ?? undefined,
      returnsNote: piece.packType ? noteOf(piece.packType) : undefined,
      deliveredDate: occDate(piece.since),
      lastDay: lastDay(piece, timeZone),
      actions,
      sizeLabel: style?.sizeLabel ?? "Size",
      sizes:
        style && changeable
          ? others.map((variant) => ({
              code: variant.sku,
              size: variant.size,
              dimension: variant.dimension ?? undefined,
              available: canSupply(style, variant.onHand, 1),
              stockMessage:
                stockNote(style, variant, 1, timeZone) ??
                (canSupply(style, variant.onHand, 1) ? "In stock" : "Not in stock"),
            }))
          : [],
      waiting: piece.waiting,
    };
  };
  return {
    code,
    entries: pieces.map(entryOf),
    reasons: REASONS.map(({ code: reason, kind, name }) => ({ code: reason, kind, name })),
  };
}

/** Orders of the person of which something can still be exchanged, newest first, 20 at most. */
export async function returnableOrders({ db, about, now }: ReadCall) {
  const { timeZone } = about.organisation;
  const since = new Date(now().getTime() - (WINDOW_DAYS + 1) * 86_400_000);
  const rows = await rowsOf<{ code: string; placed_at: string }>(
    db,
    sql`select o.code, o.placed_at from orders o
      where o.customer_id = ${about.user.customerId} and exists (
        select from consignments c where c.order_code = o.code and c.status_at >= ${since.toISOString()}::timestamptz
          and c.status in ('DELIVERY_COMPLETED', 'PICKUP_COMPLETE'))
      order by o.placed_at desc, o.code desc limit 20`,
  );
  const pieces = await piecesOf(
    db,
    rows.map(({ code }) => code),
  );
  const when = { now: now(), timeZone };
  return {
    orders: rows.flatMap((row) => {
      const its = (pieces.get(row.code) ?? []).filter(
        (piece) =>
          piece.quantity > 0 && KINDS.some((kind) => kind !== "fault" && !blockOf(piece, kind, when)),
      );
      if (its.length === 0) return [];
      return [
        {
          code: row.code,
          placed: occDate(new Date(row.placed_at)),
          lastDay: its
            .map((piece) => lastDay(piece, timeZone))
            .sort()
            .at(-1)!,
          summary: [...new Set(its.map(({ product }) => product.name))],
          pieces: its.reduce((sum, { quantity }) => sum + quantity, 0),
        },
      ];
    }),
  };
}

const mine = ({ about }: ReadCall, code: string): SQL =>
  and(eq(returnRequests.code, code), eq(returnRequests.customerId, about.user.customerId))!;

/** A return request of the person with its lines and history. @throws OccError 404 for another's. */
export async function showReturn(call: ReadCall, code: string) {
  const { db, about, mediaBaseUrl } = call;
  const [found] = await db
    .select({ request: returnRequests, order: orders })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.code, returnRequests.orderCode))
    .where(mine(call, code));
  if (!found) throw noReturn(code);
  const { request, order } = found;
  const lines = await db
    .select({ entry: returnEntries, packName: orderEntries.packName })
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
  return {
    code,
    rma: code,
    status: request.status,
    statusDisplay: returnDisplay(request.status),
    creationTime: occDate(request.askedAt),
    cancellable: CANCELLABLE_STATES.includes(request.status),
    order: { code: request.orderCode },
    postBy: request.postBy,
    note: events.findLast(({ note }) => note)?.note ?? undefined,
    returnEntries: lines.map(({ entry, packName }, index) => ({
      orderEntry: {
        entryNumber: entry.orderEntryNumber,
        product: productView(entry.product, mediaBaseUrl),
      },
      expectedQuantity: entry.quantity,
      refundAmount: price(entry.goodsCents),
      type: entry.type,
      kind: kinds[index]!.kind,
      reason: { code: entry.reason, name: reasonOf(entry.reason)?.name ?? entry.reason },
      additionalComments: entry.comments ?? undefined,
      replacement: entry.newProduct ? productView(entry.newProduct, mediaBaseUrl) : undefined,
      packName: packName ?? undefined,
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
    charges: costWords(kinds, request, about),
    from: {
      name: order.orderedBy,
      wearerId: about.user.wearerId ?? undefined,
      unit: about.unit.name,
      address: address.formattedAddress ?? "",
    },
  };
}

const order: Record<Sort, SQL> = {
  byDate: sql`r.asked_at desc, r.code desc`,
  byDateUp: sql`r.asked_at, r.code`,
  byOrderNumber: sql`r.order_code, r.code`,
};

interface Row {
  code: string;
  status: ReturnState;
  asked_at: string;
  order_code: string;
  currency: string;
  goods_cents: number;
  tax_cents: number;
  post_cents: number;
  note: string | null;
}

const statesOf = (status: string | undefined): readonly ReturnState[] =>
  RETURN_STATES.filter((state) => state === status);

/** A page of the person's returns, in three statements. A page past the end is empty and has the true totals. */
export async function listReturns(
  { db, about }: ReadCall,
  asked: {
    currentPage?: number;
    pageSize?: number;
    sort?: string;
    status?: string;
    orderCode?: string;
    search?: string;
  },
) {
  const page = pageOf(asked);
  const sort: Sort = asked.sort && Object.hasOwn(SORTS, asked.sort) ? (asked.sort as Sort) : "byDate";
  const states = statesOf(asked.status);
  const term = asked.search?.trim();
  const like = term && `%${term.replace(/[\\%_]/g, "\\$&")}%`;
  const where = sql.join(
    [
      sql`r.customer_id = ${about.user.customerId}`,
      ...(states[0] ? [sql`r.status = ${states[0]}`] : []),
      ...(like
        ? [
            sql`(r.code ilike ${like} or r.order_code ilike ${like} or exists (
              select from return_entries e where e.return_code = r.code and e.product ->> 'name' ilike ${like}))`,
          ]
        : []),
      ...(asked.orderCode ? [sql`r.order_code = ${asked.orderCode}`] : []),
    ],
    sql` and `,
  );
  const rows = await rowsOf<Row>(
    db,
    sql`select r.code, r.status, r.asked_at, r.order_code, r.currency, r.goods_cents, r.tax_cents, r.post_cents,
        (select v.note from return_events v where v.return_code = r.code and v.note is not null
          order by v.sequence desc limit 1) as note
      from return_requests r where ${where} order by ${order[sort]}
      limit ${page.pageSize} offset ${page.offset}`,
  );
  const [count] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from return_requests r where ${where}`,
  );
  const codes = rows.map(({ code }) => code);
  const lines =
    codes.length > 0
      ? await db
          .select()
          .from(returnEntries)
          .where(inArray(returnEntries.returnCode, codes))
          .orderBy(asc(returnEntries.position))
      : [];
  return {
    returnRequests: rows.map((row) => ({
      code: row.code,
      rma: row.code,
      status: row.status,
      statusDisplay: returnDisplay(row.status),
      creationTime: occDate(new Date(row.asked_at)),
      order: { code: row.order_code },
      summary: lines.filter(({ returnCode }) => returnCode === row.code).map(lineSummary),
      totalPrice: priceOf(
        row.goods_cents + row.tax_cents - row.post_cents,
        row.currency,
        about.unit.currencySymbol,
      ),
      note: row.note ?? undefined,
    })),
    pagination: pagination(page, count!.total, sort),
    sorts: sortsOf(SORTS, sort),
  };
}

/** "2 × Porter polo, M to L". */
export function lineSummary(
  line: Pick<typeof returnEntries.$inferSelect, "quantity" | "product" | "newProduct" | "reason">,
): string {
  const fit = ({ size, dimension }: OrderedProduct) => [size, dimension].filter(Boolean).join(" ");
  const kind = reasonOf(line.reason)?.kind;
  const what =
    kind === "size" && line.newProduct
      ? `${fit(line.product)} to ${fit(line.newProduct)}`
      : `${fit(line.product)}, ${kind === "unwanted" ? "returned" : "faulty or wrong"}`;
  return `${line.quantity} × ${line.product.name}, ${what}`;
}

/** The states of the person's returns with how many have each. */
export async function returnFilters({ db, about }: ReadCall) {
  const rows = await rowsOf<{ status: ReturnState; count: number }>(
    db,
    sql`select r.status, count(*)::int as count from return_requests r
      where r.customer_id = ${about.user.customerId} group by r.status`,
  );
  return {
    filters: [
      {
        code: "status",
        name: "Status",
        values: RETURN_STATES.flatMap((state) => {
          const row = rows.find(({ status }) => status === state);
          return row ? [{ code: state, name: returnDisplay(state), count: row.count }] : [];
        }),
      },
    ],
  };
}
