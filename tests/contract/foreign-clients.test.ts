import { describe, expect, test } from "vitest";
import { apiOfFile } from "../support/api";
import { anySku, fillCart, makeReady, skuOf } from "../support/shopping";

/** What published clients of OCC read of an answer, and break without. */

const api = await apiOfFile();
const buyer = "buyer@harrowstreet.example";
const polo = await skuOf(api, "KC-5002");
const get = (path: string, fields?: string, as = buyer) => api.call("GET", path, { as, query: { fields } });

describe("lines of carts and orders", () => {
  test("[CA-01] a product has pictures and stock beside its text", async () => {
    const cart = await fillCart(api, buyer, { [polo]: 2 });
    const { body } = await get(
      `/users/current/carts/${cart}`,
      "DEFAULT,entries(product(images(FULL),stock(FULL)))",
    );
    const { product } = body.entries[0];
    expect(product.images.map((image: { format: string }) => image.format)).toEqual([
      "product",
      "thumbnail",
      "cartIcon",
    ]);
    expect(product.images[0]).toMatchObject({
      imageType: "PRIMARY",
      url: product.image,
      altText: product.name,
    });
    expect(product.stock.stockLevelStatus).toBe("inStock");
    expect([body.deliveryItemsQuantity, body.pickupItemsQuantity]).toEqual([2, 0]);
  });

  test("[OR-01] a parcel's lines hold the order's lines, and the order says what is in no parcel yet", async () => {
    const list = await get("/users/current/orders");
    const orders = await Promise.all(
      list.body.orders.map(
        async ({ code }: { code: string }) => (await get(`/users/current/orders/${code}`, "FULL")).body,
      ),
    );
    const shipped = orders.find(({ consignments }) =>
      consignments.some((one: { status: string }) => one.status === "DELIVERY_COMPLETED"),
    );
    const parcel = shipped.consignments[0];
    for (const { entryNumber, orderEntry, quantity, shippedQuantity } of parcel.entries) {
      const line = shipped.entries.find(
        (entry: { entryNumber: number }) => entry.entryNumber === entryNumber,
      );
      expect(orderEntry).toEqual(line);
      expect(orderEntry.product.images).toBeInstanceOf(Array);
      expect(shippedQuantity).toBe(quantity);
    }
    for (const { entries, consignments, unconsignedEntries } of orders) {
      const count = (lines: { quantity: number }[]) => lines.reduce((sum, line) => sum + line.quantity, 0);
      const packed = consignments.flatMap((one: { entries: { quantity: number }[] }) => one.entries);
      expect(count(packed) + count(unconsignedEntries)).toBe(count(entries));
    }
  });
});

describe("cost centres", () => {
  test("[CK-02] fields are read against one cost centre; its unit has addresses to deliver to", async () => {
    const { status, body } = await get("/costcenters", "DEFAULT,unit(BASIC,addresses(DEFAULT))");
    expect(status).toBe(200);
    for (const { code, name, unit, currency } of body.costCenters) {
      expect([code, name, currency.isocode].every(Boolean)).toBe(true);
      expect(unit).toMatchObject({ uid: expect.stringMatching(/\S/), name: expect.stringMatching(/\S/) });
      expect(unit.addresses.length).toBeGreaterThan(0);
    }
    expect((await get("/costcenters", "costCenters(code)")).body.costCenters[0]).toEqual({
      code: body.costCenters[0].code,
    });
  });

  test("[CK-02] every address that is offered can be set", async () => {
    const cart = await fillCart(api, buyer, { [polo]: 1 });
    const { body } = await get("/costcenters", "FULL,unit(addresses(id))");
    for (const { id } of body.costCenters.flatMap(
      (centre: { unit: { addresses: { id: string }[] } }) => centre.unit.addresses,
    )) {
      const path = `/orgUsers/current/carts/${cart}/addresses/delivery`;
      expect((await api.call("PUT", path, { as: buyer, query: { addressId: id } })).status).toBe(200);
    }
  });

  test("[CK-02] choosing one answers with the cart", async () => {
    const cart = await fillCart(api, buyer, { [polo]: 1 });
    await makeReady(api, buyer, cart);
    const [centre] = (await get("/costcenters")).body.costCenters;
    const { status, body } = await api.call("PUT", `/users/current/carts/${cart}/costcenter`, {
      as: buyer,
      query: { costCenterId: centre.code, fields: "DEFAULT,costCenter(FULL)" },
    });
    expect([status, body.code, body.costCenter.code]).toEqual([200, cart, centre.code]);
    expect(body.entries).toHaveLength(1);
  });
});

describe("products", () => {
  test("[SR-07] variant options say what tells them apart at DEFAULT", async () => {
    const { body } = await get("/products/KC-5002", "code,variantOptions(DEFAULT)");
    expect(
      body.variantOptions[0].variantOptionQualifiers.map((one: { qualifier: string }) => one.qualifier),
    ).toEqual(["size", "color"]);
  });

  test("[SR-07] asked for by its SKU a product is that variant, with its style and its siblings", async () => {
    const sku = await anySku(api, "KC-5101");
    const { body } = await get(`/products/${sku}`, "FULL");
    expect(body).toMatchObject({ code: sku, productCode: "KC-5101", baseProduct: "KC-5101" });
    const [base] = body.baseOptions;
    expect(base.selected.code).toBe(sku);
    expect(base.options.map((one: { code: string }) => one.code)).toContain(sku);
    expect(body.price.value).toBe(base.selected.priceData.value);
    const style = await get("/products/KC-5101", "FULL");
    expect(style.body).toMatchObject({ code: "KC-5101", variantType: body.variantType });
    expect(style.body).not.toHaveProperty("baseProduct");
    expect(style.body).not.toHaveProperty("baseOptions");
  });
});

describe("context", () => {
  test("[API-1] a person has a currency, a language, a title's code and an address", async () => {
    const { body } = await get("/orgUsers/current", "FULL", "wearer@kestrel.example");
    expect(body.currency.isocode).toBe(body.orgUnit.currency.isocode);
    expect(body.language.isocode).toBe("en");
    expect(body.defaultAddress).toMatchObject({
      formattedAddress: expect.stringMatching(/\S/),
      country: { isocode: "AU" },
    });
    expect((await get("/orgUsers/current", "currency")).body).toEqual({ currency: { isocode: "AUD" } });
    expect((await get("/orgUsers/current")).body).not.toHaveProperty("defaultAddress");
  });

  test("[API-1] a language has its own name", async () => {
    expect((await get("/languages")).body.languages[0]).toMatchObject({
      isocode: "en",
      nativeName: "English",
    });
  });
});
