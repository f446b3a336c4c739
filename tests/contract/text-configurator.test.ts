import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { orderEntries } from "../../commerce/modules/orders/tables";
import { styleValueAdds } from "../../commerce/modules/catalogue/tables";
import { apiOfFile, type Answer } from "../support/api";
import { cartCalls } from "../support/cart-calls";
import { expectRefusal } from "../support/expect";
import { readPdf } from "../support/pdf";
import { emptyCarts, fillCart, makeReady, place, skuOf } from "../support/shopping";

const api = await apiOfFile();
const buyer = "buyer@harrowstreet.example";
const wearer = "wearer@lanternbridge.example";
const { open, read } = cartCalls(api, buyer);
const shirt = await skuOf(api, "KC-5001", 60);
const tee = await skuOf(api, "EB-4001", 60);
const NAME = "Name to embroider";

const texts = (values: Record<string, string>) =>
  Object.entries(values).map(([configurationLabel, configurationValue]) => ({
    configurationLabel,
    configurationValue,
  }));
const add = (code: string, values: Record<string, string>, quantity = 1, as = buyer) =>
  api.call("POST", "/users/current/carts/current/entries/configurator/textfield", {
    as,
    body: { product: { code }, quantity, configurationInfos: texts(values) },
  });
const entryPath = (number: number) => `/users/current/carts/current/entries/${number}/configurator/textfield`;
const change = (number: number, values: Record<string, string>, as = buyer) =>
  api.call("POST", entryPath(number), { as, body: { configurationInfos: texts(values) } });
const cents = (price: { value: number }) => Math.round(price.value * 100);
const namesOf = ({ body }: Answer) =>
  body.entries.map((entry: { quantity: number; configurationInfos?: { configurationValue: string }[] }) => [
    entry.quantity,
    entry.configurationInfos?.[0]?.configurationValue,
  ]);

beforeEach(() => emptyCarts(api));

describe("texts of a product", () => {
  test("[CF-02] a product says that it takes texts, and which", async () => {
    const { body: product } = await api.call("GET", `/products/${shirt}`, {
      as: buyer,
      query: { fields: "code,configurable,configuratorType" },
    });
    expect(product).toMatchObject({ configurable: true, configuratorType: "TEXTFIELD" });
    const asked = await api.call("GET", `/products/${shirt}/configurator/textfield`, { as: buyer });
    expect(asked.body).toEqual({
      configurationInfos: [
        {
          configurationLabel: NAME,
          configurationValue: "",
          configuratorType: "TEXTFIELD",
          status: "SUCCESS",
        },
      ],
    });
    const plain = await api.call("GET", "/products/KC-5101", { as: buyer });
    expect(plain.body.configurable).toBe(false);
    expect(plain.body.configuratorType).toBeUndefined();
  });

  test("[CF-02] a style with sizes is a base product, which cannot be configured or added", async () => {
    const message = /base product is defined as 'make-to-stock'/;
    const start = await api.call("GET", "/products/KC-5001/configurator/textfield", { as: buyer });
    expectRefusal(start, 400, "IllegalStateError", { message });
    await open();
    expectRefusal(await add("KC-5001", { [NAME]: "Mele" }), 400, "IllegalStateError", { message });
  });

  test("[CF-02] other programs' products are unknown, and nobody reads texts without a token", async () => {
    const foreign = await api.call("GET", "/products/SV-3001/configurator/textfield", { as: buyer });
    expectRefusal(foreign, 400, "UnknownIdentifierError");
    expect((await api.call("GET", `/products/${shirt}/configurator/textfield`)).status).toBe(404);
  });
});

