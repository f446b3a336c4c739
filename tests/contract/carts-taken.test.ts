import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../commerce/database/connection";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { priceRows } from "../../commerce/modules/catalogue/tables";
import { users } from "../../commerce/modules/users/tables";
import { packParcel, reportParcel } from "../../commerce/modules/orders/warehouse/packing";
import { apiOfFile } from "../support/api";
import { cartCalls } from "../support/cart-calls";
import { expectRefusal } from "../support/expect";
import { ordering } from "../support/ordering";
import { choose, emptyCarts, makeReady, onHand, place, setStock, skuOf } from "../support/shopping";

const manager = "approver@emberbun.example";
const wearer = "wearer@kestrel.example";
const api = await apiOfFile();
const { read: readOrder, cancel, linesOf } = ordering(api);
const { open, read, entry } = cartCalls(api, manager);
const tee = await skuOf(api, "EB-4001");
const polo = await skuOf(api, "EB-4002");
beforeEach(() => emptyCarts(api));

const take = (entryNumber: number, quantity: unknown, as = manager) =>
  api.call("PATCH", `/orgUsers/current/carts/current/takenEntries/${entryNumber}`, {
    as,
    body: { quantity },
  });
const addTaken = (code: string, quantity: number, as = manager) =>
  api.call("POST", "/orgUsers/current/carts/current/add/takenEntries", {
    as,
    body: { orderEntries: [{ product: { code }, quantity }] },
  });
const pay = (cart: string) =>
  api.call("PUT", `/orgUsers/current/carts/${cart}/paymenttype`, {
    as: manager,
    query: { paymentType: "ACCOUNT" },
  });
interface Line {
  product: { code: string };
  quantity: number;
  taken: boolean;
  basePrice: { value: number };
  totalPrice: { value: number };
}
const linesIn = async () => {
  const { body } = await read();
  return body.entries.map((line: Line) => [line.product.code, line.quantity, line.taken]);
};

