import { brotliCompressSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { testStorefront } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());

const page = async (path: string, cookie: string) => (await shop.request(path, { cookie })).text();
const cardsOf = (html: string) => html.match(/<li[^>]*class="card pc.*?<\/li>/gs) ?? [];
const list = await page("/search", await shop.signIn("admin@korraline.example"));

describe("the back view of a card", () => {
  it("[SR-06] is offered by the name of its garment, where there is one, and sends nothing", async () => {
    const cards = cardsOf(list);
    expect(cards).toHaveLength(18);
    const withBack = cards.filter((card) => card.includes("Back view of"));
    // Hats, boots and the like are drawn from the front alone.
    expect(withBack.length).toBeGreaterThan(8);
    expect(withBack.length).toBeLessThan(18);
    for (const card of cards) {
      const name = /<h3><a[^>]*>([^<]*)</.exec(card)?.[1];
      const links = card.match(/<a href="[^"]*\.back\.[^"]*"[^>]*>[^<]*</g) ?? [];
      expect(links.length > 0).toBe(card.includes(".back."));
      for (const link of links) expect(link).toContain(`aria-label="Back view of ${name}">Back<`);
    }
  });

  it("[SR-06] leaves a list of 18 within 14 KB, and no back is a picture that a browser fetches unasked", async () => {
    const bytes = brotliCompressSync(list.replace(/<style[\s\S]*?<\/style>/, "")).length;
    expect(bytes).toBeLessThanOrEqual(14 * 1024);
    expect(list).not.toMatch(/<img[^>]*\.back\./);
    expect(list).not.toMatch(/<link[^>]*\.back\./);
    const picture = /<a href="([^"]*\/medias\/[a-z.]+\.back\.[^"]*svg)"/.exec(list)![1]!;
    const answer = await shop.api.fetch(new Request(`http://localhost${picture}`));
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([
      200,
      "image/svg+xml; charset=utf-8",
    ]);
  });

  it("[PK-03] is not offered of what cannot be selected", async () => {
    const cookie = await shop.signIn("newstarter@kestrel.example");
    const step = "packId=PK-KM-NS-CABIN&step=3";
    const trouser = /[?&;]style=([\w-]+)[^>]*>Women&#x27;s wool blend trouser</.exec(
      await page(`/packDetailsPage?${step}`, cookie),
    )![1]!;
    const item = `/packItem?${step}&style=${trouser}`;
    const form = await page(item, cookie);
    const first = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]+)"`).exec(form)![1]!;
    const prompt = /name="(valueAdd[^"]+)"/.exec(form)![1]!;
    const body = new URLSearchParams({ intent: "add", quantity: "1", [prompt]: "78" });
    for (const name of ["setId", "colour", "fit"]) body.set(name, first(name));
    expect((await shop.request(item, { cookie, body })).status).toBe(303);
    const cards = cardsOf(await page(`/packDetailsPage?${step}`, cookie));
    const off = cards.filter((card) => card.includes("Unable to select"));
    expect(off.length).toBeGreaterThan(0);
    for (const card of off) expect(card).not.toContain("Back view of");
    expect(cards.some((card) => card.includes("Back view of"))).toBe(true);
  });
});
