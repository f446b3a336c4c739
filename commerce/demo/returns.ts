import { timeBefore } from "../calendar";
import type { OrderedProduct } from "../modules/orders/tables";
import { POST_DAYS, type Reason, REASONS, RETURN_TRANSITIONS, type ReturnState } from "../modules/returns";
import type { returnEntries, returnEvents, returnRequests } from "../modules/returns/tables";
import { withGst } from "../http/money";
import { addDays, isoDate } from "./calendar";
import type { OrderRows } from "./order-rows";
import { type Random, randomOf } from "./random";
import type { Style } from "./world/catalogue";

export interface ReturnRows {
  requests: (typeof returnRequests.$inferInsert)[];
  entries: (typeof returnEntries.$inferInsert)[];
  events: (typeof returnEvents.$inferInsert)[];
}

/** New requests begin at RT-004417, so the demo's own end below. */
const LAST_NUMBER = 4416;

type OrderRow = OrderRows["orders"][number];
type EntryRow = OrderRows["entries"][number];

interface Plan {
  order: OrderRow;
  entry: EntryRow;
  reason: Reason;
  askedAt: Date;
  replacement: OrderedProduct | null;
}

/** Exchanges of about one order in eleven, and a few returns and faults, some of them still under way. */
export function returnRows(
  rows: Pick<OrderRows, "orders" | "entries" | "consignments">,
  styles: readonly Style[],
  today: Date,
): ReturnRows {
  const byCode = new Map(styles.map((style) => [style.code, style]));
  const plans = rows.orders.flatMap((order) => planOf(order, rows, byCode, today) ?? []);
  plans.sort((a, b) => a.askedAt.getTime() - b.askedAt.getTime());
  const all: ReturnRows = { requests: [], entries: [], events: [] };
  for (const [index, plan] of plans.entries()) {
    const number = LAST_NUMBER - plans.length + 1 + index;
    add(all, `RT-${String(number).padStart(6, "0")}`, plan, today);
  }
  return all;
}

function planOf(
  order: OrderRow,
  rows: Pick<OrderRows, "entries" | "consignments">,
  styles: ReadonlyMap<string, Style>,
  today: Date,
): Plan | undefined {
  const random = randomOf(`return of ${order.code}`);
  if (order.status !== "COMPLETED" || !random.chance(0.13)) return undefined;
  const parcel = rows.consignments.find(({ orderCode }) => orderCode === order.code);
  const number = parcel?.lines[0]?.entryNumber;
  const entry = rows.entries.find(
    ({ orderCode, entryNumber }) => orderCode === order.code && entryNumber === number,
  );
  if (!parcel || parcel.status !== "DELIVERY_COMPLETED" || !entry) return undefined;
  const askedAt = addDays(parcel.statusAt, random.int(1, 6));
  if (askedAt >= today) return undefined;
  const personal = (entry.valueAdds ?? []).some(({ part }) => !part);
  const kind =
    personal || random.chance(0.15) ? "fault" : !entry.packId && random.chance(0.4) ? "unwanted" : "size";
  const product = entry.product;
  const other = kind === "size" ? otherSize(styles.get(product.styleCode), product, random) : null;
  if (kind === "size" && !other) return undefined;
  const fitting = other && (other.isLarger ? TOO_SMALL : TOO_LARGE);
  return {
    order,
    entry,
    askedAt,
    reason: random.pick(
      REASONS.filter(
        ({ code, kind: one }) => one === kind && (fitting?.includes(code) ?? code !== "WRONG_TEXT"),
      ),
    ),
    replacement: kind === "unwanted" ? null : (other?.product ?? product),
  };
}

const TOO_SMALL = ["TOO_SMALL", "TOO_SHORT"];
const TOO_LARGE = ["TOO_LARGE", "TOO_LONG"];
/** A garment that people exchange for a larger size only. */
const RUNS_SMALL = "EB-4011";

/** A size beside the own one. */
function otherSize(
  style: Style | undefined,
  product: OrderedProduct,
  random: Random,
): { product: OrderedProduct; isLarger: boolean } | null {
  const sizes =
    style?.variants.filter(
      ({ colour, dimension }) => colour.name === product.colour && dimension === (product.dimension ?? null),
    ) ?? [];
  const own = sizes.findIndex(({ sku }) => sku === product.code);
  const smaller = product.styleCode === RUNS_SMALL ? undefined : sizes[own - 1];
  const near = [smaller, sizes[own + 1]].flatMap((one) => one ?? []);
  if (own < 0 || near.length === 0) return null;
  const { sku, size, dimension } = random.pick(near);
  return { product: { ...product, code: sku, size, dimension }, isLarger: sku === sizes[own + 1]?.sku };
}