describe("taken pieces of a line", () => {
  test("[CA-02] are a line of their own, go back and forth, and never change how many there are", async () => {
    await open();
    await entry("current", { code: tee, quantity: 5 });
    const done = await take(0, 2);
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect(done.body).toMatchObject({
      statusCode: "success",
      quantity: 2,
      quantityAdded: 2,
      entry: { taken: true, quantity: 2 },
    });
    expect(await linesIn()).toEqual([
      [tee, 3, false],
      [tee, 2, true],
    ]);
    await take(0, 1);
    expect(await linesIn()).toEqual([
      [tee, 2, false],
      [tee, 3, true],
    ]);
    await take(0, 2);
    expect(await linesIn()).toEqual([[tee, 5, true]]);
    expect((await read()).body.allTaken).toBe(true);
    expect((await take(0, 4)).body).toMatchObject({ quantityAdded: -1 });
    expect(await linesIn()).toEqual([
      [tee, 4, true],
      [tee, 1, false],
    ]);
    await take(0, 0);
    expect(await linesIn()).toEqual([[tee, 5, false]]);
  });

  test("[CA-02] cost what they cost before: a quantity break counts both lines", async () => {
    const rows = eq(priceRows.styleCode, "EB-4001");
    const before = await api.db.select().from(priceRows).where(rows);
    const std = before.find(({ kind, sku }) => kind === "std" && sku === null)!;
    const { id: _, ...copy } = std;
    await api.db.insert(priceRows).values({ ...copy, minQuantity: 10, cents: std.cents - 100 });
    await open();
    await entry("current", { code: tee, quantity: 12 });
    const sum = (body: { entries: Line[] }) =>
      body.entries.reduce((all, line) => all + line.totalPrice.value, 0);
    const { body: whole } = await read();
    await take(0, 5);
    const { body: split } = await read();
    const changes = await api.call("POST", "/users/current/carts/current/validate", { as: manager });
    await addTaken(tee, 1);
    const more = (await read()).body.entries as Line[];
    await api.db.delete(priceRows).where(rows);
    await api.db.insert(priceRows).values(before);
    expect(split.subTotal).toEqual(whole.subTotal);
    expect(sum(split)).toBeCloseTo(split.subTotal.value, 2);
    expect(changes.body.cartModifications).toEqual([]);
    expect(new Set(more.map(({ basePrice }) => basePrice.value)).size).toBe(1);
  });

  test("[CA-02] cannot be more than the line has, nor of a pack, nor anybody else's", async () => {
    await open();
    await entry("current", { code: tee, quantity: 2 });
    const many = await take(0, 3);
    expectRefusal(many, 400, "ValidationError", { subject: "quantity" });
    expect(many.body.errors[0].message).toBe("Enter a whole number from 0 to 2.");
    for (const bad of [-1, 1.5, "x", 1000]) expectRefusal(await take(0, bad), 400, "ValidationError");
    expectRefusal(await take(7, 1), 400, "CartEntryError");
    const pack = "PK-KM-PTS-CABIN";
    await open(wearer);
    await choose(api, wearer, pack, "SUITING", { setId: "JACKETS", styleCode: "KM-1201" });
    await api.call("POST", `/orgUsers/current/packs/${pack}/cart`, { as: wearer });
    expectRefusal(await take(0, 1, wearer), 403, "ForbiddenError");
    // With a stockroom it is the line that is refused, not the person.
    const stockroom = (enableTaken: boolean) =>
      api.db.update(users).set({ enableTaken }).where(eq(users.uid, wearer));
    await stockroom(true);
    const ofPack = [await take(0, 1, wearer), await take(0, 0, wearer)];
    const after = await read("current", wearer);
    await stockroom(false);
    for (const answer of ofPack) {
      expectRefusal(answer, 400, "CartEntryError");
      expect(answer.body.errors[0].message).toContain("pack");
    }
    expect(after.body.entries).toMatchObject([{ quantity: 1, taken: false }]);
    await api.call("DELETE", "/users/current/carts/current", { as: wearer });
    await api.call("DELETE", `/orgUsers/current/packs/${pack}/summary`, { as: wearer });
  });

  test("[CA-02] of another person's cart are not found, also for somebody with a stockroom", async () => {
    const cart = await open();
    await entry("current", { code: tee, quantity: 2 });
    const path = `/orgUsers/current/carts/${cart}/takenEntries/0`;
    const as = "approver.coastal@emberbun.example";
    expectRefusal(await api.call("PATCH", path, { as, body: { quantity: 1 } }), 400, "CartError");
    expect(await linesIn()).toEqual([[tee, 2, false]]);
  });

  test("[CA-02] of people without a stockroom are ordinary lines", async () => {
    const buyer = "buyer@harrowstreet.example";
    const cap = await skuOf(api, "KC-5401");
    await open(buyer);
    expect((await addTaken(cap, 2, buyer)).body).toMatchObject({
      allTaken: false,
      enableTaken: false,
      entries: [{ taken: false, quantity: 2 }],
    });
  });

  test("[CA-02] do not depend on what the warehouse has", async () => {
    await setStock(api, polo, 0, false);
    await open();
    expect((await addTaken(polo, 3)).body.entries).toMatchObject([{ taken: true, quantity: 3 }]);
    const changes = await api.call("POST", "/users/current/carts/current/validate", { as: manager });
    expect(changes.body.cartModifications).toEqual([]);
    expect((await take(0, 2)).status).toBe(200);
    const short = await api.call("POST", "/users/current/carts/current/validate", { as: manager });
    expect(short.body.cartModifications).toMatchObject([{ statusCode: "noStock" }]);
    await setStock(api, polo, 40, true);
  });
});

