import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundles, packs as packTable } from "../../commerce/modules/packs/tables";
import { testApi, type TestApi } from "../support/api";
import { expectRefusal } from "../support/expect";
import { TEST_NOW } from "../support/settings";
import { anySku, choose, setStock, skuOf } from "../support/shopping";

const wearer = "wearer@kestrel.example";
const starter = "newstarter@kestrel.example";
const STARTER_PACK = "PK-KM-NS-CABIN";
const POINTS_PACK = "PK-KM-PTS-CABIN";
let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const get = (path: string, as: string, query: Record<string, string | number> = {}) =>
  api.call("GET", `/orgUsers/current/packs${path}`, { as, query });
const bundle = async (as: string, packId: string, bundleId: string) =>
  (await get(`/${packId}/bundles/${bundleId}/summary`, as)).body;
const discard = (as: string, packId: string) =>
  api.call("DELETE", `/orgUsers/current/packs/${packId}/summary`, { as });
const items = (body: { setItems: { items: { id: string }[] }[] }) => body.setItems.flatMap((s) => s.items);

describe("the list", () => {
  test("[PK-01] shows type, allocation left and until when", async () => {
    const { status, body } = await get("", wearer);
    expect(status).toBe(200);
    const pack = body.packs.find((p: { packId: string }) => p.packId === POINTS_PACK);
    expect(pack).toMatchObject({
      packType: "optional",
      allocationType: "points",
      status: "open",
      fundedBy: "Kestrel Meridian Airways",
      pricesShown: false,
      balance: {
        measure: "points",
        granted: 75,
        leftText: expect.stringMatching(/^\d+ points?$/),
        until: "31 Dec 2026",
      },
    });
    expect(pack.balance.left).toBe(pack.balance.granted - pack.balance.used - pack.balance.held);
  });

  test("[PK-01] a used allocation and a closed window say so", async () => {
    const statusOf = async (as: string, packId: string) =>
      (await get("", as)).body.packs.find((p: { packId: string }) => p.packId === packId);
    expect((await statusOf(wearer, "PK-KM-LUGGAGE")).status).toBe("used");
    expect(await statusOf("indentclosed@kestrel.example", "PK-KM-COAT-CLOSED")).toMatchObject({
      status: "closed",
      closed: { rule: "window-closed", message: expect.stringMatching(/closed on \d+ \w+ \d{4}/) },
    });
  });

  test("[PK-01] is paged; past the end it is empty with the true total", async () => {
    const all = (await get("", wearer)).body;
    const total = all.pagination.totalResults;
    const ids: string[] = [];
    for (let page = 0; page < total; page += 1) {
      ids.push((await get("", wearer, { pageSize: 1, currentPage: page })).body.packs[0].packId);
    }
    expect(ids).toEqual(all.packs.map((p: { packId: string }) => p.packId));
    const past = await get("", wearer, { currentPage: 9 });
    expect([past.status, past.body.packs, past.body.pagination.totalResults]).toEqual([200, [], total]);
    expectRefusal(await get("", wearer, { currentPage: -1 }), 400, "ValidationError");
  });

  test("[PK-01] who has none has an empty list", async () => {
    expect((await get("", "finance@kestrel.example")).body.packs).toEqual([]);
  });

  test("[PK-01] a period that has ended is not listed", async () => {
    api.setNow(new Date("2027-01-02T00:00:00Z"));
    const token = await api.signIn(wearer, true);
    const { body } = await api.call("GET", "/orgUsers/current/packs", { token });
    expect(body.packs.map((p: { packId: string }) => p.packId)).not.toContain(POINTS_PACK);
    api.setNow(TEST_NOW);
  });
});

