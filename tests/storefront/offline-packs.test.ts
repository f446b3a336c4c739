import { brotliCompressSync, gzipSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { stylesheet } from "../unit/built";
import { packCalls } from "../support/pack-calls";
import { testStorefront, valueIn } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());
const { bundle, get } = packCalls(shop.api);

const WEARER = "newstarter@kestrel.example";
const STEP = "/packDetailsPage?packId=PK-KM-NS-CABIN&step=2";
const page = async (cookie: string, path = STEP) => (await shop.request(path, { cookie })).text();
const keeperIn = (html: string) => /"keeper":"([\w-]+)"/.exec(html)?.[1];

/** A choice of the first card, as public/offline/send.js sends it. */
async function sendKept(cookie: string, keeper: string, fields: Record<string, string> = {}) {
  const html = await page(cookie);
  const named = ["setId", "style", "idempotencyKey"].map((name) => [name, valueIn(html, name)]);
  const colour = /name="colour"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? "";
  const body = {
    ...Object.fromEntries(named),
    colour,
    fit: "12|",
    quantity: "1",
    intent: "quick",
    ...fields,
  };
  return shop.request(`${STEP}&_data=routes%2FpackDetailsPage`, {
    cookie,
    body: new URLSearchParams(body),
    headers: { "Kitroom-Keeper": keeper },
  });
}
/** How many pieces the shop has in the bundle of that step. */
async function chosen(): Promise<number> {
  const { body } = await get("/PK-KM-NS-CABIN", WEARER);
  const { bundleId } = (body as { bundles: { bundleId: string }[] }).bundles[1]!;
  return ((await bundle(WEARER, "PK-KM-NS-CABIN", bundleId)) as { chosen: number }).chosen;
}

describe("whose choices a browser keeps", () => {
  it("[B-13] a page of a pack has the mark of its person, which says nothing of them and differs by person", async () => {
    const [mine, again, other] = await Promise.all(
      [WEARER, WEARER, "wearer@kestrel.example"].map(async (who) => page(await shop.signIn(who), STEP)),
    );
    const mark = keeperIn(mine!);
    expect(mark).toMatch(/^[\w-]{22}$/);
    expect(keeperIn(again!)).toBe(mark);
    const others = await page(
      await shop.signIn("wearer@korraline.example"),
      "/packDetailsPage?packId=PK-KC-SUN",
    );
    expect(keeperIn(others)).toMatch(/^[\w-]{22}$/);
    expect(keeperIn(others)).not.toBe(mark);
    expect(keeperIn(other!)).not.toBe(mark);
  });

  it("[B-13] who orders for somebody else keeps nothing on their device", async () => {
    const cookie = await shop.signIn("approver@korraline.example");
    const begun = await shop.request("/proxy-order", {
      cookie,
      body: new URLSearchParams({ uid: "KC-000001" }),
    });
    const proxied = begun.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const packs = await page(proxied, "/orderUniform");
    const packId = /packId=([\w-]+)/.exec(packs)?.[1] ?? "";
    const html = await page(proxied, `/packDetailsPage?packId=${packId}&step=1`);
    expect(html).toContain("Bundle summary");
    expect(keeperIn(html)).toBeUndefined();
    // Their own choices, which another tab sends meanwhile, are not the other person's.
    const route = "&_data=routes%2FpackDetailsPage";
    const answer = await shop.request(`/packDetailsPage?packId=${packId}&step=1${route}`, {
      cookie: proxied,
      body: new URLSearchParams({ intent: "quick" }),
      headers: { "Kitroom-Keeper": "mark-of-the-approver" },
    });
    expect([answer.status, answer.headers.get("Kitroom-Keeper")]).toEqual([409, "none"]);
  });

  it("[B-13] a choice that was kept is added once however often it is sent, and refused in the shop's words", async () => {
    const cookie = await shop.signIn(WEARER);
    const keeper = keeperIn(await page(cookie))!;
    const before = await chosen();
    const idempotencyKey = "kept-0123456789";
    for (let sent = 0; sent < 2; sent++) {
      const added = await sendKept(cookie, keeper, { idempotencyKey });
      expect(added.headers.get("X-Remix-Redirect")).toMatch(/^\/packDetailsPage\?/);
    }
    expect(await chosen()).toBe(before + 1);
    const refused = await sendKept(cookie, keeper, { quantity: "9" });
    expect(refused.status).toBe(400);
    const { error } = (await refused.json()) as { error: Record<string, string[]> };
    expect(Object.values(error).flat().join()).not.toBe("");
    expect(await chosen()).toBe(before + 1);
  });

  it("[B-13] what another person kept is refused, and nothing is added", async () => {
    const cookie = await shop.signIn(WEARER);
    const before = await chosen();
    const keeper = keeperIn(
      await page(await shop.signIn("wearer@korraline.example"), "/packDetailsPage?packId=PK-KC-SUN"),
    )!;
    const answer = await sendKept(cookie, keeper);
    expect(answer.status).toBe(409);
    expect(answer.headers.get("Kitroom-Keeper")).toMatch(/^[\w-]{22}$/);
    expect(await chosen()).toBe(before);
  });

  it("[B-13] an item that is gone and was changed without a network is refused, not left out in silence", async () => {
    const cookie = await shop.signIn(WEARER);
    const keeper = keeperIn(await page(cookie))!;
    const html = await page(cookie);
    const style = valueIn(html, "style");
    const body = {
      setId: valueIn(html, "setId"),
      colour: /name="colour"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? "",
      fit: "12|",
      quantity: "1",
      intent: "add",
    };
    const path = `/packItem?packId=PK-KM-NS-CABIN&step=2&style=${style}&item=gone`;
    const answer = await shop.request(`${path}&_data=routes%2FpackItem`, {
      cookie,
      body: new URLSearchParams(body),
      headers: { "Kitroom-Keeper": keeper },
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { "": [expect.stringContaining("was removed")] } });
  });
});

