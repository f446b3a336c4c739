import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { sweepConfigurations } from "../../commerce/modules/configurators";
import { configurationModels, configurations } from "../../commerce/modules/configurators/tables";
import { quotes } from "../../commerce/modules/quotes/tables";
import { apiOfFile } from "../support/api";
import { cartCalls } from "../support/cart-calls";
import { expectRefusal } from "../support/expect";
import { emptyCarts, makeReady, place, setStock, skuOf } from "../support/shopping";

const BUYER = "buyer@harrowstreet.example";
const OTHER = "admin@harrowstreet.example";
const AGENT = "agent@kitroom.example";
const DESK = { as: AGENT, site: "wholesale" };
const BASE = "/users/current/quotes";
const api = await apiOfFile();
const { open, read } = cartCalls(api, BUYER);
const rain = await skuOf(api, "KC-5202");
const polo = await skuOf(api, "KC-5002", 60);
const bar = await skuOf(api, "KC-5001");
const cents = (price: { value: number }) => Math.round(price.value * 100);

const PRINTED = { ARTWORK: "LOGO", PLACEMENT: ["BACK"], PACKING: "STORE" };
type Values = Record<string, string | string[]>;

const choose = (id: string, values: Values) =>
  api.call("PATCH", `/ccpconfigurator/${id}`, {
    as: BUYER,
    body: {
      groups: [
        {
          id: "ANY",
          attributes: Object.entries(values).map(([key, value]) =>
            Array.isArray(value)
              ? { key, domainValues: value.map((one) => ({ key: one, selected: true })) }
              : { key, value },
          ),
        },
      ],
    },
  });

/** A configuration of the buyer with these choices. */
async function configured(values: Values = PRINTED, sku = rain): Promise<string> {
  const path = `/products/${sku}/configurators/ccpconfigurator`;
  const { body } = await api.call("GET", path, { as: BUYER, query: { forceReset: "true" } });
  await choose(body.configId, values);
  return body.configId;
}

const ask = (body: object, as = BUYER) => api.call("POST", BASE, { as, body });
const show = (code: string) => api.call("GET", `${BASE}/${code}`, { as: BUYER });
const act = (code: string, action: string) =>
  api.call("POST", `${BASE}/${code}/action`, { as: BUYER, body: { action } });
const deskActs = (code: string, action: string) =>
  api.call("POST", `/quotes/${code}/action`, { ...DESK, body: { action } });
const price = (code: string, amount: number) =>
  api.call("PATCH", `/quotes/${code}`, { ...DESK, body: { entries: [{ entryNumber: 0, price: amount }] } });
const lineOf = (code: string) => `${BASE}/${code}/entries/0`;

beforeEach(async () => {
  await emptyCarts(api);
  await api.db.delete(configurations);
  await api.db.delete(quotes);
  for (const sku of [rain, polo, bar]) await setStock(api, sku, 500);
});

test("[CF-03] a product of a quote-based model says so, and which of its options have no price", async () => {
  const product = await api.call("GET", `/products/${rain}`, { as: BUYER });
  expect(product.body).toMatchObject({ configurable: true, configuratorType: "CLOUDCPQCONFIGURATOR" });
  const id = await configured();
  const { body } = await api.call("GET", `/ccpconfigurator/${id}`, { as: BUYER });
  expect(body).toMatchObject({ complete: true, consistent: true, totalNumberOfIssues: 0 });
  const values = body.groups.flatMap((group: { attributes: { domainValues: object[] }[] }) =>
    group.attributes.flatMap(({ domainValues }) => domainValues),
  );
  expect(
    values
      .filter((one: { priceOnRequest?: true }) => one.priceOnRequest)
      .map(({ key }: { key: string }) => key),
  ).toEqual(["LOGO", "DESIGN", "LEG", "PERSON"]);
  const prices = await api.call("GET", `/ccpconfigurator/${id}/pricing`, { as: BUYER });
  expect(prices.body.priceSummary).toMatchObject({ selectedOptions: { value: 5.1 }, priceOnRequest: true });
  const overview = await api.call("GET", `/ccpconfigurator/${id}/configurationOverview`, { as: BUYER });
  expect(overview.body.groups[0].characteristicValues).toEqual([
    { characteristic: "Artwork", value: "Your logo, up to three colours", priceOnRequest: true },
  ]);
  expect(overview.body.groups[1].characteristicValues[0].price.value).toBe(4.5);
});

test("[CF-01] what nobody has finished is kept for thirty days", async () => {
  await configured();
  const { updatedAt } = (await api.db.select().from(configurations))[0]!;
  const after = (days: number) => new Date(updatedAt.getTime() + days * 86_400_000);
  await sweepConfigurations(api.db, after(30));
  expect(await api.db.$count(configurations)).toBe(1);
  await sweepConfigurations(api.db, after(31));
  expect(await api.db.$count(configurations)).toBe(0);
});