describe("lines with texts", () => {
  test("[CF-02] the supplement is in the price, equal texts add up and others are a line of their own", async () => {
    await open();
    const plain = await fillCart(api, buyer, { [shirt]: 1 });
    const base = cents((await read(plain)).body.entries[0].basePrice);
    await add(shirt, { [NAME]: "  Ngāti   O'Brien " }, 2);
    await add(shirt, { [NAME]: "Ngāti O'Brien" });
    const { body: added } = await add(shirt, { [NAME]: "Sam" });
    expect(added).toMatchObject({
      statusCode: "success",
      quantityAdded: 1,
      entry: {
        entryNumber: 2,
        configurationInfos: [{ configurationLabel: NAME, configurationValue: "Sam", status: "SUCCESS" }],
        statusSummaryList: [{ status: "SUCCESS", numberOfIssues: 0 }],
        selectedValueAdd: [{ name: "Embroidered name" }],
      },
    });
    const cart = await read();
    expect(namesOf(cart)).toEqual([
      [1, undefined],
      [3, "Ngāti O'Brien"],
      [1, "Sam"],
    ]);
    expect(cents(cart.body.entries[1].basePrice)).toBe(base + 350);
    expect(cents(cart.body.entries[1].totalPrice)).toBe(3 * (base + 350));
    expect(cents(cart.body.subTotal)).toBe(base + 4 * (base + 350));
    // A plain addition finds the plain line.
    await api.call("POST", "/orgUsers/current/carts/current/entries", {
      as: buyer,
      query: { code: shirt, quantity: 1 },
    });
    expect(namesOf(await read())[0]).toEqual([2, undefined]);
    // Another quantity keeps the supplement.
    await api.call("PATCH", "/users/current/carts/current/entries/1", { as: buyer, body: { quantity: 5 } });
    expect(cents((await read()).body.entries[1].basePrice)).toBe(base + 350);
    const { body: checked } = await api.call("POST", "/users/current/carts/current/validate", { as: buyer });
    expect(checked.cartModifications).toEqual([]);
  });

  test("[CF-02] texts are changed, and with those of another line both become one", async () => {
    await open();
    await add(shirt, { [NAME]: "Ana" }, 2);
    await add(shirt, { [NAME]: "Ben" }, 3);
    const { body: kept } = await api.call("GET", entryPath(1), { as: buyer });
    expect(kept.configurationInfos).toMatchObject([{ configurationValue: "Ben" }]);
    await change(1, { [NAME]: "Bea" });
    expect(namesOf(await read())).toEqual([
      [2, "Ana"],
      [3, "Bea"],
    ]);
    const { body: merged } = await change(1, { [NAME]: "Ana" });
    expect(merged).toMatchObject({ statusCode: "success", entry: { entryNumber: 0, quantity: 5 } });
    expect(namesOf(await read())).toEqual([[5, "Ana"]]);
    // Without a text it is the garment as it comes.
    await change(0, { [NAME]: " " });
    const [entry] = (await read()).body.entries;
    expect(entry).toMatchObject({ quantity: 5, selectedValueAdd: [] });
    expect(entry.configurationInfos).toBeUndefined();
  });

  test("[CF-02] a text that cannot be sewn is refused with its label, and changes nothing", async () => {
    await open();
    await add(shirt, { [NAME]: "Ana" });
    const long = await add(shirt, { [NAME]: "x".repeat(21) });
    expectRefusal(long, 400, "ValidationError", { subject: NAME });
    expect(long.body.errors[0].message).toBe("Enter at most 20 characters. You entered 21.");
    expectRefusal(await change(0, { [NAME]: "<b>" }), 400, "ValidationError", { subject: NAME });
    expectRefusal(await add(shirt, { Motto: "Onwards" }), 400, "ValidationError", { reason: "unknown" });
    const twice = await api.call("POST", "/users/current/carts/current/entries/configurator/textfield", {
      as: buyer,
      body: {
        product: { code: shirt },
        configurationInfos: [...texts({ [NAME]: "A" }), ...texts({ [NAME]: "B" })],
      },
    });
    expectRefusal(twice, 400, "ValidationError", { reason: "twice" });
    expect(namesOf(await read())).toEqual([[1, "Ana"]]);
    await add(tee, { "Words on the back": "kitchen crew" });
    expect(namesOf(await read())[1]).toEqual([1, "KITCHEN CREW"]);
  });

  test("[CF-02] nobody else's lines, and no line of a pack", async () => {
    await open();
    await add(shirt, { [NAME]: "Ana" });
    const { body: mine } = await read();
    const path = `/users/current/carts/${mine.code}/entries/0/configurator/textfield`;
    const other = "admin@harrowstreet.example";
    for (const as of [other, wearer]) {
      expectRefusal(await api.call("GET", path, { as }), 400, "CartError", { reason: "notFound" });
      const body = { configurationInfos: texts({ [NAME]: "Mine" }) };
      expectRefusal(await api.call("POST", path, { as, body }), 400, "CartError", { reason: "notFound" });
    }
    expectRefusal(await api.call("GET", entryPath(9), { as: buyer }), 400, "CartEntryError");
    expect(namesOf(await read())).toEqual([[1, "Ana"]]);
  });
});

