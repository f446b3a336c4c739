import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { consignments, orderEntries, orders } from "../../commerce/modules/orders/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { choose, emptyCarts, fillCart, makeReady, onHand, place, setStock, skuOf } from "../support/shopping";

const buyer = "buyer@harrowstreet.example";
const admin = "admin@harrowstreet.example";
const wearer = "wearer@kestrel.example";
const POINTS = "PK-KM-PTS-CABIN";
const api = await apiOfFile();
const polo = await skuOf(api, "KC-5002");
beforeEach(() => emptyCarts(api));

const orderOf = async (as: string, lines: Record<string, number>) => {
  const cart = await fillCart(api, as, lines);
  await makeReady(api, as, cart);
  return (await place(api, as, cart)).body;
};
const packOrder = async () => {
  const { body } = await api.call("POST", "/users/current/carts", { as: wearer });
  await choose(api, wearer, POINTS, "SUITING", { setId: "JACKETS", styleCode: "KM-1201" });
  await api.call("POST", `/orgUsers/current/packs/${POINTS}/cart`, { as: wearer });
  await makeReady(api, wearer, body.code);
  return (await place(api, wearer, body.code)).body;
};
interface Ordered {
  code: string;
  entries: { entryNumber: number; quantity: number }[];
}
const all = (order: Ordered) =>
  order.entries.map(({ entryNumber, quantity }) => ({ orderEntryNumber: entryNumber, quantity }));
const cancel = (as: string, order: Ordered, inputs: unknown = all(order), headers = {}) =>
  api.call("POST", `/users/current/orders/${order.code}/cancellation`, {
    as,
    headers,
    body: { cancellationRequestEntryInputs: inputs },
  });
const read = async (as: string, code: string) =>
  (await api.call("GET", `/users/current/orders/${code}`, { as })).body;
const balance = async () =>
  (await api.call("GET", `/orgUsers/current/packs/${POINTS}`, { as: wearer })).body.balance;

describe("cancelling an order", () => {
  test("[OR-02] gives stock back, marks it, tells its orderer; a second time changes nothing", async () => {
    const shelf = (await onHand(api, polo))!;
    const order = await orderOf(buyer, { [polo]: 3 });
    expect(order).toMatchObject({ cancellable: true, entries: [{ cancellableQuantity: 3 }] });
    expect(await onHand(api, polo)).toBe(shelf - 3);
    const answer = await cancel(buyer, order);
    expect([answer.status, answer.body]).toEqual([201, ""]);
    expect(await read(buyer, order.code)).toMatchObject({
      status: "CANCELLED",
      statusDisplay: "cancelled",
      cancellable: false,
      entries: [{ quantity: 3, cancellableQuantity: 0 }],
      charges: { total: { amount: "$0.00" }, note: "Nothing is charged for a cancelled order." },
    });
    expect((await cancel(buyer, order)).status).toBe(201);
    expect(await onHand(api, polo)).toBe(shelf);
    const mails = await api.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.about, `order-cancelled ${order.code}`));
    expect(mails).toMatchObject([{ subject: `Order ${order.code} is cancelled`, toAddress: buyer }]);
  });

  test("[PK-05] gives the entitlement back through the ledger, once, however often it is asked for", async () => {
    const before = await balance();
    const order = await packOrder();
    expect(await balance()).toMatchObject({ used: before.used + 16, left: before.left - 16 });
    const answers = await Promise.all([1, 2, 3, 4].map(() => cancel(wearer, order)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await balance()).toMatchObject({ used: before.used, held: 0, left: before.left });
    const movements = await rowsOf<{ kind: string; sum: number }>(
      api.db,
      sql`select kind, sum(amount)::int as sum from entitlement_movements
        where order_code = ${order.code} group by kind order by kind`,
    );
    expect(movements).toEqual([
      { kind: "release", sum: 16 },
      { kind: "use", sum: 16 },
    ]);
    const [mail] = await api.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.about, `order-cancelled ${order.code}`));
    expect(mail!.text).toContain(`${before.leftText} left until`);
  });

  test("[OR-02] puts back only what came off the shelf: back-ordered pieces were never there", async () => {
    const sku = await skuOf(api, "KC-5001");
    await setStock(api, sku, 2, true);
    const order = await orderOf(buyer, { [sku]: 5 });
    expect(await onHand(api, sku)).toBe(0);
    await cancel(buyer, order);
    expect(await onHand(api, sku)).toBe(2);
  });

  test("[OR-02] the same key twice is one answer", async () => {
    const shelf = await onHand(api, polo);
    const order = await orderOf(buyer, { [polo]: 1 });
    const key = { "Idempotency-Key": "cancel-once-1" };
    const answers = await Promise.all([
      cancel(buyer, order, all(order), key),
      cancel(buyer, order, all(order), key),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await onHand(api, polo)).toBe(shelf);
  });

  test("[OR-02] while the same order is read, and of an order that waits for approval", async () => {
    const order = await orderOf(buyer, { [polo]: 1 });
    await api.db.update(orders).set({ status: "PENDING_APPROVAL" }).where(eq(orders.code, order.code));
    const details = await api.call("GET", `/users/current/orders/${order.code}/cancelDetails`, { as: buyer });
    expect(details.body).toEqual({
      code: order.code,
      cancellable: true,
      lapsedPacks: [],
      entries: [{ orderEntryNumber: 0, quantity: 1, cancellableQuantity: 1 }],
    });
    expect((await cancel(buyer, order)).status).toBe(201);
  });
});

