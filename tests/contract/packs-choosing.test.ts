import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bundles, packs as packTable } from "../../commerce/modules/packs/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { itemsOf, packCalls } from "../support/pack-calls";
import { anySku, choose, setStock, skuOf } from "../support/shopping";

const wearer = "wearer@kestrel.example";
const starter = "newstarter@kestrel.example";
const STARTER_PACK = "PK-KM-NS-CABIN";
const POINTS_PACK = "PK-KM-PTS-CABIN";
const api = await apiOfFile();

const { bundle, discard, get } = packCalls(api);

describe("choosing", () => {
  test("[PK-04] an item comes back with size, colour, additions and no price", async () => {
    const { status, body } = await choose(api, starter, STARTER_PACK, "ACCESSORIES", {
      setId: "NAME-BAR",
      styleCode: "KM-1403",
    });
    expect(status).toBe(201);
    const [item] = itemsOf(body) as Record<string, unknown>[];
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
      message: "Enter the text for ‘Name to engrave’.",
    });
  });

  test.each([
    ["9", "SUITING", "JACKETS", "KM-1201", "RANK_BRAID", "from 1 to 4"],
    ["abc", "BOTTOMS", "TROUSERS", "KM-1101", "HEM", "from 50 to 110"],
    ["-5", "BOTTOMS", "TROUSERS", "KM-1101", "HEM", "from 50 to 110"],
  ])(
    "[PK-04] a number out of its range is refused on its field: %s in %s",
    async (typed, bundleId, ...of) => {
      const [setId, styleCode, code, range] = of;
      const path = `/orgUsers/current/packs/${STARTER_PACK}/bundles/${bundleId}/items`;
      const sku = await anySku(api, styleCode);
      const valueAdds = [{ code, entries: [typed] }];
      const answer = await api.call("POST", path, {
        as: starter,
        body: { setId, styleCode, sku, quantity: 1, valueAdds },
      });
      expectRefusal(answer, 400, "ValidationError", {
        subject: `valueAdd.${code}.0`,
        message: expect.stringContaining(range),
      });
    },
  );

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
      message: "You can choose at most 4 items in Tops. You have chosen 4. Remove an item to choose another.",
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
    const path = `/orgUsers/current/packs/${STARTER_PACK}/bundles/BOTTOMS/items/${itemsOf(first.body)[0]!.id}`;
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
    expect((itemsOf(added.body) as { stockMessage?: string }[])[0]!.stockMessage).toMatch(
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
    expect((itemsOf(added.body) as { stockMessage?: string }[])[0]!.stockMessage).toMatch(/^On back-order/);
    await discard(starter, STARTER_PACK);
  });
});
