import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { statementCount } from "../../commerce/database/trace";
import { sizeMeasures, styles } from "../../commerce/modules/catalogue/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { setStock, skuOf } from "../support/shopping";

const wearer = "wearer@kestrel.example";
const buyer = "buyer@harrowstreet.example";
const api = await apiOfFile();

const product = (code: string, as: string, fields = "FULL") =>
  api.call("GET", `/products/${encodeURIComponent(code)}`, { as, query: { fields } });

describe("a product", () => {
  test("[SR-07] has colours, variants, sizes, pictures with words, and its place in the catalogue", async () => {
    const { status, body } = await product("KC-5101", buyer);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      code: "KC-5101",
      productCode: "KC-5101",
      multidimensional: true,
      purchasable: true,
    });
    expect(body.url).toMatch(/^\/product\/KC-5101\/[a-z0-9-]+$/);
    expect(body.colorImageMapList.map((c: { color: string }) => c.color)).toEqual(["Navy", "Khaki"]);
    // One flat colour needs no picture of its cloth.
    expect(body.colorImageMapList.map((c: { swatchImageURL: string }) => c.swatchImageURL)).toEqual(["", ""]);
    expect(body.images.length).toBeGreaterThan(0);
    for (const image of body.images)
      expect(image).toMatchObject({
        url: expect.stringMatching(/^\/medias\//),
        altText: expect.stringMatching(/\w/),
      });
    expect(body.variantOptions.length).toBeGreaterThan(20);
    expect(body.variantOptions[0]).toMatchObject({
      code: expect.any(String),
      size: expect.any(String),
      colourCode: expect.any(String),
    });
    expect(body.categories[0]).toMatchObject({ code: "bottoms", url: "/category/bottoms" });
  });

  test("[SR-06] has a picture of the cloth for each colour that is two, or has a pattern", async () => {
    const { body } = await product("LB-2001", "wearer@lanternbridge.example");
    const swatches = body.colorImageMapList.map((c: { swatchImageURL: string }) => c.swatchImageURL);
    expect(swatches).toEqual(["", "/medias/swatch.ivory.gold.print.svg"]);
    const answer = await api.fetch(new Request(`http://commerce.test${swatches[1]}`));
    expect(answer.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(await answer.text()).toContain("<pattern");
  });

  test("[SR-07] is found by one of its SKUs too, and under orgProducts", async () => {
    const sku = await skuOf(api, "KC-5101");
    expect((await product(sku, buyer)).body.productCode).toBe("KC-5101");
    const twin = await api.call("GET", "/orgProducts/KC-5101", {
      as: buyer,
      query: { fields: "volumePrices(FULL)" },
    });
    expect(twin.body.volumePrices.map((p: { minQuantity: number }) => p.minQuantity)).toEqual([1, 10, 50]);
  });

  test("[SR-07] quantity breaks fall with the quantity", async () => {
    const { volumePrices } = (await product("KC-5101", buyer)).body;
    const values = volumePrices.map((p: { value: number }) => p.value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(new Set(values).size).toBe(3);
  });

  test.each(["nosuch", "%", "KM-1101'--", "../users", "🧥"])(
    "[SR-07] %s is no product: 400",
    async (code) => {
      expectRefusal(await product(code, buyer), 400, "UnknownIdentifierError");
    },
  );

  test("[SR-07] of another organisation's assortment is unknown", async () => {
    expect((await product("KM-1101", wearer)).status).toBe(200);
    expectRefusal(await product("KM-1101", "wearer@lanternbridge.example"), 400, "UnknownIdentifierError");
    expectRefusal(await product(await skuOf(api, "KM-1101"), buyer), 400, "UnknownIdentifierError");
  });
});

describe("prices", () => {
  test("[SR-06] no amount leaves the API for a person without the price flag", async () => {
    const { body } = await product("KM-1101", wearer);
    for (const name of [
      "price",
      "priceRange",
      "minSTDPriceData",
      "maxSTDPriceData",
      "minRRPPriceData",
      "maxRRPPriceData",
    ]) {
      expect(body).not.toHaveProperty(name);
    }
    expect(body.volumePrices).toEqual([]);
    expect(body.purchasable).toBe(false);
    expect(JSON.stringify(body.variantOptions)).not.toContain("priceData");
    expect(body.valueAdds.length).toBeGreaterThan(0);
    expect(JSON.stringify(body.valueAdds)).not.toContain("price");
  });

  test("[SR-06] with the flag they stand in the currency of the person's unit", async () => {
    const { body } = await product("KM-1101", "admin@kestrel.example");
    expect(body.price).toMatchObject({
      currencyIso: "AUD",
      value: 78,
      formattedValue: "$78.00",
      priceType: "BUY",
    });
    expect(body.minRRPPriceData.formattedValue).toBe("$109.80");
    expect(body).not.toHaveProperty("maxSTDPriceData");
  });

  test("[SR-06] a style whose large sizes cost more has a price from and to", async () => {
    const { body } = await product("KC-5001", buyer);
    expect(body.price.priceType).toBe("FROM");
    expect(body.maxSTDPriceData.value).toBeGreaterThan(body.minSTDPriceData.value);
    expect(body.priceRange.minPrice.value).toBe(body.price.value);
  });

  test("[FW-02] New Zealand's unit sees New Zealand's prices", async () => {
    const { body } = await product("KM-1101", "approver.nz@kestrel.example");
    expect(body.price).toMatchObject({ currencyIso: "NZD", value: 85 });
  });
});

describe("stock", () => {
  test.each([
    [0, "outOfStock"],
    [1, "lowStock"],
    [5, "lowStock"],
    [6, "inStock"],
  ])("[SR-07] %i on the shelf is %s", async (count, status) => {
    const sku = await skuOf(api, "KC-5103", 0);
    await setStock(api, sku, count);
    const { variantOptions } = (await product("KC-5103", buyer)).body;
    const variant = variantOptions.find((v: { code: string }) => v.code === sku);
    expect(variant.stock.stockLevelStatus).toBe(status);
    if (count === 0) expect(variant.stockMessage).toMatch(/back-order/i);
  });

  test("[PK-06] what is made to order is never out, and says so", async () => {
    const { body } = await product("LB-2302", "wearer@lanternbridge.example");
    expect(body.stock.stockLevelStatus).toBe("inStock");
    expect(body.variantOptions[0].stockMessage).toMatch(/made or sourced to order/);
  });
});

describe("fields and shape", () => {
  test("[API-1] levels grow, names choose", async () => {
    const keys = async (fields: string) => Object.keys((await product("KC-5101", buyer, fields)).body);
    expect(await keys("BASIC")).toEqual(["code", "name", "productCode"]);
    expect(await keys("DEFAULT")).not.toContain("variantOptions");
    expect(await keys("FULL")).toContain("variantOptions");
    expect(await keys("code,price(value)")).toEqual(["code", "price"]);
    expectRefusal(await product("KC-5101", buyer, "code,colour"), 400, "ConversionError");
    expectRefusal(await product("KC-5101", buyer, "price(cents)"), 400, "ConversionError");
  });

  test("[SR-06] a slash in the name does not reach the address", async () => {
    await api.db.update(styles).set({ name: "Cap 50/50 <b>cotton</b>" }).where(eq(styles.code, "EB-4005"));
    const { body } = await product("EB-4005", buyer, "DEFAULT");
    expect(body.url).toBe("/product/EB-4005/cap-5050-cotton");
  });

  test("[API-1] one statement beside the authentication, and one for the usual size where it is asked for", async () => {
    await product("KC-5101", buyer);
    const count = { statements: 0 };
    await statementCount.run(count, () => product("KC-5101", buyer, "DEFAULT"));
    expect(count.statements).toBe(2);
    await statementCount.run(count, () => product("KC-5101", buyer));
    expect(count.statements).toBe(2 + 3);
  });
});

describe("size guides", () => {
  const guide = (scale: string) =>
    api.call("GET", `/sizeGuides/${encodeURIComponent(scale)}`, { as: wearer });

  test("[SR-07] hold body measures in the order of sizes", async () => {
    const { sizeScale } = (await product("KM-1101", wearer, "sizeScale")).body;
    const { status, body } = await guide(sizeScale);
    expect(status).toBe(200);
    expect(body.rows.length).toBeGreaterThan(3);
    expect(body.rows[0]).toMatchObject({ size: expect.any(String), dimension: expect.any(String) });
  });

  test("[SR-07] of an unknown scale is 404", async () => {
    expectRefusal(await guide("nosuch"), 404, "NotFoundError");
  });

  test("[SR-07] are read once, and anew when somebody mends a measure", async () => {
    const { sizeScale } = (await product("KM-1101", wearer, "sizeScale")).body;
    const [row] = (await guide(sizeScale)).body.rows;
    const count = { statements: 0 };
    await statementCount.run(count, () => guide(sizeScale));
    // Who asks.
    expect(count.statements).toBe(1);
    const mended = and(eq(sizeMeasures.scale, row.chart), eq(sizeMeasures.size, row.size));
    await api.db.update(sizeMeasures).set({ minCm: 7 }).where(mended);
    await expect.poll(async () => (await guide(sizeScale)).body.rows[0].minCm).toBe(7);
  });
});

describe("pictures", () => {
  test("[SR-06] a garment's picture is SVG that may be kept for good", async () => {
    const [image] = (await product("KC-5101", buyer)).body.images;
    const answer = await api.fetch(new Request(`http://commerce.test${image.url}`));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^image\/svg\+xml/);
    expect(answer.headers.get("cache-control")).toMatch(/immutable/);
    expect(await answer.text()).toMatch(/^<svg/);
  });

  test.each(["nosuch.svg", "..%2f..%2fetc%2fpasswd", "tee.<script>.front.svg"])(
    "[SR-06] %s is 404",
    async (file) => {
      expect((await api.fetch(new Request(`http://commerce.test/medias/${file}`))).status).toBe(404);
    },
  );
});
