import { beforeAll, describe, expect, test } from "vitest";
import { inArray, sql } from "drizzle-orm";
import { statementCount } from "../../commerce/database/trace";
import { priceRows, variants } from "../../commerce/modules/catalogue/tables";
import { apiOfFile, type Answer } from "../support/api";
import { anySku, choose, makeReady, place } from "../support/shopping";

const api = await apiOfFile();
const starter = "newstarter@kestrel.example";
const wearer = "wearer@lanternbridge.example";
const buyer = "admin@korraline.example";

/** Statements of one call, the frame of its transaction included. */
async function statementsOf(work: () => Promise<Answer>): Promise<number> {
  const count = { statements: 0 };
  const answer = await statementCount.run(count, work);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return count.statements;
}

/** SKUs that the buyer may order, of as many styles as it takes. */
async function searchedSkus(many: number): Promise<string[]> {
  const { body } = await api.call("GET", "/products/search", {
    as: buyer,
    query: { query: "", pageSize: "100", fields: "products(code)" },
  });
  const styles = (body.products as { code: string }[]).map(({ code }) => code);
  const rows = await api.db.select().from(variants).where(inArray(variants.styleCode, styles));
  return rows.slice(0, many).map(({ sku }) => sku);
}

const addToCart = (skus: string[]) =>
  api.call("POST", "/orgUsers/current/carts/current/add/takenEntries", {
    as: buyer,
    body: { orderEntries: skus.map((code) => ({ product: { code }, quantity: 1 })) },
  });

describe("statements of a write, which do not grow with the rows", () => {
  let skus: string[];
  beforeAll(async () => {
    skus = await searchedSkus(60);
    // The first call of a kind reads what is held in memory from then on.
    await api.call("POST", "/users/current/carts", { as: buyer });
    await addToCart(skus.slice(0, 1));
  });

  test("[PK-04] an item of a bundle", async () => {
    const sku = await anySku(api, "KM-1001");
    const add = () =>
      api.call("POST", "/orgUsers/current/packs/PK-KM-NS-CABIN/bundles/TOPS/items", {
        as: starter,
        body: { setId: "BLOUSES", styleCode: "KM-1001", quantity: 1, sku },
      });
    await add();
    expect(await statementsOf(add)).toBeLessThanOrEqual(10);
  });

  test("[CA-02] sixty lines of a cart", async () => {
    expect(await statementsOf(() => addToCart(skus.slice(0, 60)))).toBeLessThanOrEqual(12);
  });

  test("[CA-01] sixty new prices of a cart", async () => {
    await api.db.update(priceRows).set({ cents: sql`${priceRows.cents} + 100` });
    const validate = () => api.call("POST", "/users/current/carts/current/validate", { as: buyer });
    let changed = 0;
    const statements = await statementsOf(async () => {
      const answer = await validate();
      changed = answer.body.cartModifications.length;
      return answer;
    });
    expect(changed).toBe(60);
    expect(statements).toBeLessThanOrEqual(10);
    expect((await validate()).body.cartModifications).toEqual([]);
  });

  test("[CK-03] an order of sixty lines", async () => {
    const { body } = await api.call("GET", "/users/current/carts/current", { as: buyer });
    const { code } = body as { code: string };
    await makeReady(api, buyer, code, { poNumber: "PO60" });
    expect(await statementsOf(() => place(api, buyer, code))).toBeLessThanOrEqual(22);
  });

  test("[PK-07] a pack into the cart", async () => {
    await api.call("POST", "/users/current/carts", { as: wearer });
    await choose(api, wearer, "PK-LB-WARDROBE", "YOUR-WARDROBE", {
      setId: "TAILORING",
      styleCode: "LB-2202",
    });
    const add = () =>
      api.call("POST", "/orgUsers/current/carts/current/add/takenEntries", {
        as: wearer,
        query: { packId: "PK-LB-WARDROBE" },
        body: {},
      });
    expect(await statementsOf(add)).toBeLessThanOrEqual(18);
  });
});