test("[CA-02] a line that is made to texts is in no stockroom, and says so", async () => {
  const as = "approver@emberbun.example";
  await open(as);
  const stockroom = (await read("current", as)).body.enableTaken;
  const { body } = await add(tee, { "Words on the back": "kitchen crew" }, 2, as);
  expect([stockroom, body.entry?.configurationInfos?.length > 0]).toEqual([true, true]);
  const take = (quantity: number) =>
    api.call("PATCH", "/orgUsers/current/carts/current/takenEntries/0", { as, body: { quantity } });
  const refused = await take(1);
  expectRefusal(refused, 400, "ValidationError", { subject: "quantity" });
  expect(refused.body.errors[0].message).toBe(
    "This item is made to your configuration, so it is not in the stockroom.",
  );
  expect((await take(0)).status).toBe(200);
  expect((await read("current", as)).body.entries).toMatchObject([{ quantity: 2, taken: false }]);
});

describe("texts that a garment needs", () => {
  const badge = "Name to engrave";

  test("[CF-02] a name bar without its name blocks checkout in the words of the specification", async () => {
    const sku = await skuOf(api, "LB-2501", 0);
    const cart = await fillCart(api, wearer, { [sku]: 2 });
    const { body } = await read("current", wearer);
    expect(body.entries[0]).toMatchObject({
      configurationInfos: [{ configurationLabel: badge, configurationValue: "", status: "ERROR" }],
      statusSummaryList: [{ status: "ERROR", numberOfIssues: 1 }],
    });
    const text = "1 issue(s) or conflict(s) must be resolved before checkout";
    const { body: checked } = await api.call("POST", "/users/current/carts/current/validate", { as: wearer });
    expect(checked.cartModifications).toMatchObject([
      { statusCode: "reviewConfiguration", statusMessage: text, entry: { entryNumber: 0 } },
    ]);
    await makeReady(api, wearer, cart);
    const refused = await place(api, wearer, cart);
    expectRefusal(refused, 400, "CartError", { reason: "reviewConfiguration" });
    expect(refused.body.errors[0].message).toBe(text);
    await change(0, { [badge]: "Zoë", Pronouns: "she / her" }, wearer);
    expect((await place(api, wearer, cart)).status).toBe(201);
  });

  test("[CF-02] an issue is kept in the cart until it is resolved", async () => {
    const sku = await skuOf(api, "LB-2501", 0);
    await open(wearer);
    const { body } = await add(sku, { [badge]: "", Pronouns: "they" }, 1, wearer);
    expect(body.entry.statusSummaryList).toEqual([{ status: "ERROR", numberOfIssues: 1 }]);
    expect(body.entry.configurationInfos).toMatchObject([
      { configurationLabel: badge, status: "ERROR" },
      { configurationLabel: "Pronouns", configurationValue: "they", status: "SUCCESS" },
    ]);
  });
});

