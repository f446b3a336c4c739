import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { statementCount } from "../../commerce/database/trace";
import { priceRows } from "../../commerce/modules/catalogue/tables";
import { emptyCarts, fillCart, setStock, skuOf } from "../support/shopping";
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
