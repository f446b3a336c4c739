import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { carts } from "../../commerce/modules/carts/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { cartCalls, linesOf } from "../support/cart-calls";
import { expectRefusal } from "../support/expect";
import { emptyCarts, setStock, skuOf } from "../support/shopping";

const buyer = "buyer@harrowstreet.example";
const other = "wearer@korraline.example";
const api = await apiOfFile();
const polo = await skuOf(api, "KC-5002");
const pant = await skuOf(api, "KC-5101");
const [{ customerId } = { customerId: "" }] = await api.db.select().from(users).where(eq(users.uid, buyer));
beforeEach(() => emptyCarts(api));

const { open, read, entry } = cartCalls(api, buyer);
const path = "/orgUsers/current/wishList";
const show = async (as = buyer) =>
  (await api.call("GET", path, { as, query: { fields: "wishList(DEFAULT)" } })).body.wishList;
const wish = (codes: string[], as = buyer) =>
  api.call("POST", `${path}/entries`, { as, body: { products: codes.map((code) => ({ code })) } });

test("[AC-02] the wish list is a cart named wishlist and the customer id, made with its first product", async () => {
  expect(await show()).toBeUndefined();
  await setStock(api, pant, 0, false);
  const { status, body } = await wish([polo, pant, polo]);
  expect([status, body.quantityAdded]).toEqual([200, 2]);
  const list = await show();
  expect(list).toMatchObject({ name: `wishlist${customerId}`, saveTime: expect.any(String), totalItems: 2 });
  expect((await wish([polo])).body).toMatchObject({ quantityAdded: 0 });
  expect(linesOf({ body: await show() } as never)).toEqual([
    [polo, 1],
    [pant, 1],
  ]);
  const removed = await api.call("DELETE", `/users/current/carts/${list.code}/entries/0`, { as: buyer });
  expect(removed.status).toBe(200);
  expect(linesOf({ body: await show() } as never)).toEqual([[pant, 1]]);
  await setStock(api, pant, 90, true);
});

test("[AC-02] it is made once, however many ask at once", async () => {
  await Promise.all([wish([polo]), wish([pant]), wish([polo])]);
  expect(await api.db.$count(carts)).toBe(1);
  expect((await show()).totalItems).toBe(2);
});

test("[AC-02] it is no saved cart, is not the open cart and is never restored, copied or ordered", async () => {
  await wish([polo]);
  const { code } = await show();
  const saved = await api.call("GET", "/users/current/carts", {
    as: buyer,
    query: { savedCartsOnly: "true", fields: "carts(DEFAULT)" },
  });
  expect(saved.body.carts).toEqual([]);
  expectRefusal(await read(), 400, "CartError");
  const cart = await open();
  expect(cart).not.toBe(code);
  await entry(cart, { code: pant, quantity: 1 });
  await api.call("PATCH", `/users/current/carts/${cart}/save`, {
    as: buyer,
    query: { saveCartName: "Later" },
  });
  // A client of the framework finds it among all carts, by its name.
  const all = await api.call("GET", "/users/current/carts", {
    as: buyer,
    query: { fields: "carts(DEFAULT)" },
  });
  expect(all.body.carts.map((one: { name: string }) => one.name)).toEqual([`wishlist${customerId}`, "Later"]);
  for (const call of [
    api.call("PATCH", `/users/current/carts/${code}/restoresavedcart`, { as: buyer }),
    api.call("POST", `/users/current/carts/${code}/clonesavedcart`, { as: buyer }),
  ]) {
    expectRefusal(await call, 400, "CartError", { reason: "notFound" });
  }
});

test("[AC-02] the framework's steps make the same list, and no second one", async () => {
  const empty = (await api.call("POST", "/users/current/carts", { as: buyer })).body.code as string;
  const save = (cart: string) =>
    api.call("PATCH", `/users/current/carts/${cart}/save`, {
      as: buyer,
      query: { saveCartName: `wishlist${customerId}`, saveCartDescription: "My wishes" },
    });
  expect((await save(empty)).status).toBe(200);
  await wish([polo]);
  expect((await show()).code).toBe(empty);
  const second = (await api.call("POST", "/users/current/carts", { as: buyer })).body.code as string;
  expectRefusal(await save(second), 409, "AlreadyExistsError");
  expect((await save(empty)).status).toBe(200);
});

test("[AC-02] nobody sees another's, and what an organisation does not buy is not wished for", async () => {
  await wish([polo]);
  const { code } = await show();
  expect(await show(other)).toBeUndefined();
  expectRefusal(await api.call("GET", `/users/current/carts/${code}`, { as: other }), 400, "CartError");
  expect((await api.call("GET", path)).status).toBe(401);
  expect((await api.call("POST", `${path}/entries`, { body: { products: [{ code: polo }] } })).status).toBe(
    401,
  );
  expectRefusal(await wish(["nosuch"]), 400, "UnknownIdentifierError");
  const otherName = { saveCartName: `wishlist${customerId}` };
  const cart = await open(other);
  const stolen = await api.call("PATCH", `/users/current/carts/${cart}/save`, {
    as: other,
    query: otherName,
  });
  expectRefusal(stolen, 400, "ValidationError");
});