describe("a pack", () => {
  test("[PK-02] has one bundle a step, with what it asks for", async () => {
    const { body } = await get(`/${STARTER_PACK}`, starter);
    expect(body).toMatchObject({ packType: "new starter", allocationType: "quantity", bundleCount: 4 });
    expect(
      body.bundles.map((b: Record<string, unknown>) => [b["bundleId"], b["minSelection"], b["maxSelection"]]),
    ).toEqual([
      ["SUITING", 1, 1],
      ["TOPS", 3, 4],
      ["BOTTOMS", 2, 3],
      ["ACCESSORIES", 1, 3],
    ]);
    expect(body.bundles[0]).toMatchObject({
      fundType: "FULLY_FUNDED",
      fundMessage: "Funded by Kestrel Meridian Airways",
    });
  });

  test("[PK-09] the returns note follows the pack type", async () => {
    expect((await get(`/${STARTER_PACK}`, starter)).body.returnsNote).toMatch(
      /^Products in New starter Packs cannot be returned/,
    );
    expect((await get("/PK-KM-SELF", starter)).body.returnsNote).toBe(
      "Returns are not accepted for products in this pack.",
    );
  });

  test("[PK-05] a subsidy says its ranges", async () => {
    const { body } = await get("/PK-LB-WARDROBE", "wearer@lanternbridge.example");
    expect(body.bundles[0]).toMatchObject({
      fundType: "SUBSIDISED",
      subsidyRange: [{ from: 0, to: 300, percent: 50 }],
      fundMessage: expect.stringMatching(/50 % of your spend/),
    });
  });

  test.each([
    ["of another person of the organisation", STARTER_PACK, wearer],
    ["of another organisation", "PK-LB-WARDROBE", wearer],
    ["that is not there", "nosuch", wearer],
  ])("[PK-01] a pack %s is not found, in every call", async (_, packId, as) => {
    const bundle_ = `/${packId}/bundles/SUITING`;
    for (const path of [`/${packId}`, `/${packId}/summary`, `${bundle_}/summary`, `${bundle_}/products`]) {
      expectRefusal(await get(path, as), 404, "NotFoundError", { subject: packId });
    }
    expectRefusal(
      await choose(api, as, packId, "SUITING", { setId: "JACKETS", styleCode: "KM-1201" }),
      404,
      "NotFoundError",
    );
    expectRefusal(await discard(as, packId), 404, "NotFoundError");
    expectRefusal(await api.call("POST", `/orgUsers/current/packs/${packId}/cart`, { as }), 400, "CartError");
  });

  test("[PK-02] an unknown bundle is not found", async () => {
    for (const path of ["summary", "products"]) {
      expectRefusal(await get(`/${STARTER_PACK}/bundles/nosuch/${path}`, starter), 404, "NotFoundError", {
        subject: "nosuch",
      });
    }
  });

  test("[PK-02] products come by category, without prices where the program hides them", async () => {
    const { body } = await get(`/${STARTER_PACK}/bundles/TOPS/products`, starter, {
      fields: "FULL,sets(FULL,products(FULL))",
    });
    expect(body.sets.map((s: { setId: string }) => s.setId)).toEqual(["BLOUSES", "SHIRTS"]);
    expect(body.sets[0].products[0].code).toBe("KM-1001");
    expect(JSON.stringify(body)).not.toMatch(/STDPriceData|"priceData"/);
    const dollars = await get(
      "/PK-LB-WARDROBE/bundles/YOUR-WARDROBE/products",
      "wearer@lanternbridge.example",
      {
        fields: "sets(products(DEFAULT))",
      },
    );
    expect(dollars.body.sets[0].products[0].price.value).toBeGreaterThan(0);
  });
});

