import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { statementCount } from "../../commerce/database/trace";
import { variants } from "../../commerce/modules/catalogue/tables";
import { choose, emptyCarts, fillCart, makeReady, place, skuOf } from "../support/shopping";
import { testStorefront, type Storefront } from "../support/storefront";

const BUYER = "buyer@harrowstreet.example";
const BANKER = "wearer@lanternbridge.example";
const HOST = "wholesale.localhost";

let shop: Storefront;
let cookie: string;
beforeAll(async () => {
  shop = await testStorefront();
  cookie = await shop.signIn(BUYER, HOST);
});
afterAll(() => shop.api.close());
beforeEach(() => emptyCarts(shop.api));

interface Money {
  value: number;
}
interface Line {
  totalPrice: Money;
  packId?: string;
}
const read = async (as: string) =>
  (await shop.api.call("GET", "/users/current/carts/current", { as, query: { fields: "FULL" } })).body;
const cents = ({ value }: Money = { value: 0 }) => Math.round(value * 100);

/** SKUs that the buyer may order, of as many styles as it takes; none of those that end. */
async function skus(many: number): Promise<string[]> {
  const { body } = await shop.api.call("GET", "/products/search", {
    as: BUYER,
    query: { query: "", pageSize: "100", fields: "products(code,purchasable,ending)" },
  });
  const products = body.products as { code: string; purchasable: boolean; ending?: object }[];
  const styles = products.filter(({ purchasable, ending }) => purchasable && !ending).map(({ code }) => code);
  const rows = await shop.api.db.select().from(variants).where(inArray(variants.styleCode, styles));
  return rows.slice(0, many).map(({ sku }) => sku);
}

async function cartOf(lines: number): Promise<string> {
  const { body } = await shop.api.call("POST", "/users/current/carts", { as: BUYER });
  const orderEntries = (await skus(lines)).map((code, index) => ({
    product: { code },
    quantity: 1 + (index % 7),
  }));
  const path = `/orgUsers/current/carts/${body.code}/entries`;
  const added = await shop.api.call("POST", path, { as: BUYER, body: { orderEntries } });
  expect(added.body.statusCode).toBe("success");
  return String(body.code);
}

/** A page, and how many statements its calls made. */
async function counted(path: string) {
  const count = { statements: 0 };
  const fetch = (request: Request) => statementCount.run(count, () => shop.api.fetch(request));
  const answer = await shop.request(path, { cookie, host: HOST, fetch });
  expect([path, answer.status]).toEqual([path, 200]);
  return { html: (await answer.text()).replaceAll("<!-- -->", ""), statements: count.statements };
}

describe("a cart of two hundred lines", () => {
  test.each(["/cart", "/checkout/summary"])(
    "[CA-01] %s makes no more statements than for three",
    async (path) => {
      await cartOf(3);
      await counted(path);
      const few = await counted(path);
      await emptyCarts(shop.api);
      await cartOf(200);
      await counted(path);
      const many = await counted(path);
      expect(many.statements).toBe(few.statements);
      const { entries, charges } = await read(BUYER);
      expect(entries).toHaveLength(200);
      expect(many.html).toContain(charges.total.amount);
      if (path === "/cart") {
        expect(many.html.match(/aria-label="Quantity of /g)).toHaveLength(200);
        expect(many.html).toContain("(200 lines)");
      }
    },
  );

  test("[CA-01] adds up, and so does its order", async () => {
    const cart = await cartOf(200);
    const sumOf = ({ entries }: { entries: Line[] }) =>
      entries.reduce((sum, { totalPrice }) => sum + cents(totalPrice), 0);
    const before = await read(BUYER);
    expect(sumOf(before)).toBe(cents(before.subTotal));
    await makeReady(shop.api, BUYER, cart);
    const { body: order } = await place(shop.api, BUYER, cart);
    expect(order.entries).toHaveLength(200);
    expect(sumOf(order)).toBe(cents(order.subTotal));
    expect(cents(order.totalPriceWithTax)).toBe(
      cents(order.subTotal) + cents(order.deliveryCost) + cents(order.totalTax),
    );
  });
});

test("[CA-01] several packs and goods of the catalogue add up, whoever pays", async () => {
  await fillCart(shop.api, BANKER, { [await skuOf(shop.api, "LB-2102")]: 2 });
  const packPath = "/orgUsers/current/packs/PK-LB-SELF";
  const self = (await shop.api.call("GET", packPath, { as: BANKER })).body;
  const { bundleId } = self.bundles[0] as { bundleId: string };
  const offer = await shop.api.call("GET", `${packPath}/bundles/${bundleId}/products`, { as: BANKER });
  const [set] = offer.body.sets as { setId: string; products: { code: string }[] }[];
  const suit = { setId: "TAILORING", styleCode: "LB-2202", quantity: 3 };
  const own = { setId: set!.setId, styleCode: set!.products[0]!.code };
  const chosen = [
    await choose(shop.api, BANKER, "PK-LB-WARDROBE", "YOUR-WARDROBE", suit),
    await choose(shop.api, BANKER, "PK-LB-SELF", bundleId, own),
  ];
  expect(chosen.map(({ status, body }) => [status, body.errors])).toEqual([
    [201, undefined],
    [201, undefined],
  ]);
  for (const packId of ["PK-LB-WARDROBE", "PK-LB-SELF"]) {
    const path = `/orgUsers/current/packs/${packId}/cart`;
    const { status, body } = await shop.api.call("POST", path, { as: BANKER });
    expect([packId, status, body.errors]).toEqual([packId, 200, undefined]);
  }
  const cart = await read(BANKER);
  const lines = cart.entries as Line[];
  expect([...new Set(lines.map(({ packId }) => packId))]).toHaveLength(3);
  expect(lines.reduce((sum, { totalPrice }) => sum + cents(totalPrice), 0)).toBe(cents(cart.subTotal));
  // This program writes its prices with GST.
  expect(cart.priceIncludingGST).toBe(true);
  const total = cents(cart.totalPriceWithTax);
  expect(cents(cart.subTotal) + cents(cart.deliveryCost)).toBe(total);
  const payers = [cart.allocatedCredit, cart.appliedSubsidy, cart.accountCharge, cart.ownShare];
  expect(payers.reduce((sum: number, money?: Money) => sum + cents(money), 0)).toBe(total);
});
