import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { CARD_FIELDS } from "../../app/features/product-cards/card.server";
import { rowsOf } from "../../commerce/database/connection";
import { apiOfFile } from "../support/api";

const api = await apiOfFile();
const buyer = "admin@korraline.example";

interface Listed {
  code: string;
  name: string;
  minSTDPriceData?: { value: number };
  sizeRange: string;
  summary?: string;
}

/** The same list from cards, and, with one property more, from whole styles. */
async function bothLists(as: string, site = "uniforms") {
  const ask = async (properties: string): Promise<Listed[]> => {
    const fields = `BASIC,products(${properties})`;
    const query = { query: "", pageSize: 100, fields };
    const { status, body } = await api.call("GET", "/products/search", { as, site, query });
    expect(status).toBe(200);
    return (body as { products: Listed[] }).products;
  };
  const cards = await ask(CARD_FIELDS);
  const whole = await ask(`${CARD_FIELDS},summary`);
  return { cards, whole: whole.map(({ summary: _summary, ...card }) => card) };
}

describe("products as cards", () => {
  it.each([
    [buyer, "uniforms"],
    ["wearer@korraline.example", "uniforms"],
    ["wearer@lanternbridge.example", "uniforms"],
    ["newstarter@kestrel.example", "uniforms"],
    ["wearer@emberbun.example", "uniforms"],
    ["buyer@harrowstreet.example", "wholesale"],
  ])("[SR-06] %s: a card says the same as the product", async (as, site) => {
    const { cards, whole } = await bothLists(as, site);
    expect(cards.length).toBeGreaterThan(5);
    expect(cards).toEqual(whole);
  });

  it("[SR-06] a price row of a variant counts while the variant is sold, and so does its size", async () => {
    const first = (await bothLists(buyer)).cards[0]!;
    const rows = await rowsOf<{ sku: string }>(
      api.db,
      sql`select sku from variants where style_code = ${first.code} and active order by sort`,
    );
    const { sku } = rows[0]!;
    await api.db.execute(
      sql`insert into price_rows (style_code, sku, organisation_uid, currency, kind, min_quantity, cents)
        select ${first.code}, ${sku}, 'korraline', u.currency, 'std', 1, 1 from units u
        where u.organisation_uid = 'korraline' limit 1`,
    );
    const cheaper = await bothLists(buyer);
    expect(cheaper.cards[0]!.minSTDPriceData!.value).toBeLessThan(first.minSTDPriceData!.value);
    expect(cheaper.cards).toEqual(cheaper.whole);
    await api.db.execute(sql`update variants set active = false where sku = ${sku}`);
    await expect
      .poll(async () => (await bothLists(buyer)).cards[0]!.minSTDPriceData)
      .toEqual(first.minSTDPriceData);
    const fewer = await bothLists(buyer);
    expect(fewer.cards).toEqual(fewer.whole);
  });

  it("[SR-06] a new name is on the next card", async () => {
    const { code } = (await bothLists(buyer)).cards[0]!;
    await api.db.execute(sql`update styles set name = 'Another name' where code = ${code}`);
    await expect.poll(async () => (await bothLists(buyer)).cards[0]!.name).toBe("Another name");
  });

  it("[SR-07] a product's references are the same as cards", async () => {
    const ask = async (properties: string) => {
      const fields = `references(referenceType,target(${properties}))`;
      const { body } = await api.call("GET", "/products/KC-5002/references", {
        as: buyer,
        query: { fields },
      });
      return (body as { references: { target: Listed }[] }).references;
    };
    const cards = await ask(CARD_FIELDS);
    const whole = await ask(`${CARD_FIELDS},summary`);
    for (const { target } of whole) delete target.summary;
    expect(cards.length).toBeGreaterThan(2);
    expect(cards).toEqual(whole);
  });

  it("[API-1] FULL beside named properties still adds its own", async () => {
    const query = { query: "", pageSize: 1, fields: "FULL,products(code)" };
    const { body } = await api.call("GET", "/products/search", { as: buyer, query });
    expect((body as { products: Listed[] }).products[0]).toHaveProperty("summary");
  });
});
