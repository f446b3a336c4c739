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

test("[CA-01] all or none: one short line refuses the whole, and each short SKU is named", async () => {
  const cart = await open();
  await setStock(api, cap, 3, false);
  await add(cart, wish(cap, 1));
  const all = { orderEntries: [wish(cap, 3), wish(polo, 2)], allOrNone: true };
  expectRefusal(await entry(cart, {}, all), 400, "InsufficientStockError", {
    subject: cap,
    reason: "lowStock",
    message: "Only 3 left. Your cart already has 1.",
  });
  expect(linesOf(await read(cart))).toEqual([[cap, 1]]);
  await setStock(api, cap, 0, false);
  const { body } = await entry(cart, {}, { orderEntries: [wish(polo, 999), wish(cap, 1)], allOrNone: true });
  expect(body.errors).toMatchObject([{ subject: cap, message: "This item is out of stock." }]);
  await add(cart, wish(polo, 900));
  expectRefusal(
    await entry(cart, {}, { orderEntries: [wish(polo, 100)], allOrNone: true }),
    400,
    "InsufficientStockError",
    {
      reason: "maxOrderQuantityExceeded",
      message: "You can order at most 999 pieces of one size and colour. Your cart already has 900.",
    },
  );
});

test("[CA-01] a preview tells what adding would do and cost, as the cart then does, and adds nothing", async () => {
  const cart = await open();
  await setStock(api, cap, 3, false);
  await add(cart, wish(polo, 5));
  const orderEntries = [wish(polo, 6), wish(pant, 2), wish(cap, 4)];
  const { body } = await entry(cart, {}, { orderEntries, preview: true });
  expect(body).toMatchObject({ statusCode: "lowStock", quantity: 12, quantityAdded: 11 });
  expect(linesOf(await read(cart))).toEqual([[polo, 5]]);
  expect(body.preview.lines).toMatchObject([
    { product: { code: polo }, quantity: 6 },
    { product: { code: pant }, quantity: 2 },
    { product: { code: cap }, quantity: 3, shortMessage: "Only 3 left." },
  ]);
  const added = await add(cart, ...orderEntries);
  const prices = (of: { basePrice?: object }[]) => of.map(({ basePrice }) => basePrice);
  const entries = added.body.cartModifications.map((one: { entry: object }) => one.entry);
  expect(prices(body.preview.lines)).toEqual(prices(entries));
  const cents = (price: { value: number }) => Math.round(price.value * 100);
  const sum = (of: number[]) => of.reduce((total, one) => total + one, 0);
  const lines = body.preview.lines as { quantity: number; basePrice: { value: number } }[];
  const whole = sum(lines.map(({ quantity, basePrice }) => quantity * cents(basePrice)));
  expect(cents(body.preview.totalPrice)).toBe(whole);
  const sums = body.preview.sums as { totalPrice: { value: number } }[];
  expect(sum(sums.map(({ totalPrice }) => cents(totalPrice)))).toBe(whole);
});

test("[CA-05] lines that stand for themselves: what can be added is, each with its outcome", async () => {
  const cart = await open();
  await setStock(api, cap, 3, false);
  await setStock(api, pant, 0, false);
  await add(cart, wish(polo, 990));
  const orderEntries = [
    wish(cap.toLowerCase(), 5),
    wish("nosuch", 1),
    wish(pant, 1),
    wish(polo, 20),
    wish(cap, 1),
    wish(polo, 1),
  ];
  const { status, body } = await entry(cart, {}, { orderEntries, each: true });
  expect(status).toBe(200);
  expect(
    body.cartModifications.map((one: { statusCode: string; quantityAdded: number }) => [
      one.statusCode,
      one.quantityAdded,
    ]),
  ).toEqual([
    ["lowStock", 3],
    ["unknownIdentifier", 0],
    ["noStock", 0],
    ["limitExceeded", 9],
    ["lowStock", 0],
    ["limitExceeded", 0],
  ]);
  for (const { statusMessage } of body.cartModifications) expect(statusMessage).toMatch(/\S/);
  expect(linesOf(await read(cart))).toEqual([
    [polo, 999],
    [cap, 3],
  ]);
  await setStock(api, pant, 50, true);
});

test("[CA-05] nobody adds from the catalogue of another organisation, or from one that is closed to them", async () => {
  const stranger = "wearer@kestrel.example";
  const cart = await open(stranger);
  const { status, body } = await entry(cart, {}, { orderEntries: [wish(polo, 1)], each: true }, stranger);
  expect([status, body.cartModifications[0].quantityAdded]).toEqual([200, 0]);
  expect(["unknownIdentifier", "unknownError"]).toContain(body.cartModifications[0].statusCode);
  const theirs = await open();
  const orderEntries = [wish(polo, 1)];
  expectRefusal(await entry(theirs, {}, { orderEntries, each: true }, stranger), 400, "CartError");
  const many = Array.from({ length: 201 }, () => wish(polo, 1));
  expectRefusal(await entry(theirs, {}, { orderEntries: many, each: true }), 400, "ValidationError");
});

test("[CA-05] a file whose column of codes is not known says so, and is read once somebody says which it is", async () => {
  const text = `Artikel,Qty\n${polo},2\n${pant},1`;
  const readFile = (body: object) => api.call("POST", "/cartLines", { as: buyer, body: { text, ...body } });
  const asked = await readFile({});
  expect([asked.status, asked.body]).toMatchObject([
    200,
    { missing: ["Code"], lines: [], unused: [{ at: 0, head: "Artikel" }] },
  ]);
  const read = await readFile({ columns: [{ at: 0, field: "code" }] });
  expect(read.body).toMatchObject({
    missing: [],
    unused: [],
    lines: [
      { line: 2, code: polo, quantity: "2" },
      { line: 3, code: pant, quantity: "1" },
    ],
  });
  expectRefusal(await readFile({ columns: [{ at: 1, field: "code" }] }), 400, "ValidationError", {
    subject: "columns",
  });
});
