import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { rowsOf } from "../../../commerce/database/connection";
import { cartEntries, carts } from "../../../commerce/modules/carts/tables";
import { orderEntries, orders } from "../../../commerce/modules/orders/tables";
import {
  punchoutConnections,
  punchoutOrders,
  punchoutReturns,
  punchoutSessions,
} from "../../../commerce/modules/punchout/tables";
import { users } from "../../../commerce/modules/users/tables";
import { apiOfFile } from "../../support/api";
import { orderDocument, orderItem, type OrderParts, sendCxml } from "../../support/cxml";
import { visitByCxml } from "../../support/cxml-visit";
import { choose, skuOf } from "../../support/shopping";

const api = await apiOfFile();
const tenderline = eq(punchoutConnections.name, "Tenderline");
const polo = await skuOf(api, "KC-5002");
const cap = await skuOf(api, "KC-5401");
const WEARER = "wearer@korraline.example";
const PACK = "PK-KC-SUN";
const [wearer] = await api.db.select().from(users).where(eq(users.uid, WEARER));

beforeEach(async () => {
  for (const table of [punchoutReturns, punchoutOrders, cartEntries, carts, punchoutSessions]) {
    await api.db.delete(table);
  }
});

interface Line {
  partId: string;
  auxiliaryId?: string;
  quantity: string;
  unitPrice: string;
}
const itemsOf = (lines: Line[], change: Partial<Line> = {}) =>
  lines
    .map((line) => ({ ...line, ...change }))
    .map((line) => orderItem(line.partId, line.quantity, line.unitPrice, { auxiliary: line.auxiliaryId }))
    .join("");

let numbers = 0;
const send = async (parts: OrderParts) => {
  const before = await api.db.$count(orders);
  const answer = await sendCxml(api, orderDocument({ orderId: `4700-${++numbers}`, ...parts }), {
    path: "order",
  });
  const words = /<Status[^>]*>([^<]*)</.exec(answer.text)?.[1] ?? "";
  return { ...answer, words, made: (await api.db.$count(orders)) - before };
};
const linesOf = async (words: string) => {
  const code = /KR-\d+/.exec(words)![0];
  const rows = await api.db.select().from(orderEntries).where(eq(orderEntries.orderCode, code));
  return rows.map(({ sku, quantity }) => [sku, quantity]);
};
const returned = async (sku: string, quantity: number): Promise<Line[]> => {
  const { add, end } = await visitByCxml(api);
  await add(sku, quantity);
  return (await end()).body.lines;
};
const openReturns = () => api.db.$count(punchoutReturns, sql`order_code is null`);

test("[PO-07] an order of two returned carts is one order, and takes both", async () => {
  const first = await returned(polo, 6);
  const second = await returned(cap, 3);
  const orderId = "4600-1";
  const items = itemsOf(first) + itemsOf(second);
  const sent = await send({ orderId, items });
  expect([sent.code, sent.words, sent.made]).toEqual([
    "200",
    expect.stringMatching(/^Ordered as KR-\d+\.$/),
    1,
  ]);
  expect((await linesOf(sent.words)).sort()).toEqual(
    [
      [polo, 6],
      [cap, 3],
    ].sort(),
  );
  expect(await openReturns()).toBe(0);
  expect(await send({ orderId, items })).toMatchObject({ code: "200", words: sent.words, made: 0 });
  expect((await send({ items: itemsOf(second) })).code).toBe("412");
  expect((await send({ orderId, type: "delete", items })).code).toBe("200");
});

test("[PO-07] an order of two carts is refused whole if a line of either is not as it was returned", async () => {
  const first = await returned(polo, 6);
  const second = await returned(cap, 3);
  for (const items of [
    itemsOf(first) + itemsOf(second, { unitPrice: "0.01" }),
    itemsOf(first) + itemsOf(second) + orderItem("KC-GONE", 1, "1.00"),
  ]) {
    const sent = await send({ items });
    expect([sent.code, sent.made, await openReturns()]).toEqual(["409", 0, 2]);
  }
  const test_ = await send({ items: itemsOf(first) + itemsOf(second), mode: "test" });
  expect([test_.code, test_.made, await openReturns()]).toEqual(["200", 0, 2]);
  const fewer = await send({ items: itemsOf(first) + itemsOf(second, { quantity: "1" }) });
  expect([fewer.code, fewer.words]).toEqual([
    "200",
    expect.stringContaining(`${cap}: quantity 1 instead of 3`),
  ]);
});

