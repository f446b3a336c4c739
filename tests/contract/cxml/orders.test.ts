import { Buffer } from "node:buffer";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../../commerce/database/connection";
import { carts } from "../../../commerce/modules/carts/tables";
import { orders } from "../../../commerce/modules/orders/tables";
import { sweepVisits } from "../../../commerce/modules/punchout";
import { users } from "../../../commerce/modules/users/tables";
import {
  punchoutConnections,
  punchoutOrders,
  punchoutReturns,
  punchoutSessions,
} from "../../../commerce/modules/punchout/tables";
import { apiOfFile } from "../../support/api";
import {
  credential,
  itemOut,
  orderDocument,
  orderItem,
  type OrderParts,
  sendCxml,
  shipToOf,
} from "../../support/cxml";
import { documentOf, validator, visitByCxml } from "../../support/cxml-visit";
import { TEST_NOW } from "../../support/settings";
import { choose, setStock, skuOf } from "../../support/shopping";
import { expectUnstrained, watchedRun } from "../../support/watched-run";

const api = await apiOfFile();
const tenderline = eq(punchoutConnections.name, "Tenderline");
const polo = await skuOf(api, "KC-5002");
const cap = await skuOf(api, "KC-5401");
const validate = validator();
const BUYER = "punchout@korraline.example";
const WEARER = "wearer@korraline.example";
const ordersNow = () => api.db.$count(orders);

beforeEach(async () => {
  await api.db.delete(punchoutReturns);
  await api.db.delete(punchoutOrders);
  await api.db.delete(carts);
  await api.db.delete(punchoutSessions);
});

let numbers = 0;
const send = async (parts: OrderParts) => {
  const document = orderDocument(parts);
  const before = await ordersNow();
  const answer = await sendCxml(api, document, { path: "order" });
  validate(answer.text);
  const words = /<Status[^>]*>([^<]*)</.exec(answer.text)?.[1] ?? "";
  return { ...answer, document, words, made: (await ordersNow()) - before };
};
const number = () => `4500-${++numbers}`;

/** A cart of six polos and three caps that went back, with what its lines cost. */
async function returnedCart() {
  const { add, end, session } = await visitByCxml(api);
  await add(polo, 6);
  await add(cap, 3);
  const { body } = await end();
  const [poloPrice, capPrice] = body.lines.map(({ unitPrice }: { unitPrice: string }) => unitPrice);
  return {
    cartCode: session.cartId as string,
    document: documentOf({ body }),
    poloPrice,
    capPrice,
    items: orderItem(polo, 6, poloPrice) + orderItem(cap, 3, capPrice),
  };
}
const orderOf = async (words: string) =>
  (
    await api.call("GET", `/users/current/orders/${/KR-\d+/.exec(words)![0]}`, {
      as: BUYER,
      query: { fields: "FULL" },
    })
  ).body;