test("[CF-03] a model says at once what it is when its type is changed", async () => {
  const type = async () =>
    (await api.call("GET", `/products/${rain}`, { as: BUYER })).body.configuratorType as string;
  const its = eq(configurationModels.code, "PRINT");
  expect(await type()).toBe("CLOUDCPQCONFIGURATOR");
  await api.db.update(configurationModels).set({ type: "CPQCONFIGURATOR" }).where(its);
  await expect.poll(type).toBe("CPQCONFIGURATOR");
  await api.db.update(configurationModels).set({ type: "CLOUDCPQCONFIGURATOR" }).where(its);
  await expect.poll(type).toBe("CLOUDCPQCONFIGURATOR");
});

test("[CF-03] what the desk has to price blocks checkout, and is ordered by its quote at the price of the desk", async () => {
  const cart = await open();
  const added = await api.call("POST", "/users/current/carts/current/entries/ccpconfigurator", {
    as: BUYER,
    body: { product: { code: rain }, quantity: 30, configId: await configured() },
  });
  expect(added.body.entry.statusSummaryList).toEqual([{ status: "ERROR", numberOfIssues: 1 }]);
  expect(added.body.entry.configurationInfos[0]).toMatchObject({
    configuratorType: "CLOUDCPQCONFIGURATOR",
    configurationValue: "Your logo, up to three colours (price on request)",
    status: "ERROR",
  });
  await makeReady(api, BUYER, cart);
  expectRefusal(await place(api, BUYER, cart), 400, "CartError", {
    message: "1 issue(s) or conflict(s) must be resolved before checkout",
  });

  const { body: quote } = await ask({ cartId: cart });
  const list = cents(quote.entries[0].listPrice);
  await act(quote.code, "SUBMIT");
  // The list price lacks what is on request, so nothing is offered by default, and no discount is taken off it.
  const early = await deskActs(quote.code, "EDIT");
  expect(early.body.state).toBe("SELLER_DRAFT");
  expect(early.body.entries[0].configurationInfos[0].configurationValue).toContain("price on request");
  await api.call("POST", `/quotes/${quote.code}/discounts`, {
    ...DESK,
    body: { discountRate: 10, discountType: "PERCENT" },
  });
  expectRefusal(await deskActs(quote.code, "SUBMIT"), 400, "IllegalArgumentError", {
    message: `Enter a price for ${rain}: what was chosen for it has no list price.`,
  });
  await price(quote.code, list / 100 + 7.35);
  const offer = await deskActs(quote.code, "SUBMIT");
  expect(offer.body.entries[0].configurationInfos[0].status).toBe("SUCCESS");

  await act(quote.code, "CHECKOUT");
  const { body: filled } = await read();
  expect(filled.entries[0].statusSummaryList).toEqual([{ status: "SUCCESS", numberOfIssues: 0 }]);
  await makeReady(api, BUYER, filled.code);
  const placed = await place(api, BUYER, filled.code);
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  expect(cents(placed.body.subTotal)).toBe(30 * (list + 735));
  // What was agreed is the price of the piece: options have none of their own.
  const path = `/users/current/orders/${placed.body.code}/entries/0/ccpconfigurator/configurationOverview`;
  const { body: overview } = await api.call("GET", path, { as: BUYER });
  expect(Object.keys(overview.pricing)).toEqual(["currentTotal"]);
  expect(cents(overview.pricing.currentTotal)).toBe(list + 735);
  expect(JSON.stringify(overview.groups)).not.toContain("price");

  // Ordered again, it waits for a price again.
  await emptyCarts(api);
  await api.call("POST", "/orgUsers/current/cartFromOrder", {
    as: BUYER,
    query: { orderCode: placed.body.code },
  });
  const again = (await read()).body.entries[0];
  expect(again.statusSummaryList).toEqual([{ status: "ERROR", numberOfIssues: 1 }]);
});

test("[CF-03] a quote begins with a configuration, which is finished then and changed in its draft", async () => {
  const configId = await configured();
  expectRefusal(await ask({ configId }, OTHER), 404, "NotFoundError");
  expectRefusal(await ask({ configId, cartId: "current" }), 400, "ValidationError");
  const { status, body: quote } = await ask({ configId, quantity: 40 });
  expect(status).toBe(201);
  expect(quote.entries).toMatchObject([{ quantity: 40, product: { code: rain } }]);
  expectRefusal(await ask({ configId }), 404, "NotFoundError");

  const opened = await api.call("GET", `${lineOf(quote.code)}/ccpconfigurator`, { as: BUYER });
  await choose(opened.body.configId, { PACKING: "BULK" });
  const put = await api.call("PUT", `${lineOf(quote.code)}/ccpconfigurator`, {
    as: BUYER,
    body: { configId: opened.body.configId },
  });
  expect(put.status).toBe(200);
  expect(cents(quote.entries[0].listPrice) - cents(put.body.entries[0].listPrice)).toBe(60);
  const overview = `${lineOf(quote.code)}/ccpconfigurator/configurationOverview`;
  const { body } = await api.call("GET", overview, { as: BUYER });
  expect(JSON.stringify(body.groups)).toContain("In cartons by size");
  expect(body.pricing).toMatchObject({ selectedOptions: { value: 4.5 }, priceOnRequest: true });
  expectRefusal(await api.call("GET", overview, { as: OTHER }), 404, "NotFoundError");
  expectRefusal(await api.call("GET", overview.replace("/0/", "/7/"), { as: BUYER }), 404, "NotFoundError");

  // With the desk it is read alone, by both.
  await act(quote.code, "SUBMIT");
  const refused = await api.call("GET", `${lineOf(quote.code)}/ccpconfigurator`, { as: BUYER });
  expectRefusal(refused, 400, "IllegalArgumentError");
  const desk = await api.call("GET", overview.replace("/users/current", ""), DESK);
  expect(desk.body.groups).toEqual(body.groups);
});