/** What the sun hat pack has held and used. */
async function entitlement() {
  const [row] = await rowsOf<{ held: number; used: number }>(
    api.db,
    sql`select
      coalesce(sum(case kind when 'hold' then amount when 'release' then -amount end)
        filter (where cart_code is not null), 0)::int as held,
      coalesce(sum(case kind when 'use' then amount when 'release' then -amount end)
        filter (where order_code is not null), 0)::int as used
      from entitlement_movements m join allocations a on a.id = m.allocation_id
      where a.pack_id = ${PACK} and a.customer_id = ${wearer!.customerId}`,
  );
  return row!;
}

test("[PO-07] lines of packs in an edited requisition are ordered of the visit that chose them", async () => {
  const [connection] = await api.db.select().from(punchoutConnections).where(tenderline);
  await api.db.update(punchoutConnections).set({ customerId: wearer!.customerId }).where(tenderline);
  const before = await entitlement();
  const { sid, add, end } = await visitByCxml(api);
  const headers = { punchoutsid: sid };
  const hat = { setId: "HATS", styleCode: "KC-5402", sku: await skuOf(api, "KC-5402") };
  expect((await choose(api, WEARER, PACK, "SUN-HAT", hat, headers)).status).toBeLessThan(300);
  await api.call("POST", `/orgUsers/current/packs/${PACK}/cart`, { as: WEARER, headers });
  await add(polo, 2);
  const first: Line[] = (await end()).body.lines;
  expect(first.filter(({ auxiliaryId }) => auxiliaryId)).toHaveLength(1);

  // The buyer edits the requisition: the polo is in the cart again, a cap is new.
  const edit = await visitByCxml(api, { operation: "edit", more: itemsOf(first) });
  await edit.add(cap, 1);
  expect(JSON.stringify((await edit.read()).body.lines)).toContain(
    "It is of a pack, so it goes back as it came",
  );
  const second: Line[] = (await edit.end()).body.lines;
  expect(second.map(({ partId }) => partId).sort()).toEqual(
    [...first.map(({ partId }) => partId), cap].sort(),
  );
  const pack = first.find(({ auxiliaryId }) => auxiliaryId)!;
  expect(second.find(({ partId }) => partId === pack.partId)).toMatchObject({
    auxiliaryId: pack.auxiliaryId,
  });
  expect(await entitlement()).toEqual({ held: before.held + 1, used: before.used });

  const more = await send({
    items: itemsOf(second).replace(/quantity="1"(?=[^>]*><ItemID><SupplierPartID>KC-5402)/, 'quantity="2"'),
  });
  expect([more.code, more.made]).toEqual(["409", 0]);
  const orderId = "4600-2";
  const sent = await send({ orderId, items: itemsOf(second) });
  expect([sent.code, sent.words, sent.made]).toEqual([
    "200",
    expect.stringMatching(/^Ordered as KR-\d+\.$/),
    1,
  ]);
  expect(await linesOf(sent.words)).toHaveLength(3);
  expect(await entitlement()).toEqual({ held: before.held, used: before.used + 1 });
  expect(await openReturns()).toBe(0);
  await send({ orderId, type: "delete" });
  expect(await entitlement()).toEqual(before);
  await api.db.update(punchoutConnections).set({ customerId: connection!.customerId }).where(tenderline);
});

test.each(["edited", "first"])(
  "[PO-07] an edited requisition is ordered once: after its %s version no other can be",
  async (ordered) => {
    const first = await returned(polo, 2);
    const edit = await visitByCxml(api, { operation: "edit", more: itemsOf(first) });
    await edit.add(cap, 1);
    const second: Line[] = (await edit.end()).body.lines;
    // Edited once more; a requisition of its own with the same cap stays.
    const third = await visitByCxml(api, { operation: "edit", more: itemsOf(second) });
    await third.add(cap, 1);
    const last: Line[] = (await third.end()).body.lines;
    const own = await returned(cap, 1);
    expect(await openReturns()).toBe(4);

    const [now, late] = ordered === "edited" ? [last, [first, second]] : [first, [second, last]];
    const placed = await send({ items: itemsOf(now) });
    expect([placed.code, placed.made]).toEqual(["200", 1]);
    expect(await openReturns()).toBe(1);
    for (const version of late) {
      const again = await send({ items: itemsOf(version) });
      expect([again.code, again.made]).toEqual([expect.stringMatching(/^(409|412)$/), 0]);
    }
    const other = await send({ items: itemsOf(own) });
    expect([other.code, other.made]).toEqual(["200", 1]);
  },
);