describe("choosing", () => {
  test("[PK-04] an item comes back with size, colour, additions and no price", async () => {
    const { status, body } = await choose(api, starter, STARTER_PACK, "ACCESSORIES", {
      setId: "NAME-BAR",
      styleCode: "KM-1403",
    });
    expect(status).toBe(201);
    const [item] = items(body) as Record<string, unknown>[];
    expect(item).toMatchObject({
      styleCode: "KM-1403",
      colour: "Silver",
      quantity: 1,
      selectedValueAdd: [
        { prompts: [{ prompt1: expect.any(String), userEnteredValue: expect.stringMatching(/^sam$/i) }] },
      ],
    });
    expect(item).not.toHaveProperty("price");
    expect(body).toMatchObject({ chosen: 1, missing: 0, optional: 2, complete: true });
    await discard(starter, STARTER_PACK);
  });

  const item = (body: Record<string, unknown>) =>
    api.call("POST", `/orgUsers/current/packs/${STARTER_PACK}/bundles/TOPS/items`, {
      as: starter,
      body: { setId: "BLOUSES", styleCode: "KM-1001", quantity: 1, ...body },
    });

  test.each([
    ["no size", { colour: "x", size: "" }, "colour"],
    ["no colour where there are two", { size: "12" }, "colour"],
    ["a SKU of another style", { sku: "KM-1002-WHI-38" }, "sku"],
    ["no quantity at all", { sku: "x", quantity: 0 }, "quantity"],
    ["a part of a piece", { quantity: 1.5 }, "quantity"],
    ["too many pieces", { quantity: 100 }, "quantity"],
    ["words for a quantity", { quantity: "many" }, "quantity"],
    ["no style", { styleCode: undefined }, "styleCode"],
    ["a comment of 256", { additionalComments: "x".repeat(256) }, "additionalComments"],
  ])("[PK-04] %s is refused on its field", async (_, body, subject) => {
    expectRefusal(await item(body), 400, "ValidationError", { subject });
  });

  test("[PK-04] an addition the garment does not take, and one left blank, are refused on their fields", async () => {
    const sku = await anySku(api, "KM-1001");
    expectRefusal(await item({ sku, valueAdds: [{ code: "WINGS", entries: [] }] }), 400, "ValidationError", {
      subject: "valueAdd.WINGS",
    });
    const blank = await api.call(
      "POST",
      `/orgUsers/current/packs/${STARTER_PACK}/bundles/ACCESSORIES/items`,
      {
        as: starter,
        body: { setId: "NAME-BAR", styleCode: "KM-1403", quantity: 1, sku: await anySku(api, "KM-1403") },
      },
    );
    expectRefusal(blank, 400, "ValidationError", {
      subject: expect.stringMatching(/^valueAdd\./),
      message: "This information is required.",
    });
  });

  test("[PK-03] a style of another bundle or set is not in the bundle", async () => {
    for (const choice of [
      { setId: "BLOUSES", styleCode: "KM-1201" },
      { setId: "SHIRTS", styleCode: "KM-1001" },
      { setId: "nosuch", styleCode: "KM-1001" },
    ]) {
      expectRefusal(await choose(api, starter, STARTER_PACK, "TOPS", choice), 400, "PackRuleError", {
        reason: "not-in-pack",
      });
    }
  });

  test("[PK-03] the maximum holds, for many small steps and one large", async () => {
    const shirt = { setId: "SHIRTS", styleCode: "KM-1002" };
    expectRefusal(
      await choose(api, starter, STARTER_PACK, "TOPS", { ...shirt, quantity: 5 }),
      400,
      "PackRuleError",
      { reason: "over-maximum" },
    );
    for (let n = 0; n < 4; n += 1)
      expect((await choose(api, starter, STARTER_PACK, "TOPS", shirt)).status).toBe(201);
    expectRefusal(await choose(api, starter, STARTER_PACK, "TOPS", shirt), 400, "PackRuleError", {
      reason: "over-maximum",
      subject: "TOPS",
      message: "Tops takes at most 4 items. You have chosen 4, so none can be added.",
    });
    expect(await bundle(starter, STARTER_PACK, "TOPS")).toMatchObject({
      chosen: 4,
      missing: 0,
      optional: 0,
      complete: true,
    });
    await discard(starter, STARTER_PACK);
  });

  test("[PK-03] choosing from one category locks the others until it is removed", async () => {
    const first = await choose(api, starter, STARTER_PACK, "BOTTOMS", {
      setId: "TROUSERS",
      styleCode: "KM-1101",
    });
    expect(first.body.disableCategories).toEqual(["SKIRTS", "DRESSES"]);
    const skirt = { setId: "SKIRTS", styleCode: "KM-1102" };
    expectRefusal(await choose(api, starter, STARTER_PACK, "BOTTOMS", skirt), 400, "PackRuleError", {
      reason: "category-locked",
      message: expect.stringMatching(/^This category is unavailable to select from\./),
    });
    const path = `/orgUsers/current/packs/${STARTER_PACK}/bundles/BOTTOMS/items/${items(first.body)[0]!.id}`;
    expect((await api.call("DELETE", path, { as: starter })).status).toBe(200);
    expectRefusal(await api.call("DELETE", path, { as: starter }), 404, "NotFoundError");
    expect((await choose(api, starter, STARTER_PACK, "BOTTOMS", skirt)).status).toBe(201);
    await discard(starter, STARTER_PACK);
  });

  test("[PK-03] an unfinished bundle says what is missing", async () => {
    await choose(api, starter, STARTER_PACK, "TOPS", { setId: "SHIRTS", styleCode: "KM-1002" });
    expect(await bundle(starter, STARTER_PACK, "TOPS")).toMatchObject({
      subject: "Tops is not finished",
      message: "Choose 2 more items to finish this step.",
      objects: ["Selection Required", "Selection Required"],
      complete: false,
    });
    await discard(starter, STARTER_PACK);
  });

  test("[PK-03] a group asks for one of each set, and each set takes one", async () => {
    const pilots = "newstarter@lanternbridge.example";
    await choose(api, pilots, "PK-LB-NS-BRANCH", "SUIT", { setId: "BLAZER", styleCode: "LB-2201" });
    expectRefusal(
      await choose(api, pilots, "PK-LB-NS-BRANCH", "SUIT", { setId: "BLAZER", styleCode: "LB-2202" }),
      400,
      "PackRuleError",
      { reason: "set-filled" },
    );
    expect(await bundle(pilots, "PK-LB-NS-BRANCH", "SUIT")).toMatchObject({
      setItems: [
        { type: "group", missingSetErrorMessage: "Choose an item from Trouser to complete this set." },
      ],
    });
    await discard(pilots, "PK-LB-NS-BRANCH");
  });

  test("[PK-05] points cannot be overspent", async () => {
    const jacket = { setId: "JACKETS", styleCode: "KM-1201" };
    expect((await choose(api, wearer, POINTS_PACK, "SUITING", { ...jacket, quantity: 2 })).status).toBe(201);
    expectRefusal(
      await choose(api, wearer, POINTS_PACK, "SUITING", { ...jacket, quantity: 2 }),
      400,
      "PackRuleError",
      {
        reason: "allocation-used",
        message: expect.stringMatching(/This needs 64 points and you have \d+ left/),
      },
    );
    await discard(wearer, POINTS_PACK);
  });

  test("[PK-06] nothing is added outside a window, of the pack or of an indent bundle", async () => {
    const coat = { setId: "COATS", styleCode: "KM-1301" };
    expectRefusal(
      await choose(api, "indentclosed@kestrel.example", "PK-KM-COAT-CLOSED", "TRENCH-COAT", coat),
      400,
      "PackRuleError",
      { reason: "window-closed" },
    );
    const opensAt = new Date("2026-06-01T00:00:00Z");
    await api.db.update(packTable).set({ opensAt }).where(eq(packTable.id, "PK-KM-COAT"));
    expectRefusal(await choose(api, wearer, "PK-KM-COAT", "TRENCH-COAT", coat), 400, "PackRuleError", {
      message: expect.stringMatching(/opens on 1 Jun 2026/),
    });
    await api.db.update(packTable).set({ opensAt: null }).where(eq(packTable.id, "PK-KM-COAT"));
    const added = await choose(api, wearer, "PK-KM-COAT", "TRENCH-COAT", coat);
    expect((items(added.body) as { stockMessage?: string }[])[0]!.stockMessage).toMatch(
      /^Available for pre-order to ship from/,
    );
    await api.db.update(bundles).set({ indentEndsAt: api.now() }).where(eq(bundles.packId, "PK-KM-COAT"));
    const shut = await get("/PK-KM-COAT/summary", wearer);
    expect(shut.body.refusals[0]).toMatchObject({ rule: "window-closed", bundleId: "TRENCH-COAT" });
    await discard(wearer, "PK-KM-COAT");
  });

  test("[PK-06] a sold-out garment that no more come of is refused; one on back-order is noted", async () => {
    const sku = await skuOf(api, "KM-1002", 0);
    const choice = { setId: "SHIRTS", styleCode: "KM-1002", sku };
    await setStock(api, sku, 0, false);
    expectRefusal(await choose(api, starter, STARTER_PACK, "TOPS", choice), 400, "ValidationError", {
      subject: "quantity",
    });
    await setStock(api, sku, 0, true);
    const added = await choose(api, starter, STARTER_PACK, "TOPS", choice);
    expect((items(added.body) as { stockMessage?: string }[])[0]!.stockMessage).toMatch(/^On back-order/);
    await discard(starter, STARTER_PACK);
  });
});

