import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { daysAfter, instantAt } from "../../commerce/calendar";
import { bundles, packs } from "../../commerce/modules/packs/tables";
import { users } from "../../commerce/modules/users/tables";
import { addWorkingDays } from "../../commerce/modules/transit";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { packCalls } from "../support/pack-calls";
import { TEST_NOW } from "../support/settings";
import { choose } from "../support/shopping";

const api = await apiOfFile();
const STARTER = "newstarter@kestrel.example";
const PACK = "PK-KM-NS-CABIN";
const ZONE = "Australia/Melbourne";
const { get } = packCalls(api);

const [before] = await api.db.select().from(packs).where(eq(packs.id, PACK));
const parts = await api.db.select().from(bundles).where(eq(bundles.packId, PACK)).orderBy(bundles.sort);
const [first, second] = parts;
const set = (startsOn: string | null, opensBeforeStart: number | null = null) =>
  Promise.all([
    api.db.update(users).set({ startsOn }).where(eq(users.uid, STARTER)),
    api.db.update(packs).set({ opensBeforeStart }).where(eq(packs.id, PACK)),
  ]);
const setPart = (opensAfterStart: number | null, id = second!.id) =>
  api.db
    .update(bundles)
    .set({ opensAfterStart })
    .where(and(eq(bundles.packId, PACK), eq(bundles.id, id)));
beforeEach(async () => {
  api.setNow(TEST_NOW);
  api.forgetTokens();
  await set(null, before!.opensBeforeStart);
  await setPart(null);
});

const listed = async () =>
  (await get("", STARTER)).body.packs.find(({ packId }: { packId: string }) => packId === PACK);
const pack = async () => (await get(`/${PACK}`, STARTER)).body;
const addFrom = async (bundleId: string) => {
  const { body } = await get(`/${PACK}/bundles/${bundleId}/products`, STARTER, { fields: "FULL" });
  const [category] = body.sets;
  const [product] = category.products;
  return choose(api, STARTER, PACK, bundleId, { setId: category.setId, styleCode: product.code });
};
/** Moves the clock; whoever signed in long before signs in anew. */
function at(day: string, time: string, seconds = 0) {
  api.setNow(new Date(instantAt(day, time, ZONE).getTime() + seconds * 1000));
  api.forgetTokens();
}

describe("a pack that opens before the first day", () => {
  test("[B-16] is locked until so many days before it, with the day, and takes nothing", async () => {
    await set("2026-04-30", 28);
    expect(await listed()).toMatchObject({
      status: "closed",
      closed: {
        rule: "window-closed",
        message: `${before!.name} opens on 2 Apr 2026, 28 days before the first day of work.`,
      },
    });
    const refused = await addFrom(first!.id);
    expectRefusal(refused, 400, "PackRuleError", { reason: "window-closed" });
    // The day begins at the organisation's midnight.
    at("2026-04-02", "00:00", -1);
    expect((await listed()).status).toBe("closed");
    at("2026-04-02", "00:00");
    expect((await listed()).status).toBe("open");
  });

  test("[B-16] opens at once without a first day, without the rule, and where the day has come", async () => {
    for (const [startsOn, days] of [
      [null, 28],
      ["2026-04-30", null],
      ["2026-04-15", 28],
      ["2019-01-01", 28],
    ] as const) {
      await set(startsOn, days);
      expect([startsOn, days, (await listed()).status]).toEqual([startsOn, days, "open"]);
    }
    await set("2026-03-18", 0);
    expect((await listed()).status).toBe("open");
    await set("2026-03-19", 0);
    expect((await listed()).closed.message).toBe(
      `${before!.name} opens on 19 Mar 2026, the first day of work.`,
    );
  });

  test("[B-16] moves with the first day, and so does its last day to order", async () => {
    await set("2026-04-30", 28);
    const early = await listed();
    await set("2026-04-09", 28);
    const late = await listed();
    expect([early.status, late.status]).toEqual(["closed", "open"]);
    expect([early.lastOrder.startsOn, late.lastOrder.startsOn]).toEqual(["2026-04-30", "2026-04-09"]);
    expect(early.lastOrder.lastDay > late.lastOrder.lastDay).toBe(true);
  });
});

describe("the last day to order", () => {
  test("[B-16] is told with its working, and how near it is; nobody reads of it who has started", async () => {
    await set("2026-04-30");
    const { lastOrder } = await listed();
    const { making, decoration, carrier, lastDay, arrives, leaves } = lastOrder;
    expect(lastOrder.state).toBe("ahead");
    const to = { country: "AU", region: "VIC" };
    expect(addWorkingDays(lastDay, making + decoration, to)).toBe(leaves);
    expect(addWorkingDays(leaves, carrier, to)).toBe(arrives);
    expect(arrives <= "2026-04-30").toBe(true);
    expect(lastOrder.daysOff).toContain("2026-04-03");
    expect((await pack()).lastOrder).toEqual(lastOrder);
    at(daysAfter(lastDay, -3), "09:00");
    expect((await listed()).lastOrder.state).toBe("soon");
    at(lastDay, "12:00");
    expect((await listed()).lastOrder.state).toBe("soon");
    at(lastDay, "12:01");
    expect((await listed()).lastOrder.state).toBe("late");
    at("2026-05-01", "00:00");
    expect((await listed()).lastOrder).toBeUndefined();
    await set(null);
    expect((await listed()).lastOrder).toBeUndefined();
  });
});

describe("a pack in two parts", () => {
  test("[B-16] the second part opens so many days after the first day, is locked until then, and does not hold up the first", async () => {
    await set("2026-03-02");
    await setPart(90);
    const locked = (await pack()).bundles.find(
      ({ bundleId }: { bundleId: string }) => bundleId === second!.id,
    );
    expect(locked.closed).toBe(`${second!.name} opens on 31 May 2026, 90 days after the first day of work.`);
    expect((await listed()).status).not.toBe("closed");
    const refused = await addFrom(second!.id);
    expectRefusal(refused, 400, "PackRuleError", { reason: "window-closed" });
    const summary = await get(`/${PACK}/bundles/${second!.id}/summary`, STARTER);
    expect(summary.body).toMatchObject({ missing: 0, complete: true });
    at("2026-05-31", "00:00");
    const open = (await pack()).bundles.find(({ bundleId }: { bundleId: string }) => bundleId === second!.id);
    expect(open.closed).toBeUndefined();
  });

  test("[B-16] moves with the first day, and is open for whoever has none", async () => {
    await setPart(90);
    await set(null);
    const part = async () =>
      (await pack()).bundles.find(({ bundleId }: { bundleId: string }) => bundleId === second!.id).closed;
    expect(await part()).toBeUndefined();
    await set("2026-03-02");
    expect(await part()).toContain("31 May 2026");
    await set("2026-04-01");
    expect(await part()).toContain("30 Jun 2026");
    await set("2025-01-01");
    expect(await part()).toBeUndefined();
  });
});
