import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { OccError } from "../../http/errors";
import { priceOf } from "../../http/money";
import { shortDigest } from "../../http/short-digest";
import { takeFiles } from "../files";
import { causeOf, noOrder, takeStock } from "../orders";
import { orders } from "../orders/tables";
import { costOf, costWords, refundCents } from "./cost";
import { beginReturn } from "./life";
import { mailBooked, mailFaults } from "./mails";
import { piecesOf } from "./pieces";
import { type Asked, type Planned, planReturn, wrong } from "./plan";
import { showReturn } from "./read";
import { stylesOfPieces } from "./recalled";
import { dayAfter, pieceKey, POST_DAYS } from "./rules";
import { returnEntries, returnRequests } from "./tables";
import type { ReturnCall } from "./return-call";

type OrderRow = typeof orders.$inferSelect;

/** An order of the person, locked if something is written. @throws OccError 404 for another's. */
async function orderOf({ db, about }: ReturnCall, code: string, lock: boolean): Promise<OrderRow> {
  const found = db
    .select()
    .from(orders)
    .where(and(eq(orders.code, code), eq(orders.customerId, about.user.customerId)));
  const [order] = await (lock ? found.for("update") : found);
  if (!order) throw noOrder(code);
  return order;
}

async function plan(call: ReturnCall, order: OrderRow, asked: readonly Asked[]): Promise<Planned[]> {
  const { db, about } = call;
  const pieces = (await piecesOf(db, [order.code])).get(order.code) ?? [];
  return planReturn(asked, pieces, await stylesOfPieces(call, pieces), {
    now: call.now(),
    timeZone: about.organisation.timeZone,
  });
}

/** Goods and GST that the requests of an order refund already, in cents. */
async function refundedBefore(db: Database, code: string) {
  const [sums] = await db
    .select({
      goodsCents: sql<number>`coalesce(sum(${returnRequests.goodsCents}), 0)::int`,
      taxCents: sql<number>`coalesce(sum(${returnRequests.taxCents}), 0)::int`,
    })
    .from(returnRequests)
    .where(and(eq(returnRequests.orderCode, code), ne(returnRequests.status, "CANCELED")));
  return sums!;
}

const kindsOf = (planned: readonly Planned[]) =>
  planned.map(({ reason, quantity }) => ({ kind: reason.kind, quantity }));

async function priced({ db, about }: ReturnCall, order: OrderRow, planned: readonly Planned[]) {
  const cost = costOf(planned, await refundedBefore(db, order.code), about);
  const words = costWords(kindsOf(planned), cost, order, about);
  return {
    ...words,
    refund: priceOf(refundCents(cost), order.currency, about.unit.currencySymbol),
    fingerprint: shortDigest(words),
  };
}

/**
 * What a request would cost and refund; nothing is written.
 * @throws OccError 400 as planReturn, 404 for another's order.
 */
export async function priceReturn(call: ReturnCall, code: string, asked: readonly Asked[]) {
  const order = await orderOf(call, code, false);
  return priced(call, order, await plan(call, order, asked));
}

/** Refuses what costs or refunds something else than the page showed. @throws OccError 409 */
async function mustBeAsShown(call: ReturnCall, order: OrderRow, planned: readonly Planned[], shown: string) {
  const { total, fingerprint } = await priced(call, order, planned);
  if (fingerprint === shown) return;
  throw new OccError(409, {
    type: "ConflictError",
    message: `What you chose or its cost changed after the cost was shown. ${total.label}: ${total.amount}. Check it, then send your request again.`,
    reason: "changed",
    subject: order.code,
    subjectType: "order",
  });
}

/**
 * Books exchanges and returns of an order, in one transaction: what is sent instead is taken from stock at once, no
 * entitlement is used again, and the person gets a mail. Faults become a request of their own, because the desk
 * decides about them first; the pictures of what is wrong go with it, and the desk gets a mail.
 * @param sent the files that go with it, and the fingerprint of its cost as the person saw it.
 * @throws OccError 400 with an error for each line that is wrong, or a picture that is gone; 404 for another's order;
 * 409 if it costs something else than was shown.
 */