describe("the draft", () => {
  test("[PK-08] is on the server: another sign-in sees it, another person does not", async () => {
    const added = await choose(api, starter, STARTER_PACK, "TOPS", { setId: "SHIRTS", styleCode: "KM-1002" });
    const again = await get(`/${STARTER_PACK}/bundles/TOPS/summary`, starter);
    expect(items(again.body)).toEqual(items(added.body));
    const id = items(added.body)[0]!.id;
    const foreign = await api.call("DELETE", `/orgUsers/current/packs/PK-KM-SELF/bundles/TOPS/items/${id}`, {
      as: wearer,
    });
    expectRefusal(foreign, 404, "NotFoundError");
    expect(items(await bundle(starter, STARTER_PACK, "TOPS"))).toHaveLength(1);
  });

  test("[PK-07] the summary totals it and lists everything that keeps it from the cart", async () => {
    const { body } = await get(`/${STARTER_PACK}/summary`, starter);
    expect(body).toMatchObject({ itemCount: 1, inCart: false, changed: true, ownShare: { value: 0 } });
    expect(body).not.toHaveProperty("subTotal");
    expect(body.refusals.map((r: { bundleId: string }) => r.bundleId)).toEqual([
      "SUITING",
      "TOPS",
      "BOTTOMS",
      "ACCESSORIES",
    ]);
  });

  test("[PK-07] discarding empties it", async () => {
    expect((await discard(starter, STARTER_PACK)).status).toBe(200);
    expect((await get(`/${STARTER_PACK}/summary`, starter)).body.itemCount).toBe(0);
    expect((await discard(starter, STARTER_PACK)).status).toBe(200);
  });

  test("[PK-05] dollars: what goes over the allowance is subsidised, then the wearer's own", async () => {
    const banker = "modest@lanternbridge.example";
    const { balance } = (await get("/PK-LB-WARDROBE", banker)).body;
    await choose(api, banker, "PK-LB-WARDROBE", "YOUR-WARDROBE", {
      setId: "TAILORING",
      styleCode: "LB-2202",
      quantity: 5,
    });
    const { body } = await get("/PK-LB-WARDROBE/summary", banker);
    expect(body.priceIncludingGST).toBe(true);
    expect(body.allocatedCredit.value).toBe(balance.left / 100);
    expect(body.appliedSubsidy.value).toBeGreaterThan(0);
    expect(body.appliedSubsidy.value).toBeLessThanOrEqual(150);
    const paid = body.allocatedCredit.value + body.appliedSubsidy.value + body.ownShare.value;
    expect(paid).toBeCloseTo(body.totalWithGST.value, 2);
    await discard(banker, "PK-LB-WARDROBE");
  });

  test("[PK-05] what one buys for oneself is all one's own share", async () => {
    await choose(api, starter, "PK-KM-SELF", "ACCESSORIES", {
      setId: "ACCESSORIES",
      styleCode: "KM-1402",
      quantity: 2,
    });
    const { body } = await get("/PK-KM-SELF/summary", starter);
    expect(body.subTotal.value).toBe(38);
    expect(body.ownShare.value).toBeCloseTo(body.totalWithGST.value, 2);
    expect(body).not.toHaveProperty("leftAfterText");
    await discard(starter, "PK-KM-SELF");
  });
});

