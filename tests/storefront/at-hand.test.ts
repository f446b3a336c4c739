import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mainOf, testStorefront, type Storefront } from "../support/storefront";

/** What a page of a person must say or lead to. */
let shop: Storefront;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
});
afterAll(() => shop.api.close());

async function pageOf(email: string, path: string, host?: string): Promise<string> {
  const cookie = cookies.get(email) ?? (await shop.signIn(email, host));
  cookies.set(email, cookie);
  return (await shop.request(path, { cookie, ...(host ? { host } : {}) })).text();
}
/** The names of the site links that are marked as where the page is. */
const marked = (html: string) => {
  const links = html.slice(html.indexOf('aria-label="Site"'), html.indexOf("<main"));
  return [...links.matchAll(/<a [^>]*aria-current[^>]*>([^<]*)/g)].map(([, name]) => name);
};

describe("what stands at hand", () => {
  test("[SR-04] the search page has the box that a phone's header has no room for, with the words in it", async () => {
    const list = mainOf(await pageOf("wearer@lanternbridge.example", "/search/blazer"));
    expect(list).toMatch(/<input[^>]*id="page-search"[^>]*name="text"[^>]*value="blazer"/);
    const wholesale = mainOf(await pageOf("buyer@harrowstreet.example", "/search", "wholesale.localhost"));
    expect(wholesale).not.toContain("page-search");
  });

  test("[SR-06] a price says whether GST is in it, the same wherever it stands", async () => {
    for (const path of [
      "/search/blazer",
      "/packDetailsPage?packId=PK-LB-WARDROBE&step=1",
      "/packItem?packId=PK-LB-WARDROBE&step=1&style=LB-2001",
      "/product/LB-2102/mens-stretch-chino",
    ]) {
      // A working is without GST until its row of GST (docs/decisions/0133).
      const words = mainOf(await pageOf("wearer@lanternbridge.example", path))
        .replace(/<details[^>]*><summary>How this is worked out.*?<\/details>/gs, "")
        .replace(/<!-- -->|<[^>]*>/g, "");
      expect(words, path).toMatch(/\$\d+\.\d\d inc\. GST/);
      expect(words, path).not.toContain("exc. GST");
    }
  });

  test("[FW-01] an address where nothing stands keeps the header and the footer", async () => {
    const html = await pageOf("wearer@kestrel.example", "/help/nothing-here");
    expect(mainOf(html)).toContain("Page not found");
    expect(html).toContain('aria-label="Site"');
    expect(html).toContain('<footer class="foot">');
  });

  test("[SH-01] the foot of every page names the time zone for people in another country than their organisation", async () => {
    const zone = "Ordering for Korraline Civil. Days and times are in Perth time.";
    const foot = async (email: string) =>
      (await pageOf(email, "/")).replaceAll("<!-- -->", "").split('<footer class="foot">')[1];
    expect(await foot("approver.nz@korraline.example")).toContain(zone);
    const here = await foot("admin@korraline.example");
    expect(here).toContain("Ordering for Korraline");
    expect(here).not.toContain("Days and times");
  });

  test("[SH-03] the site link of a pack and of a product is marked on their pages", async () => {
    const pack = await pageOf("newstarter@kestrel.example", "/packDetailsPage?packId=PK-KM-NS-CABIN&step=1");
    expect(marked(pack)).toEqual(["My packs"]);
    const product = await pageOf("wearer@lanternbridge.example", "/product/LB-2102/mens-stretch-chino");
    expect(marked(product)).toEqual(["Catalogue"]);
  });

  test("[PK-01] the home page counts what is left before what is used up", async () => {
    const html = mainOf(await pageOf("wearer@emberbun.example", "/"));
    expect(html).toContain("My allowance");
    expect(/text-\[2rem\]">(\d+) items/.exec(html)?.[1]).not.toBe("0");
  });

  test("[PK-01] the links of packs differ by their words, also where no label is read out", async () => {
    const html = mainOf(await pageOf("newstarter@kestrel.example", "/orderUniform"));
    const links = [...html.matchAll(/<a [^>]*href="\/packDetailsPage[^>]*>(.*?)<\/a>/g)].map(([, inner]) =>
      inner!.replaceAll(/<!-- -->|<[^>]*>/g, "").trim(),
    );
    const choose = links.filter((words) => /^choose my pack/i.test(words));
    expect(choose.length).toBeGreaterThan(1);
    for (const words of choose) expect(words).toMatch(/^choose my pack: \w/i);
    expect(new Set(choose).size).toBe(choose.length);
  });

  test("[PK-02] the list counts the steps of a pack as its pages do", async () => {
    const list = mainOf(await pageOf("newstarter@kestrel.example", "/orderUniform")).replaceAll(
      "<!-- -->",
      "",
    );
    const card = list.slice(list.indexOf('id="pack-PK-KM-NS-CABIN"'));
    const [, steps] = /(\d+) steps?\./.exec(card)!;
    const step = await pageOf("newstarter@kestrel.example", "/packDetailsPage?packId=PK-KM-NS-CABIN&step=1");
    expect(mainOf(step).replaceAll("<!-- -->", "")).toContain(`(Step 1 of ${steps})`);
  });

  test("[PK-02] a step says how far it is and what may be done next, one of anything in the singular", async () => {
    const optional = await pageOf("wearer@kestrel.example", "/packDetailsPage?packId=PK-KM-PTS-CABIN&step=1");
    expect(mainOf(optional)).toMatch(/>0 chosen</);
    expect(mainOf(optional)).toContain("Everything in this step is optional.");
    const step = "/packDetailsPage?packId=PK-KM-NS-CABIN&step=1";
    const required = await pageOf("newstarter@kestrel.example", step);
    expect(mainOf(required)).toMatch(/>0 of 1 chosen</);
    const item = await pageOf(
      "newstarter@kestrel.example",
      `${step.replace("packDetailsPage", "packItem")}&style=KM-1201`,
    );
    expect(mainOf(item)).toContain("A whole number from 1 to 4.");
  });

  test("[SR-07] bulk prices stand by quantity, price and discount", async () => {
    const html = await pageOf("buyer@harrowstreet.example", "/product/KM-1501/x", "wholesale.localhost");
    const rows = [...mainOf(html).matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row]) =>
      row!
        .replace(/<[^>]*>/g, "|")
        .split("|")
        .filter(Boolean),
    );
    expect(rows.slice(0, 4)).toEqual([
      ["Quantity", "Price, exc. GST", "Discount"],
      ["1 to 9 pieces", "$31.00", "None"],
      ["10 to 49 pieces", "$29.45", "5%"],
      ["50 or more", "$27.90", "10%"],
    ]);
  });

  test("[SH-01] a place is a store on the wholesale site and a business unit elsewhere", async () => {
    const store = mainOf(
      await pageOf("buyer@harrowstreet.example", "/my-account/profile", "wholesale.localhost"),
    );
    expect(store).toContain("<dt>Store</dt>");
    expect(store).not.toMatch(/business unit|name we greet you by/i);
    const unit = mainOf(await pageOf("wearer@kestrel.example", "/my-account/profile"));
    expect(unit).toContain("<dt>Business unit</dt>");
  });

  test("[CA-01] an empty cart of the wholesale shop leads to no packs", async () => {
    const html = mainOf(await pageOf("buyer@harrowstreet.example", "/cart", "wholesale.localhost"));
    expect(html).toContain("Your cart is empty");
    expect(html).not.toContain("orderUniform");
  });
});
