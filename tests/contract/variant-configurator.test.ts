import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { configurationModels, configurations } from "../../commerce/modules/configurators/tables";
import { packParcel, reportParcel } from "../../commerce/modules/orders/warehouse/packing";
import { apiOfFile } from "../support/api";
import { cartCalls } from "../support/cart-calls";
import { expectRefusal } from "../support/expect";
import { emptyCarts, makeReady, place, skuOf } from "../support/shopping";

const api = await apiOfFile();
const buyer = "buyer@harrowstreet.example";
const other = "admin@harrowstreet.example";
const { open, read } = cartCalls(api, buyer);
const polo = await skuOf(api, "KC-5002", 60);
const jacket = await skuOf(api, "KC-5201", 20);
const cents = (price: { value: number }) => Math.round(price.value * 100);

const start = (sku = polo, query: Record<string, string> = {}, as = buyer) =>
  api.call("GET", `/products/${sku}/configurators/ccpconfigurator`, { as, query });
const choose = (id: string, values: Record<string, string | string[]>, as = buyer, groupId?: string) =>
  api.call("PATCH", `/ccpconfigurator/${id}`, {
    as,
    query: { groupId },
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
const FINE = { LOGO: "ONE", METHOD: "EMBROIDERY", PLACEMENT: ["LEFT"], THREAD: "WHITE" };
/** A configuration with these choices. */
async function configured(values: Record<string, string | string[]> = FINE, sku = polo) {
  const { body } = await start(sku, { forceReset: "true" });
  const { body: chosen } = await choose(body.configId, values);
  return chosen as { configId: string; totalNumberOfIssues: number; consistent: boolean; complete: boolean };
}
const add = (configId: string, code = polo, quantity = 1, as = buyer) =>
  api.call("POST", "/users/current/carts/current/entries/ccpconfigurator", {
    as,
    body: { product: { code }, quantity, configId },
  });
const entryPath = (number: number) => `/users/current/carts/current/entries/${number}/ccpconfigurator`;
const attributeOf = (body: { groups: { attributes: { key: string }[] }[] }, key: string) =>
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read what it has
  body.groups.flatMap(({ attributes }) => attributes).find((one) => one.key === key) as any;

beforeEach(async () => {
  await emptyCarts(api);
  await api.db.delete(configurations);
});

describe("a configuration", () => {
  test("[CF-01] begins with the model's groups, and is the person's one for that product", async () => {
    const { status, body } = await start();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      rootProduct: polo,
      complete: false,
      consistent: true,
      totalNumberOfIssues: 1,
      interacted: false,
      kbKey: { kbName: "DECORATION", kbVersion: "1" },
      pricingEnabled: true,
    });
    expect(body.groups.map(({ id }: { id: string }) => id)).toEqual(["LOGO", "PLACEMENT", "THREAD", "NAME"]);
    expect(attributeOf(body, "LOGO")).toMatchObject({
      type: "RADIO_BUTTON",
      required: true,
      visible: true,
      message: "Select a value.",
    });
    expect(attributeOf(body, "METHOD").visible).toBe(false);
    expect((await start()).body.configId).toBe(body.configId);
    expect(await api.db.$count(configurations)).toBe(1);
    const product = await api.call("GET", `/products/${polo}`, { as: buyer });
    expect(product.body).toMatchObject({ configurable: true, configuratorType: "CPQCONFIGURATOR" });
  });

  test("[CF-01] values are chosen group by group; what is hidden counts for nothing", async () => {
    const { body } = await start();
    const one = await choose(body.configId, { LOGO: "ONE" }, buyer, "LOGO");
    expect(one.body).toMatchObject({ interacted: true, totalNumberOfIssues: 2 });
    expect(attributeOf(one.body, "METHOD")).toMatchObject({ visible: true, message: "Select a value." });
    // Only the group that was asked for has its attributes.
    expect(attributeOf(one.body, "PLACEMENT")).toBeUndefined();
    const all = await choose(body.configId, {
      METHOD: "EMBROIDERY",
      PLACEMENT: ["LEFT"],
      THREAD: "PMS 286 C",
    });
    expect(all.body).toMatchObject({ complete: true, consistent: true, totalNumberOfIssues: 0 });
    expect(attributeOf(all.body, "THREAD")).toMatchObject({
      value: "PMS 286 C",
      formattedValue: "PMS 286 C",
    });
    const { body: prices } = await api.call("GET", `/ccpconfigurator/${body.configId}/pricing`, {
      as: buyer,
    });
    expect(cents(prices.priceSummary.selectedOptions)).toBe(450 + 250 + 600);
    expect(cents(prices.priceSummary.currentTotal)).toBe(
      cents(prices.priceSummary.basePrice) + 450 + 250 + 600,
    );
    const none = await choose(body.configId, { LOGO: "NONE" });
    expect(none.body.totalNumberOfIssues).toBe(0);
    const after = await api.call("GET", `/ccpconfigurator/${body.configId}/pricing`, { as: buyer });
    expect(cents(after.body.priceSummary.selectedOptions)).toBe(0);
  });

  test("[CF-01] published clients send the name back as the key: it is one, and what people read stands beside it", async () => {
    const { body } = await start();
    const attributes = (one: {
      groups: { attributes: Record<"key" | "name" | "langDepName", string>[] }[];
    }) => one.groups.flatMap((group) => group.attributes);
    for (const { key, name } of attributes(body)) expect(name).toBe(key);
    expect(attributeOf(body, "METHOD").langDepName).toBe("Method");
    const groups = [{ id: "LOGO", attributes: [{ key: attributeOf(body, "LOGO").name, value: "ONE" }] }];
    const sent = await api.call("PATCH", `/ccpconfigurator/${body.configId}`, {
      as: buyer,
      body: { groups },
    });
    expect([sent.status, attributeOf(sent.body, "LOGO").value]).toEqual([200, "ONE"]);
  });

  test("[CF-01] rules make conflicts, with what they are about and how they are resolved", async () => {
    const { configId, ...bad } = await configured({ ...FINE, PLACEMENT: ["LEFT", "BACK"], WIDTH: "30" });
    expect(bad).toMatchObject({ consistent: false, complete: true, totalNumberOfIssues: 1 });
    const { body } = await api.call("GET", `/ccpconfigurator/${configId}`, { as: buyer });
    expect(body.groups[0]).toMatchObject({
      groupType: "CONFLICT_HEADER",
      subGroups: [
        {
          id: "BACK-EMBROIDERY",
          name: "A logo on the back cannot be embroidered.",
          description: "Change Method or Where the logo goes.",
          groupType: "CONFLICT",
        },
      ],
    });
    expect(attributeOf(body, "METHOD").conflicts).toEqual(["A logo on the back cannot be embroidered."]);
    const mended = await choose(configId, { METHOD: "TRANSFER" });
    expect(mended.body).toMatchObject({ consistent: true, totalNumberOfIssues: 0 });
    // A need: the web address goes on the back.
    const needs = await choose(configId, { LOGO: "WEB", PLACEMENT: ["LEFT"] });
    expect(needs.body.groups[0].subGroups[0].name).toMatch(/needs a back print/);
  });

  test("[CF-01] a back print is not possible on the jacket with reflective band", async () => {
    const values = { LOGO: "ONE", METHOD: "TRANSFER", PLACEMENT: ["BACK"], WIDTH: "30" };
    expect(await configured(values, jacket)).toMatchObject({ consistent: false, totalNumberOfIssues: 1 });
    expect(await configured(values, polo)).toMatchObject({ consistent: true, totalNumberOfIssues: 0 });
  });

  test("[CF-01] what cannot be is refused by its attribute, and nothing is kept", async () => {
    const { body } = await start();
    const cases: [Record<string, string | string[]>, string][] = [
      [{ NOPE: "1" }, "There is no such attribute."],
      [{ LOGO: "GOLD" }, "This value is not offered."],
      [{ LOGO: ["ONE", "FULL"] }, "Select one value."],
      [{ WIDTH: "wide" }, "Enter the number in the pattern ###.#."],
      [{ WIDTH: "40" }, "Enter a value within the indicated boundaries: from 10 to 35."],
      [{ NAME: "x".repeat(21) }, "Enter at most 20 characters. You entered 21."],
      [{ NAME: "<b>" }, "Use only letters, digits, spaces and . , ' & ( ) / -"],
    ];
    for (const [values, message] of cases) {
      const answer = await choose(body.configId, { ...values, METHOD: "TRANSFER" });
      expectRefusal(answer, 400, "ValidationError", { message, subject: Object.keys(values)[0] });
    }
    expect((await start()).body.interacted).toBe(false);
  });

  test("[CF-01] versions are begun with, as far as they go together on the garment", async () => {
    const { body } = await start();
    const versions = await api.call("GET", `/ccpconfigurator/${body.configId}/variants`, { as: buyer });
    expect(versions.body.variants.map(({ code }: { code: string }) => code)).toEqual(["CHEST", "EVENT"]);
    const begun = await start(polo, { configIdTemplate: "CHEST" });
    expect(begun.body).toMatchObject({ totalNumberOfIssues: 0, interacted: true });
    expectRefusal(await start(polo, { configIdTemplate: "NOPE" }), 404, "NotFoundError");
    const ofJacket = (await start(jacket)).body.configId as string;
    const fewer = await api.call("GET", `/ccpconfigurator/${ofJacket}/variants`, { as: buyer });
    expect(fewer.body.variants.map(({ code }: { code: string }) => code)).toEqual(["CHEST"]);
  });

  test("[CF-01] a version replaces what a line has, once it is put back", async () => {
    await open();
    const { configId } = await configured({ ...FINE, NAME: "Ngāti", NAME_AT: "SLEEVE" });
    await add(configId);
    // Another one of the same product is unfinished.
    const left = await start();
    const entry = entryPath(0);
    const shown = async () => (await api.call("GET", `${entry}/configurationOverview`, { as: buyer })).body;
    const before = await shown();
    const opened = (configIdTemplate: string) =>
      api.call("GET", entry, { as: buyer, query: { configIdTemplate } });
    expectRefusal(await opened("NOPE"), 404, "NotFoundError");
    const version = (await opened("CHEST")).body;
    expect(version).toMatchObject({ totalNumberOfIssues: 0, interacted: true, rootProduct: polo });
    expect(await shown()).toEqual(before);
    await api.call("PUT", entry, { as: buyer, body: { configId: version.configId } });
    const after = await shown();
    expect(JSON.stringify(before.groups)).toContain("Ngāti");
    expect(JSON.stringify(after.groups)).not.toContain("Ngāti");
    expect((await start()).body).toEqual(left.body);
  });

  test("[CF-01] the overview is filtered by group, price and what the person chose", async () => {
    const { configId } = await configured({ ...FINE, NAME: "Ngāti", NAME_AT: "SLEEVE" });
    const path = `/ccpconfigurator/${configId}/configurationOverview`;
    const { body } = await api.call("GET", path, { as: buyer });
    expect(body).toMatchObject({
      productCode: polo,
      numberOfConflicts: 0,
      numberOfIncompleteCharacteristics: 0,
    });
    expect(body.groups.map(({ id }: { id: string }) => id)).toEqual(["LOGO", "PLACEMENT", "THREAD", "NAME"]);
    const filtered = async (appliedCsticFilter: object[], groupFilterList: object[] = []) =>
      (
        await api.call("PATCH", path, { as: buyer, body: { appliedCsticFilter, groupFilterList } })
      ).body.groups.map(({ id }: { id: string }) => id);
    expect(await filtered([{ key: "PRICE_RELEVANT", selected: true }])).toEqual(["LOGO", "NAME"]);
    expect(await filtered([{ key: "USER_INPUT", selected: true }])).toHaveLength(4);
    expect(await filtered([], [{ key: "THREAD", selected: true }])).toEqual(["THREAD"]);
  });

  test("[CF-01] nobody else's, no base product, and nothing without a token", async () => {
    const { body } = await start();
    for (const path of ["", "/pricing", "/configurationOverview", "/variants"]) {
      const asked = `/ccpconfigurator/${body.configId}${path}`;
      expectRefusal(await api.call("GET", asked, { as: other }), 404, "NotFoundError");
      expect((await api.call("GET", asked)).status).toBe(404);
    }
    expectRefusal(await choose(body.configId, FINE, other), 404, "NotFoundError");
    await open(other);
    expectRefusal(await add(body.configId, polo, 1, other), 404, "NotFoundError");
    expectRefusal(await start("KC-5002"), 400, "IllegalStateError", {
      message: expect.stringContaining("base product is defined as 'make-to-stock'"),
    });
    expectRefusal(await start(await skuOf(api, "KC-5001")), 400, "IllegalArgumentError");
    await open();
    expectRefusal(await add(body.configId, jacket), 404, "NotFoundError");
    expect((await start()).body.interacted).toBe(false);
  });
});