describe("at the same time", () => {
  test("[PK-03] two adds for the last slot: one gets it, the other is refused", async () => {
    const shirt = { setId: "SHIRTS", styleCode: "KM-1002" };
    await choose(api, starter, STARTER_PACK, "TOPS", { ...shirt, quantity: 3 });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => choose(api, starter, STARTER_PACK, "TOPS", shirt)),
    );
    expect(answers.map((a) => a.status).toSorted()).toEqual([201, 400, 400, 400]);
    const refused = answers.filter((a) => a.status === 400);
    for (const answer of refused) expectRefusal(answer, 400, "PackRuleError", { reason: "over-maximum" });
    expect((await bundle(starter, STARTER_PACK, "TOPS")).chosen).toBe(4);
    await discard(starter, STARTER_PACK);
  });

  test("[PK-08] the same key twice adds once, one after the other and at once", async () => {
    const shirt = { setId: "SHIRTS", styleCode: "KM-1002" };
    const send = (key: string) =>
      choose(api, starter, STARTER_PACK, "TOPS", shirt, { "Idempotency-Key": key });
    const first = await send("add-shirt-1");
    const second = await send("add-shirt-1");
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    const both = await Promise.all([send("add-shirt-2"), send("add-shirt-2")]);
    expect(both[0].body).toEqual(both[1].body);
    expect((await bundle(starter, STARTER_PACK, "TOPS")).chosen).toBe(2);
    await discard(starter, STARTER_PACK);
  });

  test("[PK-08] a refused try does not use its key up", async () => {
    const key = { "Idempotency-Key": "try-again-1" };
    const shirt = { setId: "SHIRTS", styleCode: "KM-1002" };
    expect((await choose(api, starter, STARTER_PACK, "TOPS", { ...shirt, quantity: 9 }, key)).status).toBe(
      400,
    );
    expect((await choose(api, starter, STARTER_PACK, "TOPS", shirt, key)).status).toBe(201);
    await discard(starter, STARTER_PACK);
  });

  test("[PK-08] a key of another form is refused", async () => {
    for (const key of ["short", "has spaces in it", "x".repeat(81)]) {
      const answer = await choose(
        api,
        starter,
        STARTER_PACK,
        "TOPS",
        { setId: "SHIRTS", styleCode: "KM-1002" },
        { "Idempotency-Key": key },
      );
      expectRefusal(answer, 400, "ValidationError", { subject: "Idempotency-Key" });
    }
  });
});
