import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { stockLevels, styles } from "../../commerce/modules/catalogue/tables";
import { productInterests } from "../../commerce/modules/interests/tables";
import { skuOf } from "../support/shopping";
import { main, testStorefront } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());

const wearer = "wearer@korraline.example";
const cookie = await shop.signIn(wearer);
const INTERESTS = "/my-account/my-interests";
const product = "/product/KC-5002/hi-vis-polo";
const open = (path: string, as = cookie) => shop.request(path, { cookie: as });
const post = (path: string, form: Record<string, string>, as = cookie) =>
  shop.request(path, { cookie: as, body: new URLSearchParams(form) });
const NAME = "O'Brien-Ngāti <b>& polo";

beforeEach(() => shop.api.db.delete(productInterests));

await shop.api.db
  .update(stockLevels)
  .set({ onHand: 0 })
  .where(eq(stockLevels.sku, await skuOf(shop.api, "KC-5002")));
const gone = await firstOfForm();

/** The first size of the form of the product's page. */
async function firstOfForm() {
  const html = await main(await open(product));
  const [, sku, name] = /<select id="follow" name="follow"><option value="([^"]+)">([^<]+)</.exec(html)!;
  return { sku: sku!, name: name! };
}

it("[AC-03] a size that is out of stock is followed on the product's page, seen and stopped", async () => {
  for (const press of [1, 2]) {
    const answer = await post(product, { follow: gone.sku });
    expect([press, answer.status, answer.headers.get("Location")]).toEqual([press, 303, product]);
  }
  const html = await main(await open(INTERESTS));
  expect(html).toContain("Out of stock");
  expect(html).toMatch(/We look until \d+ \w+ \d{4}\./);
  expect(html.match(/name="stop"/g)).toHaveLength(1);
  for (const press of [1, 2]) {
    const answer = await post(INTERESTS, { stop: gone.sku });
    expect([press, answer.status, answer.headers.get("Location")]).toEqual([press, 303, INTERESTS]);
  }
  expect(await main(await open(INTERESTS))).toContain("You follow nothing");
});

it("[AC-03] the page says whether a size is in stock, low or out, whatever the product is called", async () => {
  await shop.api.db.update(styles).set({ name: NAME }).where(eq(styles.code, "KC-5002"));
  await post(product, { follow: gone.sku });
  for (const [onHand, words] of [
    [0, "Out of stock"],
    [2, "Low stock"],
    [90, "In stock"],
  ] as const) {
    await shop.api.db.update(stockLevels).set({ onHand }).where(eq(stockLevels.sku, gone.sku));
    expect(await main(await open(INTERESTS)), words).toMatch(new RegExp(`class="st[^"]*">${words}<`));
  }
  expect(await main(await open(INTERESTS))).toContain("O&#x27;Brien-Ngāti &amp; polo");
});

it("[AC-03] what is back by now, or is no size, is said and not followed", async () => {
  const back = await post(product, { follow: gone.sku });
  expect(back.status).toBe(303);
  const told = back.headers.getSetCookie()[0]!.split(";")[0]!;
  expect(await (await open(product, told)).text()).toContain("That size is in stock.");
  for (const follow of ["", "<b>&", "KC-5002", "x".repeat(500)]) {
    expect([follow, (await post(product, { follow })).status]).toEqual([follow, 303]);
  }
  expect(await main(await open(INTERESTS))).toContain("You follow nothing");
});

it("[AC-03] nobody sees or stops what another follows", async () => {
  await shop.api.db.update(stockLevels).set({ onHand: 0 }).where(eq(stockLevels.sku, gone.sku));
  await post(product, { follow: gone.sku });
  const other = await shop.signIn("admin@korraline.example");
  expect(await main(await open(INTERESTS, other))).toContain("You follow nothing");
  expect((await post(INTERESTS, { stop: gone.sku }, other)).status).toBe(303);
  expect(await main(await open(INTERESTS))).toContain(`value="${gone.sku}"`);
  expect((await shop.request(INTERESTS)).headers.get("Location")).toContain("/login");
});

it("[AC-03] who orders for somebody else is not asked what to follow", async () => {
  const approver = await shop.signIn("approver@korraline.example");
  expect(await main(await open(product, approver))).toContain('name="follow"');
  const begun = await post("/proxy-order", { uid: "KC-000001" }, approver);
  const ordering = begun.headers
    .getSetCookie()
    .find((one) => /kitroom=/.test(one))!
    .split(";")[0]!;
  const html = await (await open(product, ordering)).text();
  expect(html).toContain("Ordering for");
  expect(html).not.toContain('name="follow"');
});

it("[AC-03] a refusal without a message still says something, as one with a message says that", async () => {
  for (const [message, words] of [
    [undefined, "An unknown error occurred"],
    ["", "An unknown error occurred"],
    ["Not this size, O'Brien <b>&.", "Not this size, O&#x27;Brien &lt;b&gt;&amp;."],
  ] as const) {
    const answer = await shop.request(product, {
      cookie,
      body: new URLSearchParams({ follow: gone.sku }),
      fetch: (call) =>
        call.method === "POST" && new URL(call.url).pathname.endsWith("/productinterests")
          ? Promise.resolve(
              Response.json({ errors: [{ type: "ValidationError", message }] }, { status: 400 }),
            )
          : shop.api.fetch(call),
    });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, product]);
    const told = answer.headers.get("Set-Cookie")!.split(";")[0]!;
    expect(await (await open(product, told)).text()).toContain(words);
  }
});