describe("an order of a returned cart", () => {
  test("[PO-07] becomes an order with the buyer's number, the lines, the prices and the address", async () => {
    const { items, poloPrice, capPrice, document } = await returnedCart();
    expect(document).toContain("<SupplierOrderInfo orderID=");
    const orderId = number();
    const sent = await send({ orderId, items, shipTo: shipToOf("9 Depot Road", "2830") });
    validate(sent.document);
    expect([sent.code, sent.made]).toEqual(["200", 1]);
    expect(sent.words).toMatch(
      /^Ordered as KR-\d+\. Differences from the returned cart: delivery to 9 Depot/,
    );
    const order = await orderOf(sent.words);
    expect(order).toMatchObject({
      purchaseOrderNumber: orderId,
      status: "CREATED",
      deliveryAddress: { line1: "9 Depot Road", firstName: "Siobhan", lastName: "O'Brien-Ngāti" },
      entries: [
        { product: { code: polo }, quantity: 6, basePrice: { value: Number(poloPrice) } },
        { product: { code: cap }, quantity: 3, basePrice: { value: Number(capPrice) } },
      ],
    });
    expect(order.historyEntries[0]).toMatchObject({
      channel: "punch-out",
      note: expect.stringContaining(`Purchase order ${orderId} of Tenderline.`),
    });
    const [kept] = await api.db.select().from(punchoutOrders);
    expect(kept).toMatchObject({
      state: "ordered",
      differences: [{ kind: "address", ordered: "9 Depot Road, Dubbo, 2830" }],
    });
  });

  test("[PO-07] sent again, also at the same time and under another payloadID, is one order", async () => {
    const { items } = await returnedCart();
    const parts = { orderId: number(), items };
    const document = orderDocument({ ...parts, payloadId: "again@tenderline" });
    const before = await ordersNow();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => sendCxml(api, document, { path: "order" })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await ordersNow()) - before).toBe(1);
    const other = await send(parts);
    expect([other.code, other.made, answers[0]!.text.includes(other.words)]).toEqual(["200", 0, true]);
    const changed = await send({ ...parts, items: orderItem(cap, 1, "1.00") });
    expect([changed.code, changed.made]).toEqual(["409", 0]);
    expect(changed.words).toContain("ordered already, with other lines");
    expect((await send({ orderId: number(), items })).code).toBe("412");
  });

  test("[PO-07] with fewer pieces, without a line and with a split line is ordered so, and told", async () => {
    const { poloPrice } = await returnedCart();
    const items = orderItem(polo, 1, poloPrice) + orderItem(polo, "2.0", `${poloPrice}00`, { unit: "EACH" });
    const sent = await send({ orderId: number(), items });
    expect([sent.code, sent.made]).toEqual(["200", 1]);
    expect(sent.words).toContain(`${polo}: quantity 3 instead of 6; ${cap}: not ordered.`);
    expect((await orderOf(sent.words)).entries).toMatchObject([{ product: { code: polo }, quantity: 3 }]);
  });

  test.each([
    ["a price", (p: string) => orderItem(polo, 6, (Number(p) - 0.01).toFixed(2)), /price [\d.]+ instead of/],
    ["a currency", (p: string) => orderItem(polo, 6, p, { currency: "NZD" }), /currency NZD instead of AUD/],
    ["a unit", (p: string) => orderItem(polo, 6, p, { unit: "BX" }), /unit BX instead of EA/],
    [
      "a line that was not returned",
      (p: string) => orderItem(polo, 6, p) + orderItem("KC-GONE", 1, "1.00"),
      /KC-GONE: not in the returned cart/,
    ],
    [
      "an addition that was not returned",
      (p: string) => orderItem(cap, 3, "1") + orderItem(polo, 6, p, { auxiliary: "KR-1" }),
      /not in the returned cart/,
    ],
  ])(
    "[PO-07] with %s of its own is refused with what differs, and can be sent right",
    async (_, make, told) => {
      const { poloPrice, items } = await returnedCart();
      const orderId = number();
      const sent = await send({ orderId, items: make(poloPrice) });
      expect([sent.code, sent.made]).toEqual(["409", 0]);
      expect(sent.words).toMatch(told);
      const [kept] = await api.db.select().from(punchoutOrders);
      expect(kept).toMatchObject({
        orderId,
        state: "refused",
        orderCode: null,
        answer: expect.stringMatching(told),
      });
      expect((await send({ orderId, items })).made).toBe(1);
    },
  );

  test("[PO-07] is of the cart that it names, or of the one with just its lines", async () => {
    const first = await returnedCart();
    await returnedCart();
    const info = `<SupplierOrderInfo orderID="${first.cartCode}"/>`;
    const sent = await send({ orderId: number(), items: first.items, info });
    validate(sent.document);
    expect(sent.code).toBe("200");
    const [ordered] = await api.db.select().from(punchoutOrders);
    expect(ordered!.cartCode).toBe(first.cartCode);
  });

  test("[PO-07] out of stock is refused; a test and a test of an order make none", async () => {
    const { items } = await returnedCart();
    const tried = await send({ orderId: number(), items, mode: "test" });
    expect([tried.code, tried.made, tried.words]).toEqual([
      "200",
      0,
      "This is a test, so nothing is ordered.",
    ]);
    await setStock(api, polo, 0, false);
    const sent = await send({ orderId: number(), items });
    expect([sent.code, sent.made]).toEqual(["417", 0]);
    expect(sent.words).toContain("Out of stock");
    await setStock(api, polo, 50, true);
    expect((await send({ orderId: number(), items })).made).toBe(1);
  });

  test("[PO-07] of a pack uses what was held for it three weeks later, and not two months later", async () => {
    const PACK = "PK-KC-SUN";
    const [wearer] = await api.db.select().from(users).where(eq(users.uid, WEARER));
    const [connection] = await api.db.select().from(punchoutConnections).where(tenderline);
    await api.db.update(punchoutConnections).set({ customerId: wearer!.customerId }).where(tenderline);
    const held = async () => {
      const rows = await rowsOf<{ held: number; used: number }>(
        api.db,
        sql`select
          coalesce(sum(case kind when 'hold' then amount when 'release' then -amount end)
            filter (where cart_code is not null), 0)::int as held,
          coalesce(sum(case kind when 'use' then amount when 'release' then -amount end)
            filter (where order_code is not null), 0)::int as used
          from entitlement_movements m join allocations a on a.id = m.allocation_id
          where a.pack_id = ${PACK} and a.customer_id = ${wearer!.customerId}`,
      );
      return [rows[0]!.held, rows[0]!.used];
    };
    const returnedPack = async () => {
      const { sid, end } = await visitByCxml(api);
      const headers = { punchoutsid: sid };
      const hat = { setId: "HATS", styleCode: "KC-5402", sku: await skuOf(api, "KC-5402") };
      const chosen = await choose(api, WEARER, PACK, "SUN-HAT", hat, headers);
      expect(chosen.status).toBeLessThan(300);
      await api.call("POST", `/orgUsers/current/packs/${PACK}/cart`, { as: WEARER, headers });
      const { body } = await end();
      const [line] = body.lines;
      return orderItem(line.partId, 1, line.unitPrice, { auxiliary: line.auxiliaryId });
    };
    const [, before] = await held();
    const items = await returnedPack();
    expect(await held()).toEqual([1, before]);
    api.setNow(new Date(TEST_NOW.getTime() + 21 * 86_400_000));
    await sweepVisits(api.db, api.now());
    const more = await send({ orderId: number(), items: items.replace('quantity="1"', 'quantity="2"') });
    expect([more.code, more.made]).toEqual(["409", 0]);
    const orderId = number();
    const sent = await send({ orderId, items });
    expect([sent.code, sent.words]).toEqual(["200", sent.words]);
    expect(await held()).toEqual([0, before! + 1]);
    await send({ orderId, items, type: "delete" });
    api.setNow(TEST_NOW);
    const late = await returnedPack();
    api.setNow(new Date(TEST_NOW.getTime() + 61 * 86_400_000));
    await sweepVisits(api.db, api.now());
    expect(await held()).toEqual([0, before]);
    expect((await send({ orderId: number(), items: late })).code).toBe("417");
    api.setNow(TEST_NOW);
    await api.db.update(punchoutConnections).set({ customerId: connection!.customerId }).where(tenderline);
  });

  test("[PO-07] goes to no country that the shop does not deliver to", async () => {
    const { items } = await returnedCart();
    const sent = await send({ orderId: number(), items, shipTo: shipToOf("1 Rue X", "75001", "FR") });
    expect([sent.code, sent.made]).toEqual(["409", 0]);
  });

  test("[PO-07] with a line that could only go back as it came is refused", async () => {
    const { end } = await visitByCxml(api, { operation: "edit", more: itemOut("KC-GONE", 2) });
    await end();
    const sent = await send({ orderId: number(), items: orderItem("KC-GONE", 2, "0.00") });
    expect([sent.code, sent.words.includes("was not for sale")]).toEqual(["409", true]);
  });

  test("[PO-07] that is deleted is cancelled once; another is not known; updates are not taken", async () => {
    const { items } = await returnedCart();
    const orderId = number();
    const { words } = await send({ orderId, items });
    expect((await send({ orderId, items, type: "update" })).code).toBe("450");
    expect((await send({ orderId, items, type: "delete" })).code).toBe("200");
    expect((await send({ orderId, items, type: "delete" })).code).toBe("200");
    expect((await orderOf(words)).status).toBe("CANCELLED");
    expect((await send({ orderId, items })).code).toBe("409");
    expect((await send({ orderId: number(), type: "delete" })).code).toBe("412");
  });
});