describe("a cart of nothing but taken goods", () => {
  const fields = "deliveryAddress,deliveryMode,paymentInfo,allTaken,enableTaken";

  test("[CA-02] is taken at the person's own site without freight, by both calls that read it", async () => {
    await open();
    await entry("current", { code: tee, quantity: 2 });
    const { body: delivered } = await read();
    await take(0, 2);
    const asked = await read("current", manager, { fields });
    expect(asked.body).toMatchObject({
      allTaken: true,
      enableTaken: true,
      deliveryMode: { code: "taken", name: "Taken on site" },
      deliveryAddress: { companyName: "Banksia Burgers Pty Ltd" },
    });
    expect(Object.keys(asked.body).sort()).toEqual(
      ["allTaken", "deliveryAddress", "deliveryMode", "enableTaken"].sort(),
    );
    const full = await api.call("GET", "/orgUsers/current/carts/current", {
      as: manager,
      query: { fields: "FULL" },
    });
    expect(full.body).toMatchObject({
      subTotal: delivered.subTotal,
      deliveryCost: { value: 0 },
      pickupItemsQuantity: 2,
      deliveryItemsQuantity: 0,
      parcels: [],
    });
    expect(delivered.deliveryCost.value).toBeGreaterThan(0);
  });

  test("[CA-02] becomes an order that is complete at once: taken, not sent, not to be cancelled", async () => {
    const cart = await open();
    await addTaken(tee, 2);
    await addTaken(polo, 1);
    const shelf = await onHand(api, tee);
    await pay(cart);
    const placed = await place(api, manager, cart);
    expect(placed.body, JSON.stringify(placed.body)).toMatchObject({
      status: "COMPLETED",
      stage: "taken",
      cancellable: false,
      updateAllocationError: false,
      deliveryMode: { name: "Taken on site" },
      deliveryCost: { value: 0 },
      unconsignedEntries: [],
      consignments: [{ status: "PICKUP_COMPLETE", stage: "taken" }],
    });
    const { code } = placed.body;
    const order = await readOrder(manager, code);
    expect(order.journey.map(({ stage, state }: { stage: string; state: string }) => [stage, state])).toEqual(
      [
        ["placed", "done"],
        ["taken", "done"],
      ],
    );
    expect(order.entries.every(({ taken }: { taken?: boolean }) => taken)).toBe(true);
    const money = order.entries.reduce((sum: number, line: Line) => sum + line.totalPrice.value, 0);
    expect(money).toBeCloseTo(order.subTotal.value, 2);
    expect(order.totalPriceWithTax.value).toBeCloseTo(order.subTotal.value + order.totalTax.value, 2);
    expect(
      order.historyEntries.map(({ status, actor }: { status: string; actor: string }) => [status, actor]),
    ).toEqual([
      ["CREATED", "wearer"],
      ["PICKUP_COMPLETE", "wearer"],
      ["COMPLETED", "wearer"],
    ]);
    expect(await onHand(api, tee)).toBe(shelf);
    const list = (await api.call("GET", "/users/current/orders", { as: manager })).body.orders;
    expect(list[0]).toMatchObject({ code, stage: "taken" });
    expectRefusal(
      await cancel(manager, code, [
        [0, 2],
        [1, 1],
      ]),
      400,
      "OrderCancellationError",
    );
    const mails = await api.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.about, `order-placed ${code}`));
    expect(mails[0]!.text).toContain("You took everything from your stockroom. Nothing is delivered.");
    await expect(
      api.db.transaction((tx) =>
        packParcel(
          tx as unknown as Database,
          { orderCode: code, lines: [{ entryNumber: 0, quantity: 1 }] },
          api.now(),
        ),
      ),
    ).rejects.toThrow();
  });
});

test("[CA-02] of a mixed order only the rest is sent, and its arrival completes the order", async () => {
  const cart = await open();
  await addTaken(tee, 2);
  await entry("current", { code: polo, quantity: 3 });
  expect((await read()).body).toMatchObject({ allTaken: false });
  await makeReady(api, manager, cart);
  const shelf = (await onHand(api, polo))!;
  const { body } = await place(api, manager, cart);
  expect(body).toMatchObject({ status: "CREATED", stage: "part.taken", cancellable: false });
  expect(body.deliveryMode.code).toBe("standard");
  expect(await onHand(api, polo)).toBe(shelf - 3);
  const lines = await linesOf(body.code);
  const rest = lines.find(({ taken }) => !taken)!;
  expect(body.unconsignedEntries.map(({ entryNumber }: { entryNumber: number }) => entryNumber)).toEqual([
    rest.entryNumber,
  ]);
  const parcel = await api.db.transaction((tx) =>
    packParcel(
      tx as unknown as Database,
      { orderCode: body.code, lines: [{ entryNumber: rest.entryNumber, quantity: 3 }] },
      api.now(),
    ),
  );
  for (const state of ["READY_FOR_SHIPPING", "SHIPPED", "DELIVERY_COMPLETED"] as const) {
    await api.db.transaction((tx) =>
      reportParcel(tx as unknown as Database, { orderCode: body.code, code: parcel }, state, api.now()),
    );
  }
  const order = await readOrder(manager, body.code);
  expect(order).toMatchObject({ status: "COMPLETED", stage: "delivered" });
  const list = (await api.call("GET", "/users/current/orders", { as: manager })).body.orders;
  expect(list.find(({ code }: { code: string }) => code === body.code)).toMatchObject({ stage: "delivered" });
});