describe("orders with texts", () => {
  async function ordered() {
    await open();
    await add(shirt, { [NAME]: "Tamsin Ōkusi" }, 2);
    const cart = (await read()).body.code as string;
    await makeReady(api, buyer, cart);
    return (await place(api, buyer, cart)).body;
  }

  test("[CF-02] the order keeps them as they were, on its page, its paper and its own call", async () => {
    const order = await ordered();
    expect(order.entries[0]).toMatchObject({
      configurationInfos: [{ configurationLabel: NAME, configurationValue: "Tamsin Ōkusi" }],
      selectedValueAdd: [{ name: "Embroidered name", prompts: [{ userEnteredValue: "Tamsin Ōkusi" }] }],
    });
    const path = `/users/current/orders/${order.code}/entries/0/configurator/textfield`;
    const { body } = await api.call("GET", path, { as: buyer });
    expect(body.configurationInfos).toMatchObject([{ configurationValue: "Tamsin Ōkusi" }]);
    expectRefusal(await api.call("GET", path, { as: "admin@harrowstreet.example" }), 404, "NotFoundError");
    expectRefusal(await api.call("GET", path.replace("/0/", "/7/"), { as: buyer }), 404, "NotFoundError");
    const paper = await api.fetch(
      new Request(`http://api.test/occ/v2/wholesale/users/current/orders/${order.code}/pdf`, {
        headers: { Authorization: `Bearer ${await api.signIn(buyer)}` },
      }),
    );
    const { text } = await readPdf(await paper.arrayBuffer());
    expect(text).toContain("Name to embroider Tamsin Ōkusi");
    // The price of the name is one of today only.
    const [row] = await api.db.select().from(orderEntries).where(eq(orderEntries.orderCode, order.code));
    expect(row!.unitCents * 2).toBe(cents(order.subTotal));
    // What is embroidered for somebody is not returnable.
    expect(row!.valueAdds).toMatchObject([{ code: "NAME_EMB", cents: 350, nonReturnable: true }]);
  });

  test("[CF-02] ordering again makes the same at today's price", async () => {
    const order = await ordered();
    await emptyCarts(api);
    await api.db
      .update(styleValueAdds)
      .set({ cents: 400 })
      .where(eq(styleValueAdds.valueAddCode, "NAME_EMB"));
    const { body } = await api.call("POST", "/orgUsers/current/cartFromOrder", {
      as: buyer,
      query: { orderCode: order.code },
    });
    expect(body.cartModifications).toMatchObject([{ statusCode: "success", quantityAdded: 2 }]);
    const cart = await read();
    expect(namesOf(cart)).toEqual([[2, "Tamsin Ōkusi"]]);
    expect(cents(cart.body.entries[0].basePrice)).toBe(cents(order.entries[0].basePrice) + 50);
    await api.db
      .update(styleValueAdds)
      .set({ cents: 350 })
      .where(eq(styleValueAdds.valueAddCode, "NAME_EMB"));
  });

  test("[CF-02] a saved cart is restored with its texts; what is not offered any more is left out in words", async () => {
    await open();
    await add(shirt, { [NAME]: "Ana" }, 2);
    await add(tee, { "Words on the back": "CREW" });
    const { code } = (await read()).body;
    await api.call("PATCH", `/users/current/carts/${code}/savedCart`, { as: buyer, body: { name: "Crew" } });
    const offers = await api.db
      .delete(styleValueAdds)
      .where(eq(styleValueAdds.styleCode, "EB-4001"))
      .returning();
    const { body } = await api.call("PATCH", `/users/current/carts/${code}/restoresavedcart`, { as: buyer });
    expect(body.cartModifications).toMatchObject([
      { statusCode: "unknownError", statusMessage: expect.stringContaining("Configure it again") },
    ]);
    expect(namesOf(await read())).toEqual([[2, "Ana"]]);
    await api.db.insert(styleValueAdds).values(offers);
  });
});
