import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundles, packs } from "../../commerce/modules/packs/tables";
import { choose, skuOf } from "../support/shopping";
import { main, testStorefront, type Storefront } from "../support/storefront";

const STARTER = "newstarter@kestrel.example";
const WEARER = "wearer@kestrel.example";
const STARTS = "PK-KM-NS-CABIN";
const COAT = "PK-KM-COAT";

let shop: Storefront;
beforeAll(async () => {
  shop = await testStorefront();
});
afterAll(() => shop.api.close());

const page = async (path: string, as: string) => {
  const answer = await shop.request(path, { cookie: await shop.signIn(as) });
  return main(answer);
};

/** The words of what a page marks with the code of a reason. */
const marked = (html: string, code: string): string[] =>
  [...html.matchAll(new RegExp(`data-reason="${code}"[^>]*>(.*?)</(?:div></div|p|span|td)>`, "gs"))].map(
    ([, words]) => words!.replaceAll(/<[^>]+>/g, ""),
  );

test("[B-02] a step marks a locked category and a size that is not made with their codes, and a forged post gets the same", async () => {
  const { api } = shop;
  await choose(api, STARTER, STARTS, "BOTTOMS", { setId: "TROUSERS", styleCode: "KM-1101" });
  const html = await page(`/packDetailsPage?packId=${STARTS}&step=3`, STARTER);
  expect(marked(html, "category-locked")[0]).toMatch(/^This category is unavailable to select from\. You/);
  expect(html).toContain("UNABLE TO SELECT");
  const forged = await shop.request(`/packItem?packId=${STARTS}&step=3&set=SKIRTS&style=KM-1102`, {
    cookie: await shop.signIn(STARTER),
    body: new URLSearchParams({ intent: "add", setId: "SKIRTS", style: "KM-1102", quantity: "1" }),
  });
  expect(forged.status).toBe(400);
  await api.call("DELETE", `/orgUsers/current/packs/${STARTS}/summary`, { as: STARTER });
});

test("[B-02] a pack outside its window says so with its code, in the list and on its own page", async () => {
  const { db } = shop.api;
  const closes = (closesAt: Date | null) => db.update(packs).set({ closesAt }).where(eq(packs.id, COAT));
  await closes(new Date("2026-03-01T00:00:00Z"));
  for (const path of ["/orderUniform", `/packDetailsPage?packId=${COAT}`]) {
    expect(marked(await page(path, WEARER), "window-closed")[0]).toMatch(
      /closed on 1 Mar 2026\.(.*) Your administrator can extend it\.$/,
    );
  }
  await closes(null);
});

test("[B-02] pieces that must come back first close their step", async () => {
  const { db } = shop.api;
  const shoes = and(eq(bundles.packId, "PK-KM-PTS-CABIN"), eq(bundles.id, "TOPS"));
  await db.update(bundles).set({ returnFirst: true, maxItems: 1 }).where(shoes);
  const html = await page("/packDetailsPage?packId=PK-KM-PTS-CABIN&step=2", WEARER);
  expect(marked(html, "return-first")[0]).toMatch(
    /^You still have \d+ pieces? of Tops and may have 1 at a time\. Hand in what you no longer need/,
  );
  await db.update(bundles).set({ returnFirst: false, maxItems: 12 }).where(shoes);
});

test("[B-02] who orders through packs reads so on an item, and a restricted style says who must agree", async () => {
  const item = await page("/product/KM-1101/x", WEARER);
  expect(marked(item, "packs-only")[0]).toContain("You can only order this from your packs.");
  const restricted = await page("/product/KC-5105/fr-coverall", "wearer@korraline.example");
  expect(marked(restricted, "restricted")[0]).toContain("An approver must agree each time");
});

test("[B-02] the change log has the refusal with its code, its words and whom it was about", async () => {
  const { api } = shop;
  await api.call("POST", "/users/current/carts", { as: WEARER });
  const refused = await api.call("POST", "/orgUsers/current/carts/current/entries", {
    as: WEARER,
    query: { code: await skuOf(api, "KM-1101"), quantity: 1 },
  });
  expect(refused.body.errors[0].reason).toBe("packs-only");
  const html = await page("/change-log?kind=refusal", "admin@kestrel.example");
  expect(marked(html, "packs-only")[0]).toContain("Ordered through packs only");
  expect(html).toContain("You can only order this from your packs.");
});
