import { brotliCompressSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packs } from "../../commerce/modules/packs/tables";
import { packCalls } from "../support/pack-calls";
import { mainOf, testStorefront } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());
const { api } = shop;
const { bundle, discard } = packCalls(api);
const wearer = "casual@korraline.example";
const cookie = await shop.signIn(wearer);

const page = async (path: string, as = cookie) =>
  mainOf(await (await shop.request(path, { cookie: as })).text());
const words = (html: string) => html.replaceAll(/<!-- -->|<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

const SUN = "packId=PK-KC-SUN&step=1";
const HAT = { intent: "add", setId: "HATS", colour: "navy", fit: "S/M|", quantity: "1" };
const addHat = async (fields: object) => {
  const form = await page(`/packItem?${SUN}&style=KC-5402`);
  const colour = /name="colour"[^>]*value="([^"]+)"/.exec(form)?.[1] ?? "";
  const fit = /name="fit"[^>]*value="([^"]+)"/.exec(form)?.[1] ?? "";
  const body = new URLSearchParams({ ...HAT, colour, fit, ...fields });
  return shop.request(`/packItem?${SUN}&style=KC-5402`, { cookie, body });
};

describe("reason of replacement and comment", () => {
  beforeAll(async () => {
    await api.db
      .update(packs)
      .set({ replacementReasons: ["Worn out", "Lost"] })
      .where(eq(packs.id, "PK-KC-SUN"));
    await discard(wearer, "PK-KC-SUN");
  });

  it("[PK-04] a pack that asks has the list on the card and on the item's page; elsewhere a note is folded", async () => {
    const step = await page(`/packDetailsPage?${SUN}`);
    expect(step).toMatch(
      /<label for="quick-KC-5402-reasonOfReplacement">Reason of replacement<\/label><select/,
    );
    const item = await page(`/packItem?${SUN}&style=KC-5402`);
    expect(item).toMatch(/<select[^>]*name="reasonOfReplacement"[^>]*>.*Worn out/);
    expect(item).not.toContain("Add a note");
    const starter = await shop.signIn("newstarter@kestrel.example");
    const plain = await page("/packItem?packId=PK-KM-NS-CABIN&step=1&style=KM-1201", starter);
    expect(plain).not.toContain("reasonOfReplacement");
    expect(plain).toMatch(/<details class="mt-5"><summary>Add a note<\/summary>/);
    expect(plain).toMatch(/<textarea[^>]*name="additionalComments"/);
  });

  it("[PK-04] what is missing or too long is said in its field, and what was typed stays", async () => {
    const refused = await addHat({ additionalComments: `<b>${"x".repeat(300)}` });
    expect(refused.status).toBe(400);
    const html = mainOf(await refused.text());
    expect(words(html)).toContain("Enter at most 255 characters.");
    expect(html).toContain(`&lt;b&gt;${"x".repeat(300)}</textarea>`);
    const unsaid = mainOf(await (await addHat({ additionalComments: "Wide brim" })).text());
    expect(words(unsaid)).toContain("Choose why you replace this item.");
    expect(unsaid).toContain("Wide brim</textarea>");
    expect((await bundle(wearer, "PK-KC-SUN", "SUN-HAT")).chosen).toBe(0);
  });

  it("[PK-04] + without scripts goes no further than an item may have pieces", async () => {
    const more = async (quantity: string) => {
      const html = mainOf(await (await addHat({ quantity, step: "1" })).text());
      return /name="quantity"[^>]*value="(\d+)"/.exec(html)?.[1];
    };
    expect([await more("98"), await more("99")]).toEqual(["99", "99"]);
  });

  it("[PK-04] both stand in the bundle summary, the review, the cart and the form that changes the item", async () => {
    const added = await addHat({
      reasonOfReplacement: "Lost",
      additionalComments: "Wide\r\nbrim <i>please</i>",
    });
    expect(added.status).toBe(303);
    const said = ["Reason of replacement", "Lost", "Wide brim &lt;i&gt;please&lt;/i&gt;"];
    const review = await page("/packDetailsPage?packId=PK-KC-SUN&step=review");
    const steps = [await page(`/packDetailsPage?${SUN}`), review];
    const item = /item=([\w-]+)/.exec(review)?.[1];
    await shop.request("/packDetailsPage?packId=PK-KC-SUN&step=review", {
      cookie,
      body: new URLSearchParams({ intent: "add-to-cart" }),
    });
    for (const html of [...steps, await page("/cart")]) {
      for (const word of said) expect(html).toContain(word);
    }
    const change = await page(`/packItem?${SUN}&set=HATS&style=KC-5402&item=${item}`);
    expect(change).toMatch(/<option[^>]*value="Lost"[^>]*selected=""/);
    expect(change).toContain("Wide brim &lt;i&gt;please&lt;/i&gt;</textarea>");
  });
});

