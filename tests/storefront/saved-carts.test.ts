import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { carts } from "../../commerce/modules/carts/tables";
import { emptyCarts, fillCart, setStock, skuOf } from "../support/shopping";
import { main, testStorefront, valueIn } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());
beforeEach(() => emptyCarts(shop.api));

const buyer = "buyer@harrowstreet.example";
const HOST = "wholesale.localhost";
const cookie = await shop.signIn(buyer, HOST);
const LIST = "/my-account/saved-carts";
const SAVE = `${LIST}?do=save`;
const open = (path: string, as = cookie) => shop.request(path, { cookie: as, host: HOST });
const post = (path: string, form: Record<string, string>, as = cookie) =>
  shop.request(path, { cookie: as, host: HOST, body: new URLSearchParams(form) });
const NAME = "O'Brien-Ngāti <b>&";
const SHOWN = "O&#x27;Brien-Ngāti &lt;b&gt;&amp;";
const polo = await skuOf(shop.api, "KC-5002");
const pant = await skuOf(shop.api, "KC-5101");

const one = (code: string, doing?: string) => `/my-account/saved-cart/${code}${doing ? `?do=${doing}` : ""}`;

/** Fills the cart and saves it as its form does; gives its code. */
async function save(form: Record<string, string> = { name: NAME, description: "Every\r\nMonday" }) {
  await fillCart(shop.api, buyer, { [polo]: 2, [pant]: 3 });
  const html = await main(await open(SAVE));
  const fields = { ...form, cart: valueIn(html, "cart"), idempotencyKey: valueIn(html, "idempotencyKey") };
  for (const press of [1, 2]) {
    const answer = await post(SAVE, fields);
    expect([press, answer.status, answer.headers.get("Location")]).toEqual([press, 303, one(fields.cart)]);
  }
  return fields.cart;
}

/** What a page says after a post. */
async function told(answer: Response): Promise<string> {
  const after = answer.headers.getSetCookie()[0]!.split(";")[0]!;
  return (await (await open(answer.headers.get("Location")!, after)).text()).replaceAll("<!-- -->", "");
}

it("[CA-04] the cart page leads to the form; a press twice saves once, and the list has what the spec lists", async () => {
  expect(await main(await open("/cart"))).not.toContain("Save this cart");
  const code = await save();
  const html = await main(await open(LIST));
  for (const words of ["Name", "Description", "Id", "Date saved", "Items", "Quantity", "Total"]) {
    expect(html, words).toMatch(new RegExp(`<th role="columnheader"[^>]*>(<a [^>]*>)?${words}<`));
  }
  expect(html).toContain(SHOWN);
  expect(html).toContain(`data-l="Items">2<`);
  expect(html).toContain(`data-l="Quantity">5<`);
  expect(html).toMatch(/data-l="Total">\$[\d,.]+</);
  expect(html.match(/data-l="Id"/g)).toHaveLength(1);
  expect(html).toContain(code);
  expect(await main(await open("/cart"))).toContain("Your cart is empty");
});

it("[CA-04] names are required and have their lengths, with the characters left; what was typed stays", async () => {
  await fillCart(shop.api, buyer, { [polo]: 2 });
  expect(await main(await open(SAVE))).toContain("50 characters left");
  const missing = await post(SAVE, { name: " ", description: "Kept words" });
  expect(missing.status).toBe(400);
  const html = await main(missing);
  expect(html).toContain("This information is required.");
  expect(html).toContain("Kept words");
  expect(html).toContain("240 characters left");
  const long = await post(SAVE, { name: "x".repeat(51), description: "y".repeat(251) });
  expect(long.status).toBe(400);
  const words = await main(long);
  expect(words).toContain("Enter at most 50 characters.");
  expect(words).toContain("Enter at most 250 characters.");
  expect((await post(SAVE, { name: "wishlist 2" })).status).toBe(400);
  expect(await shop.api.db.$count(carts, eq(carts.name, "wishlist 2"))).toBe(0);
});

it("[CA-04] what is left is counted as it is saved, and a script has it follow what is typed", async () => {
  await fillCart(shop.api, buyer, { [polo]: 2 });
  const blank = await main(await open(SAVE));
  for (const [id, most] of [
    ["save-cart-name", 50],
    ["save-cart-description", 250],
  ] as const) {
    expect(blank).toContain(`<span id="${id}-left">${most} characters left</span>`);
    expect(blank).toMatch(new RegExp(`role="status"[^>]*data-left-of="${id}"[^>]*data-most="${most}"`));
  }
  expect(blank).toMatch(/<script src="\/characters-left\.js" defer=""/);
  // A line break is one character, though a form sends two.
  const lines = await main(await post(SAVE, { name: "", description: " one\r\ntwo " }));
  expect(lines).toContain("243 characters left");
});

