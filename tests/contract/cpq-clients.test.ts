import { beforeEach, describe, expect, test } from "vitest";
import { configurations } from "../../commerce/modules/configurators/tables";
import { apiOfFile } from "../support/api";
import { cartCalls } from "../support/cart-calls";
import { expectRefusal } from "../support/expect";
import { emptyCarts, skuOf } from "../support/shopping";

const api = await apiOfFile();
const buyer = "buyer@harrowstreet.example";
const other = "admin@harrowstreet.example";
const { open, read } = cartCalls(api, buyer);
const set = await skuOf(api, "KC-5202", 20);
const polo = await skuOf(api, "KC-5002", 60);

const start = async (sku = set) =>
  (await api.call("GET", `/products/${sku}/configurators/cpqconfigurator`, { as: buyer })).body;
const configuration_ = (id: string) => `/cpqconfigurator/${id}/configuration`;
const change = (id: string, attribute: number, body: unknown, as = buyer, query = {}) =>
  api.call("PATCH", `/cpqconfigurator/${id}/attributes/${attribute}`, { as, body, query });
interface Attribute {
  stdAttrCode: number;
  name: string;
  values: { paV_ID: number; valueCode: string; selected: boolean }[];
}
const numberOf = ({ attributes }: { attributes: Attribute[] }, name: string) =>
  attributes.find((one) => one.name === name)!.stdAttrCode;
const chosenIn = (attributes: Attribute[]) =>
  attributes.flatMap(({ name, values }) =>
    values.filter(({ selected }) => selected).map(({ valueCode }) => `${name} ${valueCode}`),
  );

beforeEach(async () => {
  await emptyCarts(api);
  await api.db.delete(configurations);
});

describe("quote-based configurators for published clients", () => {
  test("[CF-03] a product is opened with tabs, attributes and values by number", async () => {
    const body = await start();
    expect(body).toMatchObject({
      ...{ productSystemId: set, completed: false, numberOfConflicts: 0, currencyISOCode: "AUD" },
      tabs: [
        { id: 1, name: "ARTWORK", displayName: "Artwork", isIncomplete: true, isSelected: true },
        { id: 2, name: "PLACEMENT", isSelected: false },
        { id: 3, name: "PACKING", isIncomplete: false },
      ],
    });
    expect(body.attributes[0]).toMatchObject({
      ...{ stdAttrCode: 1, pA_ID: 1, name: "ARTWORK", label: "Artwork", displayAs: 1, dataType: "N/A" },
      ...{ required: true, incomplete: true, isEnabled: true, isLineItem: false },
    });
    const [none, logo] = body.attributes[0].values;
    expect(none).toEqual({
      ...{ paV_ID: 1, valueCode: "NONE", valueDisplay: "No print", selected: false, price: "0.00" },
    });
    // The desk sets its price.
    expect(logo).not.toHaveProperty("price");
    const again = await start();
    expect(again.configurationId).toBe(body.configurationId);
  });

  test("[CF-03] one attribute is chosen, changed and taken back, and each answer is the whole", async () => {
    const { configurationId: id } = await start();
    const chosen = (await change(id, 1, { attributeValueIds: "2," })).body;
    expect(chosenIn(chosen.attributes)).toEqual(["ARTWORK LOGO"]);
    const second = (await api.call("GET", configuration_(id), { as: buyer, query: { tabId: "2" } })).body;
    const placement = numberOf(second, "PLACEMENT");
    const both = await change(id, placement, { attributeValueIds: "1,2" }, buyer, { tabId: "2" });
    expect(chosenIn(both.body.attributes)).toEqual(["PLACEMENT CHEST", "PLACEMENT BACK"]);
    expect(both.body.responder).toEqual({
      baseProductPrice: expect.stringMatching(/^\$\d+\.\d\d$/),
      totalPrice: expect.stringMatching(/^\$\d+\.\d\d$/),
    });
    expect(both.body.responder.totalPrice).not.toBe(both.body.responder.baseProductPrice);
    const overview = await api.call("GET", `/cpqconfigurator/${id}/configurationOverview`, { as: buyer });
    const told = overview.body.tabs.map(({ attributes }: { attributes: Attribute[] }) =>
      chosenIn(attributes),
    );
    expect(told).toEqual([["ARTWORK LOGO"], ["PLACEMENT CHEST", "PLACEMENT BACK"], ["PACKING BULK"]]);
    const back = await change(id, placement, { attributeValueIds: "0" }, buyer, { tabId: "2" });
    expect(chosenIn(back.body.attributes)).toEqual([]);
  });

  test("[CF-03] numbers that do not exist, quantities and what is another's are refused", async () => {
    const { configurationId: id } = await start();
    expectRefusal(await change(id, 99, { attributeValueIds: "1" }), 404, "NotFoundError");
    expectRefusal(await change(id, 1, { attributeValueIds: "9" }), 400, "ValidationError");
    expectRefusal(await change(id, 1, { attributeValueIds: "one" }), 400, "ValidationError");
    expectRefusal(await change(id, 1, { attributeValueIds: "1", quantity: 2 }), 400, "ValidationError");
    const value = (quantity: number) =>
      api.call("PATCH", `/cpqconfigurator/${id}/attributes/1/values/1`, { as: buyer, body: { quantity } });
    expect((await value(1)).status).toBe(200);
    expectRefusal(await value(2), 400, "ValidationError");
    expectRefusal(await change(id, 1, { attributeValueIds: "1" }, other), 404, "NotFoundError");
    expectRefusal(await api.call("GET", configuration_(id), { as: other }), 404, "NotFoundError");
    expectRefusal(
      await api.call("GET", "/products/KC-5101/configurators/cpqconfigurator", { as: buyer }),
      400,
      "IllegalStateError",
    );
  });

  test("[CF-03] goes into the cart, is opened from its line, and is put back changed", async () => {
    const { configurationId: id } = await start(polo);
    const first = (await api.call("GET", configuration_(id), { as: buyer })).body;
    await change(id, numberOf(first, "LOGO"), { attributeValueIds: "1" });
    await open();
    const added = await api.call("POST", "/users/current/carts/current/entries/cpqconfigurator", {
      as: buyer,
      body: { product: { code: polo }, quantity: 3, configId: id },
    });
    expect(added.body).toMatchObject({ statusCode: "success", quantityAdded: 3 });
    const entry_ = "/users/current/carts/current/entries/0/cpqconfigurator";
    const { configId } = (await api.call("GET", entry_, { as: buyer })).body;
    const opened = (await api.call("GET", `${entry_}/configuration`, { as: buyer })).body;
    expect([opened.configurationId, chosenIn(opened.attributes)]).toEqual([configId, ["LOGO NONE"]]);
    await change(configId, numberOf(opened, "LOGO"), { attributeValueIds: "2" });
    const put = await api.call("PUT", entry_, { as: buyer, body: { configId } });
    expect(put.status).toBe(200);
    const { body } = await read();
    expect(body.entries[0].configurationInfos[0].configurationValue).toBe("Store logo, one colour");
    expectRefusal(await api.call("GET", entry_, { as: other }), 400, "CartError");
  });
});
