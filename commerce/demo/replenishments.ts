import { eq } from "drizzle-orm";
import { instantAt, dayOf, timeAfter, timeBefore } from "../calendar";
import type { Database } from "../database/connection";
import { notices } from "../modules/notices/tables";
import { dateAfter, type Recurrence } from "../modules/replenishments";
import { replenishmentLines, replenishmentRuns, replenishments } from "../modules/replenishments/tables";
import { users } from "../modules/users/tables";
import type { OrderRows } from "./order-rows";

const BUYER = "buyer@harrowstreet.example";
const ZONE = "Australia/Melbourne";
const AGO = { active: 54, cancelled: 99 };
const HOUR = "06:00";

type Order = OrderRows["orders"][number];

/**
 * A replenishment order of the wholesale buyer that placed an order and failed the next time, and one that was cancelled.
 * Each is made of an order that the buyer has, whose history says so.
 * @param rows of the orders, before they are written: histories cannot be changed later.
 * @returns what writes the replenishment orders once the orders are there.
 */
export function planReplenishments(rows: OrderRows, today: Date, customerId: string) {
  const placed = (daysAgo: number) =>
    rows.orders.find(
      (order) =>
        order.customerId === customerId &&
        order.placedAt > timeBefore(today, { days: daysAgo + 1.5 }) &&
        order.placedAt < timeBefore(today, { days: daysAgo - 1.5 }),
    );
  const plans = [
    { code: "RP-9001", order: placed(AGO.active), active: true },
    { code: "RP-9002", order: placed(AGO.cancelled), active: false },
  ];
  for (const { code, order } of plans) {
    const first = rows.events.find((event) => event.orderCode === order?.code && event.sequence === 1);
    if (first)
      Object.assign(first, { channel: "replenishment", note: `Placed by replenishment order ${code}` });
  }
  return async (db: Database): Promise<void> => {
    for (const { code, order, active } of plans) if (order) await write(db, rows, { code, order, active });
  };
}

/** The wholesale buyer of the demo. */
export async function replenishmentBuyer(db: Database): Promise<string> {
  const [buyer] = await db.select({ id: users.customerId }).from(users).where(eq(users.uid, BUYER));
  return buyer?.id ?? "";
}

async function write(
  db: Database,
  rows: OrderRows,
  { code, order, active }: { code: string; order: Order; active: boolean },
): Promise<void> {
  const start = dayOf(order.placedAt, ZONE);
  const recurrence: Recurrence = { period: "MONTHLY", day: Number(start.slice(8)) };
  const missed = dateAfter(recurrence, start, start);
  const next = active ? dateAfter(recurrence, start, missed) : missed;
  const lines = rows.entries.filter(({ orderCode }) => orderCode === order.code);
  const [first] = lines;
  await db.insert(replenishments).values({
    code,
    guid: `demo-replenishment-${code}`,
    ...{ site: order.site, customerId: order.customerId, organisationUid: order.organisationUid },
    ...{ currency: order.currency, recurrence, startDate: start, firstDate: start, nextDate: next },
    dueAt: instantAt(next, HOUR, ZONE),
    active,
    cancelledAt: active ? null : timeAfter(order.placedAt, { days: 3 }),
    ...{
      deliveryAddress: order.deliveryAddress,
      deliveryMode: order.deliveryMode.code,
      paymentType: "ACCOUNT",
    },
    purchaseOrderNumber: order.purchaseOrderNumber,
    costCentre: order.costCentre?.code,
    totalCents: order.totalCents,
    createdAt: timeBefore(order.placedAt, { days: 1 }),
  });
  await db.insert(replenishmentLines).values(
    lines.map(({ entryNumber, sku, product, quantity }) => ({
      ...{ replenishmentCode: code, entryNumber, sku, product, quantity },
    })),
  );
  await db
    .insert(replenishmentRuns)
    .values({ replenishmentCode: code, dueDate: start, at: order.placedAt, orderCode: order.code });
  if (!active || !first) return;
  const { name, colour, size } = first.product;
  const reason = `${[name, colour, size].filter(Boolean).join(", ")}: This item is out of stock.`;
  const at = instantAt(missed, HOUR, ZONE);
  await db.insert(replenishmentRuns).values({ replenishmentCode: code, dueDate: missed, at, reason });
  await db.insert(notices).values({
    ...{ customerId: order.customerId, kind: "replenishment", about: `replenishment ${code} ${missed}`, at },
    readAt: at,
    details: { code, dueDate: missed, reason, nextDate: next },
  });
}