test("[CF-03] an earlier offer is not for what was changed since", async () => {
  const { body: quote } = await ask({ configId: await configured(), quantity: 40 });
  await act(quote.code, "SUBMIT");
  await price(quote.code, 99);
  await deskActs(quote.code, "SUBMIT");
  await act(quote.code, "EDIT");
  const { body: opened } = await api.call("GET", `${lineOf(quote.code)}/ccpconfigurator`, { as: BUYER });
  await choose(opened.configId, { ARTWORK: "DESIGN", BRIEF: "A gull" });
  await api.call("PUT", `${lineOf(quote.code)}/ccpconfigurator`, {
    as: BUYER,
    body: { configId: opened.configId },
  });
  await act(quote.code, "SUBMIT");
  await deskActs(quote.code, "EDIT");
  expectRefusal(await deskActs(quote.code, "SUBMIT"), 400, "IllegalArgumentError");
});

test("[CF-03] what could not be ordered is not sent, and can be put right in the draft", async () => {
  const { body: quote } = await ask({ configId: await configured({ ARTWORK: "DESIGN", BRIEF: "A gull" }) });
  const refused = await act(quote.code, "SUBMIT");
  // No place is chosen, and a design needs the back.
  expectRefusal(refused, 400, "IllegalArgumentError", {
    message:
      "2 issue(s) or conflict(s) must be resolved before checkout. Edit the items that need it, then send the quote.",
  });
  const { body: opened } = await api.call("GET", `${lineOf(quote.code)}/ccpconfigurator`, { as: BUYER });
  await choose(opened.configId, { PLACEMENT: ["BACK"] });
  await api.call("PUT", `${lineOf(quote.code)}/ccpconfigurator`, {
    as: BUYER,
    body: { configId: opened.configId },
  });
  expect((await act(quote.code, "SUBMIT")).status).toBe(200);
});

test("[CF-03] texts and choices of the other configurators are quoted with their lines, and changed in a draft", async () => {
  const cart = await open();
  await api.call("POST", "/users/current/carts/current/entries/configurator/textfield", {
    as: BUYER,
    body: {
      product: { code: bar },
      quantity: 5,
      configurationInfos: [{ configurationLabel: "Name to embroider", configurationValue: "Aroha" }],
    },
  });
  const { body: quote } = await ask({ cartId: cart });
  const path = `${lineOf(quote.code)}/configurator/textfield`;
  const { body: texts } = await api.call("GET", path, { as: BUYER });
  expect(JSON.stringify(texts)).toContain("Aroha");
  const changed = texts.configurationInfos.map((info: { configurationValue: string }) => ({
    ...info,
    configurationValue: info.configurationValue && "O'Brien-Ngāti",
  }));
  const sent = await api.call("POST", path, { as: BUYER, body: { configurationInfos: changed } });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  expect(JSON.stringify((await show(quote.code)).body.entries)).toContain("O'Brien-Ngāti");
  expectRefusal(
    await api.call("POST", path, { as: OTHER, body: { configurationInfos: [] } }),
    404,
    "NotFoundError",
  );
});

test("[CF-03] a quote that has ended begins again with what can still be made", async () => {
  const { body: quote } = await ask({ configId: await configured(), quantity: 3 });
  await act(quote.code, "CANCEL");
  const again = await ask({ quoteCode: quote.code });
  expect(again.body.entries[0].configurationInfos).toEqual(quote.entries[0].configurationInfos);
  await act(again.body.code, "CANCEL");
  const its = eq(configurationModels.code, "PRINT");
  const [model] = await api.db.select().from(configurationModels).where(its);
  const without = JSON.parse(JSON.stringify(model!.definition).replaceAll('"key":"STORE"', '"key":"SHOP"'));
  await api.db.update(configurationModels).set({ definition: without }).where(its);
  expectRefusal(await ask({ quoteCode: quote.code }), 400, "ValidationError");
  await api.db.update(configurationModels).set({ definition: model!.definition }).where(its);
});