export async function requestReturn(
  call: ReturnCall,
  code: string,
  asked: readonly Asked[],
  { files = [], fingerprint }: { files?: readonly string[]; fingerprint?: string } = {},
) {
  const order = await orderOf(call, code, true);
  const planned = await plan(call, order, asked);
  if (fingerprint) await mustBeAsShown(call, order, planned, fingerprint);
  const { taken } = await reserve(call.db, planned);
  const numbered = planned.map((one, index) => ({ ...one, stockTaken: taken[index] ?? 0 }));
  const faults = numbered.filter(({ reason }) => reason.kind === "fault");
  const others = numbered.filter(({ reason }) => reason.kind !== "fault");
  const returnRequestsMade = [];
  for (const group of [others, faults]) {
    const its = group === faults ? files : [];
    if (group.length > 0) returnRequestsMade.push(await write(call, order, group, its));
  }
  return { returnRequests: returnRequestsMade };
}

/** Takes what is sent instead from stock. @throws OccError 400 if somebody else was faster. */
async function reserve(db: Database, planned: readonly Planned[]) {
  const lines = planned.map(({ replacement, quantity }) => ({
    sku: replacement?.sku ?? "",
    quantity: replacement ? quantity : 0,
    mayRunShort: replacement?.mayRunShort ?? true,
  }));
  const result = await takeStock(db, lines);
  const gone = planned.find(({ replacement }) => replacement && result.short.includes(replacement.sku));
  if (gone) {
    const { piece, replacement } = gone;
    const words = `Size ${replacement!.product.size} of ${piece.product.name} was sold just now. Choose another one.`;
    throw new OccError(400, wrong(pieceKey(piece), "stock", words));
  }
  return result;
}

/** Whose files wait: who books in somebody's name sent them as themselves. */
const senderOf = ({ principal, about, header }: ReturnCall) =>
  principal.kind === "person" && header("proxyuserid") !== undefined ? principal : about;

async function write(
  call: ReturnCall,
  order: OrderRow,
  group: readonly (Planned & { stockTaken: number })[],
  files: readonly string[],
) {
  const { db, about } = call;
  const cost = costOf(group, await refundedBefore(db, order.code), about);
  const status = group[0]!.reason.kind === "fault" ? ("APPROVAL_PENDING" as const) : ("WAIT" as const);
  const code = await beginReturn(
    db,
    {
      orderCode: order.code,
      customerId: order.customerId,
      organisationUid: order.organisationUid,
      askedAt: call.now(),
      postBy: dayAfter(call.now(), POST_DAYS, about.organisation.timeZone),
      currency: order.currency,
      ...cost,
    },
    status,
    causeOf(call, "wearer"),
  );
  await db.insert(returnEntries).values(
    group.map(({ piece, quantity, reason, comments, replacement, goodsCents, stockTaken }, position) => ({
      returnCode: code,
      position,
      orderCode: order.code,
      orderEntryNumber: piece.orderEntryNumber,
      cameBy: piece.cameBy,
      sku: piece.sku,
      product: piece.product,
      quantity,
      type: replacement ? ("EXCHANGE" as const) : ("RETURN" as const),
      reason: reason.code,
      comments,
      newSku: replacement?.sku ?? null,
      newProduct: replacement?.product ?? null,
      stockTaken,
      exchanges: piece.exchanges + (reason.kind === "size" ? 1 : 0),
      goodsCents,
    })),
  );
  await takeFiles({ db, about: senderOf(call) }, "fault", files, code);
  // The mail is for the order's person, whoever books for them.
  const view = await showReturn({ ...call, about: { ...about, payer: undefined } }, code);
  await mailBooked(call, view);
  if (status === "APPROVAL_PENDING") await mailFaults(call, view);
  return { code, status };
}
