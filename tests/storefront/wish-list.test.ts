import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { styles } from "../../commerce/modules/catalogue/tables";
import { emptyCarts, skuOf } from "../support/shopping";
import { main, testStorefront } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());
beforeEach(() => emptyCarts(shop.api));

const LIST = "/my-account/wish-list";
const product = "/product/KC-5002/hi-vis-polo";
const buyer = await shop.signIn("buyer@harrowstreet.example", "wholesale.localhost");
const wearer = await shop.signIn("wearer@korraline.example");
const NAME = "O'Brien-Ngāti <b>& polo";

const open = (path: string, cookie = wearer, host?: string) => shop.request(path, { cookie, host });
const post = (path: string, form: Record<string, string>, cookie = wearer, host?: string) =>
  shop.request(path, { cookie, host, body: new URLSearchParams(form) });

/** The first choice that a product's page offers. */
async function choice() {
  const html = await main(await open(product));
  const first = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]+)"`).exec(html)?.[1] ?? "";
  return { colour: first("colour"), fit: first("fit"), quantity: "1", intent: "wish" };
}

it("[AC-02] a size goes onto the wish list from its page, once, and off it again", async () => {
  expect(await main(await open(LIST))).toContain("Your wish list is empty");
  expect(await main(await open(product))).toContain("Add to wish list");
  await shop.api.db.update(styles).set({ name: NAME }).where(eq(styles.code, "KC-5002"));
  const form = await choice();
  for (const press of [1, 2]) {
    const answer = await post(product, form);
    expect([press, answer.status, answer.headers.get("Location")]).toEqual([press, 303, product]);
  }
  const html = await main(await open(LIST));
  for (const words of ["Product", "Item price", "Actions"]) {
    expect(html, words).toMatch(new RegExp(`<th role="columnheader"[^>]*>${words}<`));
  }
  expect(html.match(/name="sku"/g)).toHaveLength(1);
  expect(html).toContain("O&#x27;Brien-Ngāti &amp; polo");
  const [, sku = ""] = /name="sku" value="([^"]+)"/.exec(html) ?? [];
  for (const press of [1, 2]) {
    const answer = await post(LIST, { intent: "remove", sku, idempotencyKey: "wish-key-1" });
    expect([press, answer.headers.get("Location")]).toEqual([press, LIST]);
  }
  expect(await main(await open(LIST))).toContain("Your wish list is empty");
  expect(await main(await open("/cart"))).toContain("is empty");
});

it("[AC-02] one piece of it goes into the cart, and stays on the list", async () => {
  await post(product, await choice());
  const [, sku = ""] = /name="sku" value="([^"]+)"/.exec(await main(await open(LIST))) ?? [];
  for (const press of [1, 2]) {
    const answer = await post(LIST, { intent: "add", sku, idempotencyKey: "add-key-1" });
    expect([press, answer.status]).toEqual([press, 303]);
  }
  expect(await main(await open("/cart"))).toContain("(1 line)");
  expect(await main(await open(LIST))).toContain(`value="${sku}"`);
});

it("[AC-02] where sizes are ordered together, every filled box goes onto the list", async () => {
  const host = "wholesale.localhost";
  const [polo, pant] = [await skuOf(shop.api, "KC-5002"), await skuOf(shop.api, "KC-5101")];
  const none = await post(product, { do: "wish" }, buyer, host);
  expect(none.status).toBe(400);
  const answer = await post(product, { do: "wish", [`q-${polo}`]: "3" }, buyer, host);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, product]);
  const html = await main(await open(LIST, buyer, host));
  expect(html).toContain(`value="${polo}"`);
  expect(html).not.toContain(`value="${pant}"`);
});

it("[AC-02] a guest signs in first, and nobody sees another's list", async () => {
  expect((await shop.request(LIST)).headers.get("Location")).toContain("/login");
  await post(product, await choice());
  expect(await main(await open(LIST, await shop.signIn("admin@korraline.example")))).toContain(
    "Your wish list is empty",
  );
});

it("[AC-02] who orders for somebody else has no wish list", async () => {
  const approver = await shop.signIn("approver@korraline.example");
  const begun = await post("/proxy-order", { uid: "KC-000001" }, approver);
  const ordering = begun.headers
    .getSetCookie()
    .find((text) => /kitroom=/.test(text))!
    .split(";")[0]!;
  expect(await main(await open(product, ordering))).not.toContain("Add to wish list");
  expect((await post(product, await choice(), ordering)).status).toBe(303);
  expect(await main(await open(LIST))).toContain("Your wish list is empty");
});
