import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { styles } from "../../commerce/modules/catalogue/tables";
import { testStorefront, type Storefront } from "../support/storefront";

/** Buys from the catalogue. */
const BANKER = "wearer@lanternbridge.example";
/** Orders through packs. */
const STARTER = "newstarter@kestrel.example";
const ITEM = "/packItem?packId=PK-KM-NS-CABIN&step=1&style=KM-1201";

let shop: Storefront;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
  for (const email of [BANKER, STARTER]) cookies.set(email, await shop.signIn(email));
});
afterAll(() => shop.api.close());

const open = async (path: string, email: string) => {
  const answer = await shop.request(path, { cookie: cookies.get(email) });
  expect(answer.status).toBe(200);
  return answer.text();
};
const post = (path: string, email: string, fields: Record<string, string>) =>
  shop.request(path, { cookie: cookies.get(email), body: new URLSearchParams(fields) });
/** The size guide of a page, up to its end. */
const guideOf = (html: string) =>
  /<details class="acc">\s*<summary>Size guide.*?<\/details>/s.exec(html)?.[0] ?? "";
const checked = (html: string, name: string) =>
  new RegExp(
    `<input[^>]*name="${name}"[^>]*checked=""[^>]*value="([^"]*)"|<input[^>]*checked=""[^>]*name="${name}"[^>]*value="([^"]*)"`,
  )
    .exec(html)
    ?.slice(1)
    .find(Boolean);

describe("the size guide in the form", () => {
  test.each([
    [ITEM, STARTER],
    ["/quick-add/LB-2102?from=%2Fsearch", BANKER],
    ["/product/LB-2102/chino", BANKER],
  ])("[SR-07] %s holds its table, and no link away from what was chosen", async (path, email) => {
    const html = await open(path, email);
    expect(guideOf(html)).toMatch(/<caption>/);
    expect(guideOf(html)).toMatch(/<button[^>]*name="use"/);
    expect(html).not.toContain('href="/size-guide/');
  });

  test("[B-07] a style that runs small says so beside the sizes and in the guide, with how many found it so", async () => {
    await shop.api.db.update(styles).set({ runs: "small", runsFor: 7 }).where(eq(styles.code, "KM-1201"));
    const words = />Runs small: 7 people exchanged it for a larger size\.</g;
    const item = (await open(ITEM, STARTER)).replaceAll("<!-- -->", "");
    expect(item.match(words)).toHaveLength(2);
    expect(guideOf(item).match(words)).toHaveLength(1);
    const step = await open("/packDetailsPage?packId=PK-KM-NS-CABIN&step=1", STARTER);
    expect(step.replaceAll("<!-- -->", "").match(words)).toHaveLength(1);
    await shop.api.db.update(styles).set({ runs: null, runsFor: null }).where(eq(styles.code, "KM-1201"));
    expect(await open(ITEM, STARTER)).not.toContain("Runs small");
  });

  test("[SR-07] without scripts 'Use 12' changes the size of an item and keeps the rest", async () => {
    const html = await open(ITEM, STARTER);
    expect(guideOf(html)).toMatch(/<button[^>]*value="12"[^>]*>Use (<!-- -->)?12</);
    const colours = [...html.matchAll(/<input[^>]*name="colour"[^>]*value="([^"]*)"/g)].map(
      ([, value]) => value!,
    );
    const colour = colours.at(-1)!;
    const answer = await post(ITEM, STARTER, { setId: "S1", colour, fit: "8", quantity: "2", use: "12" });
    const drawn = await answer.text();
    expect(answer.status).toBe(200);
    expect([checked(drawn, "fit"), checked(drawn, "colour")]).toEqual(["12", colour]);
    expect(drawn).toMatch(/<input[^>]*name="quantity"[^>]*value="2"/);
  });

  test("[SR-07] on a product's page it leads back with the size, the colour and the number", async () => {
    const path = "/product/LB-2102/chino";
    const [, fit] = /name="use" value="([^"]*)"/.exec(guideOf(await open(path, BANKER)))!;
    const answer = await post(path, BANKER, { colour: "X", fit: "1|Long", quantity: "3", use: fit! });
    expect(answer.status).toBe(303);
    const asked = new URL(answer.headers.get("Location")!, "http://shop.test").searchParams;
    expect(Object.fromEntries(asked)).toEqual({ quantity: "3", colour: "X", fit });
  });

  test("[SR-07] a trouser's rows know their leg", async () => {
    const html = await open("/quick-add/LB-2102?from=%2Fsearch", BANKER);
    const values = [...guideOf(html).matchAll(/name="use" value="([^"]*)"/g)].map(([, value]) => value);
    const sizes = [...html.matchAll(/<input[^>]*name="fit"[^>]*value="([^"]*)"/g)].map(([, value]) => value);
    expect(values.length).toBeGreaterThan(3);
    expect(sizes).toEqual(expect.arrayContaining(values));
  });

  test("[SR-07] the usual size is marked", async () => {
    expect(guideOf(await open(ITEM, STARTER))).not.toContain("your usual");
    const sizes = [{ scale: "womens_numeric", size: "14" }];
    await shop.api.call("PUT", "/orgUsers/current/sizes", { as: STARTER, body: { sizes } });
    const [, row] = /<tr class="usual">(.*?)<\/tr>/s.exec(guideOf(await open(ITEM, STARTER)))!;
    expect(row).toMatch(/14.*your usual.*name="use" value="14"/s);
  });
});
