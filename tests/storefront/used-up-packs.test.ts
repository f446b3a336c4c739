import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { finishPack } from "../matrix/finish-pack";
import { choose, emptyCarts, makeReady, place } from "../support/shopping";
import { main, testStorefront } from "../support/storefront";

const shop = await testStorefront();
const { api } = shop;
afterAll(() => api.close());
beforeEach(() => emptyCarts(api));
const STARTER = "newstarter@kestrel.example";
const PACK = "PK-KM-NS-CABIN";
const cookie = await shop.signIn(STARTER);
const page = async (path: string) => main(await shop.request(path, { cookie }));
const step = (number: number | "review") => page(`/packDetailsPage?packId=${PACK}&step=${number}`);
const packNow = async () => (await api.call("GET", `/orgUsers/current/packs/${PACK}`, { as: STARTER })).body;

describe("what is left of a pack with a minimum", () => {
  test("[PK-03] can be ordered, and once nothing is left every page says so and asks for nothing", async () => {
    const { body: cart } = await api.call("POST", "/users/current/carts", { as: STARTER });
    await finishPack(api, await api.signIn(STARTER), PACK);
    await makeReady(api, STARTER, cart.code);
    expect((await place(api, STARTER, cart.code)).status).toBe(201);
    const after = await packNow();
    expect(after.balance.left).toBeGreaterThan(0);
    expect(after.bundles.map(({ complete }: { complete: boolean }) => complete)).not.toContain(false);
    expect(await step(1)).not.toMatch(/Choose \d+ more item/);
    await orderRest();
    expect((await packNow()).status).toBe("used");
    const said = /You have used [^<]* so you cannot choose any more\./;
    expect(await page("/orderUniform")).toMatch(said);
    for (const at of [1, 2, "review"] as const) {
      const html = await step(at);
      expect(html).toMatch(said);
      expect(html).toContain("Back to My packs");
      expect(html).not.toMatch(
        /to choose|Not chosen yet|Choose \d+ more|\(Optional\)|Selection Required|>Next: /,
      );
    }
  });
});

/** Orders one more piece at a time, from whatever still gives one. */
async function orderRest(): Promise<void> {
  for (let pieces = 0; pieces < 12; pieces++) {
    const pack = await packNow();
    if (pack.balance.left === 0) return;
    const { body: cart } = await api.call("POST", "/users/current/carts", { as: STARTER });
    await chooseOne(pack.bundles.map(({ bundleId }: { bundleId: string }) => bundleId));
    const added = await api.call("POST", `/orgUsers/current/packs/${PACK}/cart`, { as: STARTER });
    expect([added.status, added.body.errors]).toEqual([200, undefined]);
    await makeReady(api, STARTER, cart.code);
    expect((await place(api, STARTER, cart.code)).status).toBe(201);
  }
}

async function chooseOne(bundleIds: string[]): Promise<void> {
  await api.db.execute(sql`update stock_levels set on_hand = 100 where on_hand < 100`);
  for (const bundleId of bundleIds) {
    const path = `/orgUsers/current/packs/${PACK}/bundles/${bundleId}/products`;
    const { sets } = (await api.call("GET", path, { as: STARTER })).body;
    for (const { setId, products } of sets) {
      for (const { code: styleCode } of products) {
        const { status } = await choose(api, STARTER, PACK, bundleId, { setId, styleCode });
        if (status === 201) return;
      }
    }
  }
  throw new Error("nothing can be chosen, though the pack has something left");
}

describe("one style in several categories of a group", () => {
  test("[PK-02] each category has a card, a flag and a row of its own", async () => {
    const as = "newstarter@emberbun.example";
    const crew = await shop.signIn(as);
    const at = "/packDetailsPage?packId=PK-EB-NS-CREW&step=1";
    const before = await main(await shop.request(at, { cookie: crew }));
    const ids = [...before.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const { body: pack } = await api.call("GET", "/orgUsers/current/packs/PK-EB-NS-CREW", { as });
    const [{ bundleId }] = pack.bundles;
    const path = `/orgUsers/current/packs/PK-EB-NS-CREW/bundles/${bundleId}/products`;
    const { sets } = (await api.call("GET", path, { as })).body;
    const [first, second] = sets;
    const styleCode = first.products[0].code;
    expect(second.products[0].code).toBe(styleCode);
    await choose(api, as, "PK-EB-NS-CREW", bundleId, { setId: first.setId, styleCode });
    const html = await main(await shop.request(at, { cookie: crew }));
    expect(html.match(/class="gotf"/g)).toHaveLength(1);
    expect(html).not.toContain("Add another");
    const summary = /<section[^>]* id="summary".*?<\/section>/s.exec(html)![0];
    expect(summary).toContain(`<p class="eyebrow">${first.setName}</p>`);
  });
});