/** The states that a request has passed through by today, one or two days apart. */
function pathOf({ reason, askedAt, replacement, order }: Plan, today: Date): ReturnState[] {
  const random = randomOf(`path of ${order.code}`);
  const younger = (days: number) => askedAt > timeBefore(today, { days });
  const begin: ReturnState[] =
    reason.kind === "fault"
      ? younger(3)
        ? ["APPROVAL_PENDING"]
        : ["APPROVAL_PENDING", "APPROVING", random.chance(0.15) ? "CANCELED" : "WAIT"]
      : ["WAIT"];
  if (begin.at(-1) !== "WAIT" || younger(6)) return begin;
  if (reason.kind !== "fault" && random.chance(0.1)) return [...begin, "CANCELLING", "CANCELED"];
  const checked: ReturnState[] = [...begin, "RECEIVING", "RECEIVED"];
  if (younger(10)) return checked;
  if (replacement) return [...checked, "COMPLETED"];
  if (random.chance(0.2)) return [...checked, "REVERSING_PAYMENT", "PAYMENT_REVERSAL_FAILED"];
  return [...checked, "REVERSING_PAYMENT", "PAYMENT_REVERSED", "REVERSING_TAX", "TAX_REVERSED", "COMPLETED"];
}

/** The post of a return that the person pays, with GST, in cents. */
const postCents = (gstRate: number): number => withGst(1000, gstRate);

/** Who moves a request from one state to another; the first that may. */
const actorOf = (from: ReturnState | null, to: ReturnState) =>
  RETURN_TRANSITIONS.find((row) => row.from === from && row.to === to)!.by[0]!;

const NOTES: Partial<Record<ReturnState, string>> = {
  CANCELED: "It was worn out, which is no fault. It can be replaced from your pack.",
  PAYMENT_REVERSAL_FAILED: "Your pay office sent it back. Our desk is on it; there is nothing for you to do.",
};

function add(all: ReturnRows, code: string, plan: Plan, today: Date): void {
  const { order, entry, reason, askedAt, replacement } = plan;
  const path = pathOf(plan, today);
  const person = { customerId: order.customerId, name: order.orderedBy };
  const status = path.at(-1)!;
  const at = (step: number) => new Date(Math.min(addDays(askedAt, step).getTime(), today.getTime()));
  const goodsCents = replacement ? 0 : entry.unitCents;
  const rate = Math.round((order.taxCents * 10_000) / Math.max(1, order.subTotalCents + order.deliveryCents));
  all.requests.push({
    code,
    orderCode: order.code,
    customerId: order.customerId,
    organisationUid: order.organisationUid,
    status,
    lastEvent: path.length,
    askedAt,
    postBy: isoDate(addDays(askedAt, POST_DAYS)),
    currency: order.currency,
    goodsCents,
    taxCents: goodsCents && withGst(goodsCents, rate) - goodsCents,
    postCents: goodsCents && Math.min(postCents(rate), withGst(goodsCents, rate)),
    ...(status === "COMPLETED" && replacement
      ? { sentAt: at(path.length), carrier: "Kitroom Parcels", trackingId: `KRP${code.slice(3)}` }
      : {}),
  });
  all.entries.push({
    returnCode: code,
    position: 0,
    orderCode: order.code,
    orderEntryNumber: entry.entryNumber,
    cameBy: null,
    sku: entry.sku,
    product: entry.product,
    quantity: 1,
    type: replacement ? "EXCHANGE" : "RETURN",
    reason: reason.code,
    newSku: replacement?.code ?? null,
    newProduct: replacement,
    exchanges: reason.kind === "size" ? 1 : 0,
    goodsCents,
  });
  for (const [index, to] of path.entries()) {
    const from = path[index - 1] ?? null;
    const actor = actorOf(from, to);
    all.events.push({
      returnCode: code,
      sequence: index + 1,
      at: at(index),
      actor,
      by: actor === "wearer" ? person : null,
      from,
      to,
      channel: "demo",
      note: (actor !== "wearer" && NOTES[to]) || null,
    });
  }
}
