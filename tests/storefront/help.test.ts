import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openKey } from "../../app/session/keyed.server";
import { main, testStorefront, type Storefront } from "../support/storefront";

const WEARER = "wearer@korraline.example";
const BANKER = "wearer@lanternbridge.example";

let shop: Storefront;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
  for (const email of [WEARER, BANKER]) cookies.set(email, await shop.signIn(email));
});
afterAll(() => shop.api.close());

async function open(path: string, email = WEARER) {
  const answer = await shop.request(path, { cookie: cookies.get(email) });
  expect(answer.status, path).toBe(200);
  return (await main(answer)).replaceAll("&amp;", "&");
}
const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href!);

describe("pages that help", () => {
  test("[SR-07] 'Find your size' leads to where to measure and to every table there is", async () => {
    const html = await open("/help/size-guide");
    expect(html).toMatch(/Waist.*where you bend/s);
    const tables = linksOf(html).filter((href) => href.startsWith("/size-guide/"));
    expect(tables.length).toBe(6);
    for (const table of tables) expect(await open(table)).toMatch(/<table/);
  });

  test("[SR-07] in a keyed visit its links carry the key", async () => {
    const { body } = await shop.api.call("POST", "/orgUsers/current/punchout/sessions", {
      as: "punchout@korraline.example",
      body: { browserFormPostUrl: "https://buyer.example/return", buyerCookie: "abc" },
    });
    const entry = await shop.request(`/punchout/cxml/session?sid=${body.sid}`);
    const key = entry.headers.get("Location")!.split("/")[2]!;
    const answer = await shop.request("/help/size-guide", { keyed: openKey(key)! });
    const tables = linksOf(await answer.text()).filter((href) => href.includes("/size-guide/"));
    expect(tables.length).toBe(6);
    for (const table of tables) expect(table.startsWith(`/s/${key}/`)).toBe(true);
    // Pages that are closed to the visit are named, and nothing leads there.
    const returns = await main(await shop.request("/help/returns", { keyed: openKey(key)! }));
    expect(returns).toContain("Choose the order and the item, or call or email us.");
    expect(linksOf(returns)).toEqual([]);
  });

  test("[SH-07] the links for exchanges promise what their page does", async () => {
    const home = await open("/");
    expect(home).toContain("Exchange or return");
    expect(home).not.toMatch(/Start an exchange|Send a message/);
    expect(home).toContain("Email us");
    expect(linksOf(await open("/help/returns"))).toContain("/contact-us");
    const html = await open("/exchange-return?returns=true");
    expect(html).toMatch(/<h1[^>]*>Exchange or return</);
    expect(html).toContain("within 30 days");
    expect(linksOf(html).some((href) => href.startsWith("tel:"))).toBe(true);
    expect(linksOf(html).some((href) => href.startsWith("mailto:"))).toBe(true);
  });

  test("[SH-07] the contact page says when and where, and takes a message", async () => {
    const html = await open("/contact-us");
    expect(html).toContain("8 am to 6 pm");
    expect(html).toMatch(/<dt>Phone<\/dt>/);
    expect(html).toContain("Send message");
  });
});
