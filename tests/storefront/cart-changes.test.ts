import { and, eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { instantAt } from "../../commerce/calendar";
import { statementCount } from "../../commerce/database/trace";
import { priceRows } from "../../commerce/modules/catalogue/tables";
import { emptyCarts, fillCart, makeReady, setStock, skuOf } from "../support/shopping";
import { testStorefront } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());
const { api } = shop;
const buyer = "admin@korraline.example";
const cookie = await shop.signIn(buyer);

const page = async (path: string, fetch?: typeof api.fetch) =>
  (await shop.request(path, { cookie, fetch })).text();

it.each(["/cart", "/checkout/review-order"])(
  "[CA-01] %s says once that a price has changed, and shows the one of today at once",
  async (path) => {
    await emptyCarts(api);
    const sku = await skuOf(api, "KC-5002");
    await fillCart(api, buyer, { [sku]: 1 });
    expect(await page(path)).not.toContain("has changed");
    const cents = path === "/cart" ? 91_234 : 92_345;
    await api.db.update(priceRows).set({ cents }).where(eq(priceRows.styleCode, "KC-5002"));
    const changed = await page(path);
    expect(changed).toContain("The price of this item has changed.");
    expect(changed).toContain(path === "/cart" ? "912.34" : "923.45");
    expect(await page(path)).not.toContain("has changed");
    await setStock(api, sku, 0, false);
    for (let look = 0; look < 2; look++) expect(await page(path)).toContain("This item is out of stock.");
  },
);

it("[CA-01] a cart in which nothing changed is looked at, not written to", async () => {
  await emptyCarts(api);
  await fillCart(api, buyer, { [await skuOf(api, "KC-5203")]: 2 });
  await page("/cart");
  const count = { statements: 0, log: [] as string[] };
  await page("/cart", (request) => statementCount.run(count, () => api.fetch(request)));
  expect(
    count.log.filter((statement) => /^(begin|insert|update|delete)|for update/i.test(statement)),
  ).toEqual([]);
  expect(count.log.length).toBeLessThanOrEqual(5);
});

it("[CA-01] a price that begins overnight is on every page of the next day, and said once", async () => {
  await emptyCarts(api);
  const as = "buyer@harrowstreet.example";
  const host = "wholesale.localhost";
  const styleCode = "KC-5002";
  const sku = await skuOf(api, styleCode, 100);
  const [row] = await api.db
    .select()
    .from(priceRows)
    .where(and(eq(priceRows.styleCode, styleCode), eq(priceRows.organisationUid, "harrowstreet")));
  const { id: _id, ...usual } = row!;
  const dated = { minQuantity: 1, kind: "std" as const, sku: null, cents: 4_321, validFrom: "2026-04-01" };
  await api.db.insert(priceRows).values({ ...usual, ...dated });
  const at = async (day: string, time: string) => {
    api.setNow(instantAt(day, time, "Australia/Melbourne"));
    api.forgetTokens();
    const signedIn = await shop.signIn(as, host);
    return async (path: string) => (await shop.request(path, { cookie: signedIn, host })).text();
  };
  const evening = await at("2026-03-31", "23:58");
  await makeReady(api, as, await fillCart(api, as, { [sku]: 1 }));
  for (const path of ["/cart", "/checkout/summary"]) expect(await evening(path)).not.toContain("43.21");
  const morning = await at("2026-04-01", "00:01");
  // The summary shows it, though the cart was not opened since.
  expect(await morning("/checkout/summary")).toContain("43.21");
  expect(await morning("/cart")).toContain("The price of this item has changed.");
  expect(await morning("/cart")).not.toContain("has changed");
  for (const path of ["/cart", "/checkout/summary", `/product/${styleCode}/x`, `/search/polo`]) {
    expect([path, (await morning(path)).includes("43.21")]).toEqual([path, true]);
  }
});