it("[CA-04] an empty cart is not saved, and without saved carts the list says what they are for", async () => {
  const answer = await open(SAVE);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/cart"]);
  expect(await main(await open(LIST))).toContain("No saved carts yet");
  const posted = await post(SAVE, { name: NAME });
  expect([posted.status, posted.headers.get("Location")]).toEqual([303, "/cart"]);
});

it("[CA-04] a saved cart is edited, copied and deleted, each pressed twice", async () => {
  const code = await save();
  expect(await main(await open(one(code)))).toContain("Every\nMonday");
  const edited = { intent: "edit", name: "Plain", description: "", idempotencyKey: "edit-key-1" };
  for (const press of [1, 2]) expect([press, (await post(one(code), edited)).status]).toEqual([press, 303]);
  const html = await main(await open(one(code)));
  expect(html).toContain("Plain");
  expect(html).not.toContain("Monday");
  const bad = await post(one(code, "edit"), { intent: "edit", name: "", description: "Typed" });
  expect([bad.status, (await main(bad)).includes("Typed")]).toEqual([400, true]);
  expect(valueIn(await main(await open(one(code, "copy"))), "name")).toBe("Copy of Plain");
  const copy = { intent: "copy", name: "Second", idempotencyKey: "copy-key-1" };
  const to = new Set<string | null>();
  to.add((await post(one(code), copy)).headers.get("Location"));
  to.add((await post(one(code), copy)).headers.get("Location"));
  expect(to.size).toBe(1);
  expect(await shop.api.db.$count(carts)).toBe(2);
  expect(await main(await open(one(code, "delete")))).toContain("This cannot be undone.");
  for (const press of [1, 2]) {
    const answer = await post(one(code), { intent: "delete", idempotencyKey: "gone-key-1" });
    expect([press, answer.headers.get("Location")]).toEqual([press, LIST]);
  }
  expect((await open(one(code))).status).toBe(404);
  expect(await shop.api.db.$count(carts)).toBe(1);
});

it("[CA-04] a restored cart is the cart, a copy of it may stay, and what cannot be had is said", async () => {
  const code = await save();
  await setStock(shop.api, pant, 1, false);
  await fillCart(shop.api, buyer, { [polo]: 9 });
  const form = { intent: "restore", keep: "on", idempotencyKey: "back-key-1" };
  const answer = await post(one(code), form);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/cart"]);
  expect(await told(answer)).toContain("Only 1 left.");
  expect((await post(one(code), form)).headers.get("Location")).toBe("/cart");
  const rows = await shop.api.db.select().from(carts);
  expect(rows.filter(({ savedAt }) => savedAt === null).map((row) => row.code)).toEqual([code]);
  // The copy, and what was in the cart before.
  expect(rows).toHaveLength(3);
  const again = await post(one(code), { intent: "restore" });
  expect(again.headers.get("Location")).toBe(LIST);
  await setStock(shop.api, pant, 50, true);
});

it("[CA-04] nobody sees or changes another's saved cart, and a guest signs in", async () => {
  const code = await save();
  const other = await shop.signIn("wearer@korraline.example");
  expect((await shop.request(one(code), { cookie: other })).status).toBe(404);
  for (const intent of ["edit", "copy", "restore", "delete"]) {
    const body = new URLSearchParams({ intent, name: "Mine" });
    const { status } = await shop.request(one(code), { cookie: other, body });
    expect([intent, status < 500]).toEqual([intent, true]);
  }
  const rows = await shop.api.db.select().from(carts);
  expect(rows).toMatchObject([{ code, name: NAME }]);
  expect((await shop.request(LIST)).headers.get("Location")).toContain("/login");
});

it("[CA-04] who orders for somebody else is not led to saved carts", async () => {
  const approver = await shop.signIn("approver@korraline.example");
  const plain = await (await shop.request("/cart", { cookie: approver })).text();
  expect(plain).toContain(`href="${LIST}"`);
  const begun = await shop.request("/proxy-order", {
    cookie: approver,
    body: new URLSearchParams({ uid: "KC-000001" }),
  });
  const ordering = begun.headers
    .getSetCookie()
    .find((text) => /kitroom=/.test(text))!
    .split(";")[0]!;
  expect(await main(await shop.request("/cart", { cookie: ordering }))).not.toContain("saved-carts");
});

it("[CA-04] a press on the page of a cart that is restored or deleted by now says so, whatever was typed", async () => {
  const code = await save();
  await shop.api.db.delete(carts).where(eq(carts.code, code));
  const forms: Record<string, string>[] = [
    { intent: "edit", name: "", description: "" },
    { intent: "edit", name: "Plain", description: "" },
    { intent: "copy", name: "" },
    { intent: "copy", name: "Plain" },
  ];
  for (const form of forms) {
    const answer = await post(one(code), form);
    expect([form, answer.status, answer.headers.get("Location")]).toEqual([form, 303, LIST]);
    expect(await told(answer)).toContain("This cart was restored or deleted meanwhile.");
  }
});