test.each<[string, string, OrderParts]>([
  ["401", "a wrong secret", { senders: credential("NetworkId", "TENDERLINE", "wrong") }],
  ["403", "a buyer of somebody else", { from: credential("NetworkId", "OTHERBUYER") }],
  ["400", "no number", { orderId: " " }],
  ["400", "a number of 60 characters", { orderId: "x".repeat(60) }],
  ["400", "no line", {}],
  ["400", "half a piece", { items: orderItem(polo, "1.5", "1.00") }],
  ["400", "a negative quantity", { items: orderItem(polo, "-1", "1.00") }],
  ["400", "a quantity in powers", { items: orderItem(polo, "1e9", "1.00") }],
  ["400", "a quantity of nothing", { items: orderItem(polo, "0", "1.00") }],
  ["400", "an unknown type", { type: "replace" }],
  ["412", "lines that nobody returned", { items: orderItem(polo, 1, "1.00") }],
])("[PO-07] %s for an order with %s", async (code, _, parts) => {
  const sent = await send(parts);
  expect([sent.code, sent.made]).toEqual([code, 0]);
});

test("[PO-07] 300 variations of an order never make a fault, and one order at most", async () => {
  const { items } = await returnedCart();
  const whole = orderDocument({ orderId: "VARIED", items, payloadId: "varied@tenderline" });
  let state = 17;
  const upTo = (most: number) => (state = (state * 48_271) % 2_147_483_647) % (most + 1);
  const pieces = ["<", "&", '"', "&#0;", "]]>", "\u0000", "é", "</Header>", "<ItemOut/>", "9999999"];
  const before = await ordersNow();
  const runs = Number(process.env["CXML_VARIATIONS"] ?? 300);
  const watched = watchedRun();
  for (let run = 0; run < runs; run += 1) {
    let text = whole;
    for (let change = 0; change <= upTo(3); change += 1) {
      const at = upTo(text.length - 1);
      text =
        text.slice(0, at) + (upTo(1) ? pieces[upTo(pieces.length - 1)]! : "") + text.slice(at + upTo(12));
    }
    const document = new Uint8Array(Buffer.from(text));
    const { code } = await watched.timed(() => sendCxml(api, document, { path: "order" }));
    expect(["200", "400", "401", "403", "406", "409", "412", "417", "450"]).toContain(code);
  }
  const seen = watched.end();
  if (runs > 300 && api.kind === "pglite") expectUnstrained(seen);
  expect((await ordersNow()) - before).toBeLessThanOrEqual(1);
});
