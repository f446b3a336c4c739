import { beforeEach, expect, test } from "vitest";
import { apiOfFile } from "../support/api";
import { cartCalls, linesOf } from "../support/cart-calls";
import { expectRefusal } from "../support/expect";
import { emptyCarts, setStock, skuOf } from "../support/shopping";

const buyer = "buyer@harrowstreet.example";
const api = await apiOfFile();
const polo = await skuOf(api, "KC-5002");
const pant = await skuOf(api, "KC-5101");
const cap = await skuOf(api, "KC-5401");
const { open, read, entry } = cartCalls(api, buyer);
beforeEach(() => emptyCarts(api));

const wish = (code: string, quantity: number) => ({ product: { code }, quantity });
const add = (cart: string, ...orderEntries: unknown[]) => entry(cart, {}, { orderEntries });

test("[CA-01] several lines are added at once, each with its answer, and summed up", async () => {
  const cart = await open();
  await add(cart, wish(pant, 1));
  const { status, body } = await add(cart, wish(polo, 2), wish(pant, 3), wish(polo, 1));
  expect(status).toBe(200);
  expect(body).toMatchObject({ statusCode: "success", quantity: 6, quantityAdded: 6 });
  expect(body.cartModifications).toMatchObject([
    { statusCode: "success", quantity: 2, quantityAdded: 2, entry: { product: { code: polo } } },
    { statusCode: "success", quantity: 3, quantityAdded: 3, entry: { product: { code: pant }, quantity: 4 } },
    { statusCode: "success", quantity: 1, quantityAdded: 1, entry: { product: { code: polo }, quantity: 3 } },
  ]);
  expect(linesOf(await read(cart))).toEqual([
    [pant, 4],
    [polo, 3],
  ]);
});

test("[CA-01] what the shelf cannot give is said of its line, and the rest is added", async () => {
  const cart = await open();
  await setStock(api, cap, 0, false);
  const { body } = await add(cart, wish(cap, 2), wish(polo, 2));
  expect(body).toMatchObject({ statusCode: "noStock", quantity: 4, quantityAdded: 2 });
  expect(body.cartModifications.map((one: { statusCode: string }) => one.statusCode)).toEqual([
    "noStock",
    "success",
  ]);
  expect(body.cartModifications[0]).not.toHaveProperty("entry");
  expect(linesOf(await read(cart))).toEqual([[polo, 2]]);
});

test("[CA-01] with one unknown product nothing is added", async () => {
  const cart = await open();
  const answer = await add(cart, wish(polo, 2), wish("nosuch", 1));
  expectRefusal(answer, 400, "UnknownIdentifierError", { message: "Product with code 'nosuch' not found!" });
  expect(linesOf(await read(cart))).toEqual([]);
});

test("[CA-01] without a product it is missing", async () => {
  const cart = await open();
  const missing = { reason: "missing", subject: "product.code", subjectType: "parameter" };
  expectRefusal(await entry(cart, {}, {}), 400, "ValidationError", missing);
  expectRefusal(await entry(cart, { quantity: 2 }, {}), 400, "ValidationError", missing);
  expectRefusal(await add(cart), 400, "ValidationError", { subject: "orderEntries" });
  expectRefusal(await add(cart, { quantity: 1 }), 400, "ValidationError", {
    reason: "missing",
    subject: "orderEntries.0.product",
  });
});