describe("configured lines", () => {
  test("[CF-01] the options are in the price, equal ones add up, others are a line of their own", async () => {
    await open();
    const one = await configured();
    const { body: added } = await add(one.configId, polo, 2);
    expect(added).toMatchObject({ statusCode: "success", quantityAdded: 2 });
    // It is finished: it cannot be put into the cart a second time.
    expectRefusal(await add(one.configId), 404, "NotFoundError");
    await add((await configured()).configId, polo, 3);
    await add((await configured({ ...FINE, THREAD: "GOLD" })).configId);
    const { body } = await read();
    expect(body.entries.map((entry: { quantity: number }) => entry.quantity)).toEqual([5, 1]);
    const [white, gold] = body.entries;
    expect(cents(gold.basePrice) - cents(white.basePrice)).toBe(150);
    expect(cents(body.subTotal)).toBe(5 * cents(white.basePrice) + cents(gold.basePrice));
    expect(white.configurationInfos).toMatchObject([
      {
        configurationLabel: "Logo",
        configurationValue: "Store logo, one colour",
        configuratorType: "CPQCONFIGURATOR",
      },
      { configurationLabel: "Method", configurationValue: "Embroidery" },
      { configurationLabel: "Where the logo goes", configurationValue: "Left chest" },
      { configurationLabel: "Thread colour", configurationValue: "White" },
    ]);
    expect(white.statusSummaryList).toEqual([{ status: "SUCCESS", numberOfIssues: 0 }]);
  });

  test("[CF-01] a line is changed in a configuration of its own, and only once that is put back", async () => {
    await open();
    await add((await configured()).configId, polo, 2);
    const { body: opened } = await api.call("GET", entryPath(0), { as: buyer });
    await choose(opened.configId, { THREAD: "BLACK" });
    expect(JSON.stringify((await read()).body.entries)).toContain("White");
    // Opened again it begins with what the line has.
    const again = await api.call("GET", entryPath(0), { as: buyer });
    expect(attributeOf(again.body, "THREAD").value).toBe("WHITE");
    await choose(again.body.configId, { THREAD: "BLACK" });
    const put = await api.call("PUT", entryPath(0), { as: buyer, body: { configId: again.body.configId } });
    expect(put.body).toMatchObject({ statusCode: "success", quantity: 2 });
    expect(JSON.stringify((await read()).body.entries)).toContain("Black");
    const overview = await api.call("GET", `${entryPath(0)}/configurationOverview`, { as: buyer });
    expect(cents(overview.body.pricing.selectedOptions)).toBe(700);
  });

  test("[CF-01] issues and conflicts block checkout until they are resolved", async () => {
    await open();
    const bad = await configured({ ...FINE, PLACEMENT: ["BACK"] });
    // The width is missing, and the back is not embroidered.
    expect(bad.totalNumberOfIssues).toBe(2);
    const { body } = await add(bad.configId);
    expect(body.entry.statusSummaryList).toEqual([{ status: "ERROR", numberOfIssues: 2 }]);
    const cart = (await read()).body.code as string;
    await makeReady(api, buyer, cart);
    const refused = await place(api, buyer, cart);
    expectRefusal(refused, 400, "CartError", {
      reason: "reviewConfiguration",
      message: "2 issue(s) or conflict(s) must be resolved before checkout",
    });
    const { body: opened } = await api.call("GET", entryPath(0), { as: buyer });
    await choose(opened.configId, { PLACEMENT: ["LEFT"] });
    await api.call("PUT", entryPath(0), { as: buyer, body: { configId: opened.configId } });
    expect((await place(api, buyer, cart)).status).toBe(201);
  });

  test("[CF-01] an order keeps what was chosen and what it cost, whatever becomes of the model", async () => {
    await open();
    await add((await configured()).configId, polo, 2);
    const cart = (await read()).body.code as string;
    await makeReady(api, buyer, cart);
    const { body: order } = await place(api, buyer, cart);
    const its = eq(configurationModels.code, "DECORATION");
    const [model] = await api.db.select().from(configurationModels).where(its);
    const later = JSON.parse(JSON.stringify(model!.definition).replace('"AUD":450', '"AUD":500'));
    await api.db.update(configurationModels).set({ version: 2, definition: later }).where(its);
    const path = `/users/current/orders/${order.code}/entries/0/ccpconfigurator/configurationOverview`;
    const { body } = await api.call("GET", path, { as: buyer });
    expect(cents(body.pricing.selectedOptions)).toBe(700);
    expect(cents(body.pricing.currentTotal)).toBe(cents(order.entries[0].basePrice));
    expectRefusal(await api.call("GET", path, { as: other }), 404, "NotFoundError");
    // Ordered again, it costs what it costs today.
    await emptyCarts(api);
    const query = { orderCode: order.code };
    const again = await api.call("POST", "/orgUsers/current/cartFromOrder", { as: buyer, query });
    expect(again.body.cartModifications).toMatchObject([{ statusCode: "success", quantityAdded: 2 }]);
    const [entry] = (await read()).body.entries;
    expect(cents(entry.basePrice)).toBe(cents(order.entries[0].basePrice) + 50);
    // And not at all once a value that was chosen is gone.
    const without = JSON.parse(JSON.stringify(model!.definition).replace('"key":"WHITE"', '"key":"IVORY"'));
    await api.db.update(configurationModels).set({ version: 3, definition: without }).where(its);
    await emptyCarts(api);
    const gone = await api.call("POST", "/orgUsers/current/cartFromOrder", { as: buyer, query });
    expect(gone.body.cartModifications).toMatchObject([{ statusCode: "unknownError", quantityAdded: 0 }]);
    await api.db.update(configurationModels).set({ version: 1, definition: model!.definition }).where(its);
  });

  test("[CF-01] [OR-03] goods that were configured go back only if they are faulty, and are made again with the same choices", async () => {
    await open();
    await add((await configured()).configId, polo, 2);
    const cart = (await read()).body.code as string;
    await makeReady(api, buyer, cart);
    const { code } = (await place(api, buyer, cart)).body;
    const parcel = { orderCode: code, lines: [{ entryNumber: 0, quantity: 2 }] };
    const packed = await packParcel(api.db, parcel, api.now());
    for (const to of ["READY", "SHIPPED", "DELIVERY_COMPLETED"] as const)
      await reportParcel(api.db, { orderCode: code, code: packed }, to, api.now());
    const path = `/orders/${code}/returnExchange`;
    const [entry] = (await api.call("GET", path, { as: buyer })).body.entries;
    expect(entry.selectedValueAdd).toContainEqual(expect.stringMatching(/: White$/));
    expect(
      entry.actions.map(({ kind, allowed, reason }: Record<string, unknown>) => [kind, allowed, reason]),
    ).toEqual([
      ["size", false, "personal"],
      ["unwanted", false, "personal"],
      ["fault", true, undefined],
    ]);
    const ask = (type: string, reason: string) =>
      api.call("POST", path, {
        as: buyer,
        body: { entries: [{ orderEntryNumber: 0, quantity: 1, type, reason }] },
      });
    expectRefusal(await ask("RETURN", "NOT_NEEDED"), 400, "ReturnRuleError", { reason: "personal" });
    const { status, body } = await ask("EXCHANGE", "WRONG_TEXT");
    expect(status, JSON.stringify(body)).toBe(201);
    const [{ code: number }] = body.returnRequests;
    const { body: shown } = await api.call("GET", `/users/current/orderReturns/${number}`, { as: buyer });
    expect(shown.returnEntries[0]).toMatchObject({
      selectedValueAdd: entry.selectedValueAdd,
      replacement: { code: polo },
    });
    expect((await api.call("GET", path, { as: buyer })).body.entries[0].quantity).toBe(1);
  });
});