describe("what a browser forgets", () => {
  const CLEAR = "Clear-Site-Data";
  const withMark = (cookie: string, mark: string) => `${cookie}; kitroom-kept=${mark}`;

  it("[B-13] signing out clears what a browser kept, and says nothing to one that kept nothing", async () => {
    const cookie = await shop.signIn(WEARER);
    const body = () => new URLSearchParams();
    const plain = await shop.request("/logout", { cookie: await shop.signIn(WEARER), body: body() });
    expect(plain.headers.get(CLEAR)).toBeNull();
    const out = await shop.request("/logout", { cookie: withMark(cookie, "anybody"), body: body() });
    expect(out.status).toBe(303);
    expect(out.headers.get(CLEAR)).toBe('"storage"');
    expect(out.headers.getSetCookie().join("\n")).toContain("kitroom-kept=; Path=/; Max-Age=0");
  });

  it("[B-13] the first page of another person clears it, and that of the same one does not", async () => {
    const cookie = await shop.signIn(WEARER);
    const mark = keeperIn(await page(cookie))!;
    const same = await shop.request("/orderUniform", { cookie: withMark(cookie, mark) });
    expect(same.headers.get(CLEAR)).toBeNull();
    const other = await shop.request("/orderUniform", { cookie: withMark(cookie, "of-another") });
    expect(other.headers.get(CLEAR)).toBe('"storage"');
    const data = await shop.request("/orderUniform?_data=root", { cookie: withMark(cookie, "of-another") });
    expect(data.headers.get(CLEAR)).toBe('"storage"');
  });

  it("[B-13] a page that is fetched to be kept leaves the message to the page that somebody sees", async () => {
    const cookie = await shop.signIn(WEARER);
    const keeper = keeperIn(await page(cookie))!;
    const added = await sendKept(cookie, keeper);
    const later = added.headers.getSetCookie()[0]!.split(";")[0]!;
    const copy = await shop.request(STEP, { cookie: later, headers: { "Kitroom-Copy": "1" } });
    expect(await copy.text()).not.toMatch(/, added\./);
    expect(copy.headers.getSetCookie().join()).not.toMatch(/^kitroom=/);
    expect(await page(later)).toMatch(/, added\./);
  });
});

it("[B-13] a step of a pack is at most 60 KB of HTML and CSS as sent, without pictures", async () => {
  const cookie = await shop.signIn(WEARER);
  const css = readFileSync(stylesheet());
  const first = await page(cookie);
  const styled = await page(`${cookie}; kitroom-style=x`);
  for (const html of [first, styled]) {
    // The largest way to send them: gzip, the style in the page and as a file.
    const bytes = gzipSync(html).length + gzipSync(css).length;
    expect(bytes).toBeLessThanOrEqual(60 * 1024);
    expect(brotliCompressSync(html).length).toBeLessThan(bytes);
  }
});