describe("two packs in two tabs", () => {
  it("[PK-03] Next of a step goes by its own pack, whichever was opened last", async () => {
    const starter = "newstarter@kestrel.example";
    const visit = { cookie: await shop.signIn(starter) };
    const ask = async (path: string, body?: URLSearchParams) => {
      const answer = await shop.request(path, { ...visit, body });
      const name = visit.cookie.split("=")[0]!;
      const kept = answer.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));
      visit.cookie = kept?.split(";")[0] ?? visit.cookie;
      return answer;
    };
    const next = async (path: string) =>
      (await ask(path, new URLSearchParams({ intent: "next" }))).headers.get("Location");
    const compulsory = "/packDetailsPage?packId=PK-KM-NS-CABIN&step=1";
    const optional = "/packDetailsPage?packId=PK-KM-SELF&step=1";
    await discard(starter, "PK-KM-NS-CABIN");
    for (const last of [compulsory, optional]) {
      for (const path of [compulsory, optional]) expect((await ask(path)).status).toBe(200);
      await ask(last);
      expect(await next(compulsory)).toMatch(/packId=PK-KM-NS-CABIN&step=1.*#bundle-errors$/);
      await ask(last);
      expect(await next(optional)).toMatch(/packId=PK-KM-SELF&step=(2|review)$/);
    }
  });
});

describe("optional slots", () => {
  it("[PK-03] every slot beyond the minimum is marked, the later ones folded", async () => {
    const kestrel = await shop.signIn("wearer@kestrel.example");
    await discard("wearer@kestrel.example", "PK-KM-PTS-CABIN");
    const tops = await page("/packDetailsPage?packId=PK-KM-PTS-CABIN&step=2", kestrel);
    expect(words(tops)).toContain("9 more items (Optional)");
    for (let slot = 1; slot <= 12; slot += 1) {
      expect(words(tops)).toMatch(new RegExp(`Item ${slot} \\(Optional\\)`));
    }
    expect(words(tops)).not.toContain("Item 13");
  });

  it("[PK-03] a step of sixty optional slots keeps to the budget of a page", async () => {
    const approver = await shop.signIn("approver@emberbun.example");
    const answer = await shop.request("/packDetailsPage?packId=PK-EB-STOCK&step=1", { cookie: approver });
    const html = await answer.text();
    expect(words(mainOf(html))).toContain("57 more items (Optional)");
    expect(words(mainOf(html))).toContain("Item 60 (Optional)");
    // The styles that a first visit carries have a budget of their own.
    const unstyled = html.replaceAll(/<style[^>]*>.*?<\/style>/gs, "");
    expect(brotliCompressSync(unstyled).length).toBeLessThan(14 * 1024);
  });
});

describe("the goods of a pack as a list", () => {
  const list = (query: string, as = cookie) => shop.request(query, { cookie: as });
  const pack = "packType=self-purchase&packId=PK-KC-SELF";

  it("[PK-01] the list holds its goods, and says so with a chip that can be removed", async () => {
    const html = await page(`/search?${pack}&pageSize=5`);
    expect(words(html)).toMatch(/Remove filter Buy for yourself/);
    expect(words(html)).toContain("of 13 results");
    const chip = /<a class="chip" href="([^"]*)"/.exec(html)?.[1] ?? "";
    expect(chip).not.toContain("pack");
    const all = words(await page(chip.replaceAll("&amp;", "&")));
    expect(all).not.toContain("Remove filter");
    expect(all).not.toContain("of 13 results");
  });

  it("[PK-01] it survives pages, sorts, filters and a category", async () => {
    const html = await page(`/search?${pack}&pageSize=5`);
    const links = [...html.matchAll(/href="(\/search[^"]*currentPage=\d+[^"]*)"/g)].map(([, to]) => to!);
    expect(links.length).toBeGreaterThan(0);
    for (const to of links) expect(to).toContain("packId=PK-KC-SELF");
    const second = await page(links[0]!.replaceAll("&amp;", "&"));
    expect(words(second)).toContain("Buy for yourself");
    const kept = html.match(/<input type="hidden" name="packId" value="PK-KC-SELF"\/>/g);
    expect(kept).toHaveLength(2);
    const filtered = await page(`/search?facet=colour%3Anavy&sortCode=name-asc&${pack}`);
    expect(words(filtered)).toContain("Buy for yourself");
    const category = await page(`/category/footwear?${pack}`);
    expect(words(category)).toContain("Buy for yourself");
  });

  it("[PK-01] a pack that the person does not have is not found", async () => {
    for (const query of [
      "packId=PK-LB-BADGE",
      "packId=PK-KC-MATERNITY",
      "packType=nothing",
      `packId=${"x".repeat(500)}`,
    ]) {
      expect([query, (await list(`/search?${query}`)).status]).toEqual([query, 404]);
    }
    expect((await list("/search?packId=&packType=")).status).toBe(200);
  });
});