describe("what cannot be cancelled", () => {
  test("[OR-02] another person's order is not found", async () => {
    const order = await orderOf(buyer, { [polo]: 1 });
    expectRefusal(await cancel(admin, order), 404, "NotFoundError");
    expectRefusal(
      await api.call("GET", `/users/current/orders/${order.code}/cancelDetails`, { as: admin }),
      404,
      "NotFoundError",
    );
    expectRefusal(await cancel(buyer, { ...order, code: "KR-0" }), 404, "NotFoundError");
    expect((await read(buyer, order.code)).status).toBe("CREATED");
  });

  test("[OR-02] an order that the warehouse has begun names who can help", async () => {
    const shelf = (await onHand(api, polo))!;
    const order = await orderOf(buyer, { [polo]: 1 });
    await api.db.update(orders).set({ status: "OPEN" }).where(eq(orders.code, order.code));
    expectRefusal(await cancel(buyer, order), 400, "OrderCancellationError", {
      reason: "notCancellable",
      message: expect.stringContaining("1800 160 401"),
    });
    await api.db.update(orders).set({ status: "CREATED" }).where(eq(orders.code, order.code));
    await api.db.insert(consignments).values({
      orderCode: order.code,
      code: `${order.code}-1`,
      status: "PICKPACK",
      statusAt: api.now(),
      lines: [{ entryNumber: 0, quantity: 1 }],
    });
    expectRefusal(await cancel(buyer, order), 400, "OrderCancellationError");
    expect(await onHand(api, polo)).toBe(shelf - 1);
  });

  test("[OR-02] nothing of an order, more than there is, and half of a bundle", async () => {
    const order = await orderOf(buyer, { [polo]: 2, [await skuOf(api, "KC-5401")]: 1 });
    const field = { subject: "cancellationRequestEntryInputs" };
    expectRefusal(await cancel(buyer, order, []), 400, "ValidationError", {
      ...field,
      message: "Select at least one item to cancel.",
    });
    const many = [{ orderEntryNumber: 0, quantity: 3 }];
    expectRefusal(await cancel(buyer, order, many), 400, "ValidationError", field);
    expectRefusal(await cancel(buyer, order, "all"), 400, "ValidationError");
    expectRefusal(
      await cancel(buyer, order, [{ orderEntryNumber: 0, quantity: -1 }]),
      400,
      "ValidationError",
    );
    const entries = await api.db.select().from(orderEntries).where(eq(orderEntries.orderCode, order.code));
    expect(entries.map(({ quantity, cancelled }) => [quantity, cancelled])).toEqual([
      [2, 0],
      [1, 0],
    ]);
    expect((await read(buyer, order.code)).status).toBe("CREATED");
  });
});
