import { and, eq, inArray } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { allocations, entitlementMovements } from "../../commerce/modules/entitlement/tables";
import { packs } from "../../commerce/modules/packs/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { packCalls } from "../support/pack-calls";
import { TEST_NOW } from "../support/settings";
import { choose } from "../support/shopping";

const wearer = "wearer@kestrel.example";
const starter = "newstarter@kestrel.example";
const STARTER_PACK = "PK-KM-NS-CABIN";
const POINTS_PACK = "PK-KM-PTS-CABIN";
const api = await apiOfFile();

const { discard, get } = packCalls(api);

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

  test("[PK-01] who is in another country than the organisation reads whose last day it is", async () => {
    const untilOf = async (as: string) => {
      const { packs: listed } = (await get("", as)).body;
      const { balance, closesAt } = listed.find(
        ({ packId }: { packId: string }) => packId === "PK-KC-WINTER",
      );
      const { balance: shown } = (await get("/PK-KC-SUN", as)).body;
      return [balance.until, closesAt, shown.until];
    };
    const here = await untilOf("approver@korraline.example");
    expect(here.every((day) => /^\d+ \w{3} 2026$/.test(day))).toBe(true);
    expect(here.at(-1)).toBe("30 Jun 2026");
    expect(await untilOf("approver.nz@korraline.example")).toEqual(here.map((day) => `${day}, Perth time`));
  });

  test("[PK-01] who has none has an empty list", async () => {
    expect((await get("", "finance@kestrel.example")).body.packs).toEqual([]);
  });

  test("[PK-01] a period that has ended is not listed, unless the next one follows it", async () => {
    const listed = async () => {
      const token = await api.signIn(wearer, true);
      const { body } = await api.call("GET", "/orgUsers/current/packs", { token });
      return body.packs.map((p: { packId: string }) => p.packId) as string[];
    };
    const reset = (word: "once" | "calendar-year") =>
      api.db.update(packs).set({ reset: word }).where(eq(packs.id, POINTS_PACK));
    api.setNow(new Date("2027-01-02T00:00:00Z"));
    await reset("once");
    const without = await listed();
    await reset("calendar-year");
    const renewed = await listed();
    api.setNow(TEST_NOW);
    expect(without).not.toContain(POINTS_PACK);
    expect(renewed).toContain(POINTS_PACK);
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
      fundMessage: expect.stringMatching(/^Past your allowance, Lanternbridge Bank pays half of the next \$/),
    });
  });

  test("[PK-05] a subsidy says what is left of it, and its pack is used up only with it", async () => {
    const banker = "wearer@lanternbridge.example";
    const read = async () => (await get("/PK-LB-WARDROBE", banker)).body;
    const customerId = (await api.call("GET", "/orgUsers/current", { as: banker })).body.customerId as string;
    const [allocation] = await api.db
      .select()
      .from(allocations)
      .where(and(eq(allocations.packId, "PK-LB-WARDROBE"), eq(allocations.customerId, customerId)));
    const written: number[] = [];
    const use = async (measure: "dollar" | "subsidy", amount: number) => {
      const [row] = await api.db
        .insert(entitlementMovements)
        .values({ allocationId: allocation!.id, measure, kind: "use", amount })
        .returning();
      written.push(row!.id);
    };
    await use("dollar", (await read()).balance.left);
    await use("subsidy", 20_000);
    const half = await read();
    expect([half.status, half.fundMessage]).toEqual([
      "open",
      expect.stringMatching(/half of the next \$100\.00$/),
    ]);
    await use("subsidy", 10_000);
    const spent = await read();
    expect([spent.status, spent.bundles[0].fundMessage]).toEqual([
      "used",
      "Lanternbridge Bank has paid its share for this period. You pay the rest",
    ]);
    await api.db.delete(entitlementMovements).where(inArray(entitlementMovements.id, written));
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

  test("[PK-02] one product can be asked for, and comes in each category that has it", async () => {
    const codes = async (styleCode: string, packId = STARTER_PACK, bundleId = "TOPS", as = starter) => {
      const { status, body } = await get(`/${packId}/bundles/${bundleId}/products`, as, { styleCode });
      expect(status).toBe(200);
      return body.sets.map((set: { setId: string; products: { code: string }[] }) => [
        set.setId,
        ...set.products.map(({ code }) => code),
      ]);
    };
    expect(await codes("KM-1002")).toEqual([["BLOUSES"], ["SHIRTS", "KM-1002"]]);
    expect(await codes("KM-1201")).toEqual([["BLOUSES"], ["SHIRTS"]]);
    expect(await codes("EB-4001", "PK-EB-NS-CREW", "CREW-KIT", "newstarter@emberbun.example")).toEqual([
      ["FIRST-TEE", "EB-4001"],
      ["SECOND-TEE", "EB-4001"],
      ["THIRD-TEE", "EB-4001"],
      ["HEADWEAR"],
      ["APRON"],
    ]);
  });
});
