import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openKey } from "../../app/session/keyed.server";
import { main as mainOf, testStorefront, type Storefront } from "../support/storefront";

const WEARER = "wearer@lanternbridge.example";
const BUYER = "buyer@harrowstreet.example";

let shop: Storefront;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
  cookies.set(WEARER, await shop.signIn(WEARER));
  cookies.set(BUYER, await shop.signIn(BUYER, "wholesale.localhost"));
});
afterAll(() => shop.api.close());

type Asked = NonNullable<Parameters<Storefront["request"]>[1]>;

const ask = (query: string, { email = WEARER, ...more }: Asked & { email?: string } = {}) =>
  shop.request(`/global-search${query}`, { cookie: cookies.get(email), ...more });

const main = async (answer: Response): Promise<string> => (await mainOf(answer)).replaceAll("&#x27;", "'");
const headings = (html: string) =>
  [...html.matchAll(/<h([12])[^>]*>(.*?)<\/h\1>/g)].map(([, , words]) => words);
const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);

describe("the global search as a page", () => {
  test("[SR-01] it starts empty, with a form that asks the same address", async () => {
    const html = await main(await ask(""));
    expect(headings(html)).toEqual(["Search"]);
    expect(html).toMatch(/<form[^>]*action="\/global-search"/);
    expect(html).toMatch(/<input[^>]*name="search"[^>]*placeholder="Type a keyword and press enter"/);
    expect(html).toMatch(/<p class="vh" role="status"><\/p>/);
  });

  test("[SR-02] suggestions and the foot lead on to the results of a term", async () => {
    const html = await main(await ask("?search=shirt"));
    expect(headings(html)).toEqual(["Search", "Top suggestions", "Top results"]);
    expect(html).toMatch(/role="status">Showing 1-4 of 4 results\.</);
    const links = linksOf(html);
    expect(links).toContain("/search/shirt");
    expect(links).toContain(`/search/${encodeURIComponent("Men's slim shirt")}`);
    expect(links.some((href) => href?.startsWith("/product/LB-2003/"))).toBe(true);
    expect(html).toContain("View all results for ‘shirt’");
    expect(html).toMatch(/From <\/small>\$50\.60<small> inc\. GST, paid by you/);
  });

  test("[SR-02] one result alone is the Top Result; a page of the shop has no list of products", async () => {
    const html = await main(await ask("?search=terms"));
    expect(headings(html)).toEqual(["Search", "Top Result"]);
    expect(linksOf(html)).toContain("/terms-and-conditions");
    expect(html).not.toContain("View all results");
  });

  test("[SR-02] the sign-in page and its demo people are nothing to find", async () => {
    for (const term of ["shi", "sign", "lapsing", "page not found"]) {
      const html = await main(await ask(`?search=${encodeURIComponent(term)}`));
      expect(linksOf(html), term).not.toContain("/login");
      expect(linksOf(html), term).not.toContain("/not-found");
    }
  });

  test("[SR-02] ten results a page, pages from 0", async () => {
    const asked = { email: BUYER, host: "wholesale.localhost" };
    const first = await main(await ask("?search=shirt", asked));
    expect(first).toMatch(/Showing 1-10 of 1\d results/);
    expect(linksOf(first)).toContain("/global-search?search=shirt&amp;currentPage=1");
    const second = await main(await ask("?search=shirt&currentPage=1", asked));
    expect(second).toMatch(/Showing 11-1\d of 1\d results/);
    const beyond = await ask("?search=shirt&currentPage=99", asked);
    expect(beyond.headers.get("Location")).toBe("/global-search?search=shirt&currentPage=1");
  });

  test("[SR-03] nothing found is said with the term in quotes, and where else to go", async () => {
    const html = await main(await ask("?search=qzxjw"));
    expect(headings(html)).toEqual(["Search", "Nothing here."]);
    expect(html).toContain("We found 0 results for 'qzxjw'");
    expect(linksOf(html).filter((href) => href?.startsWith("/category/"))).toHaveLength(3);
    expect(html).not.toContain("View all results");
  });

  test("[SR-01] the wholesale field takes no single letter, the other one does", async () => {
    const field = async (asked: Asked & { email?: string }) =>
      /<input[^>]*name="search"[^>]*>/.exec(await main(await ask("", asked)))?.[0];
    expect(await field({ email: BUYER, host: "wholesale.localhost" })).toMatch(/minLength="2"/i);
    expect(await field({})).toMatch(/minLength="1"/i);
  });

  test("[SR-01] nor does the field of the wholesale header, and the search page keeps to it", async () => {
    const wholesale = { cookie: cookies.get(BUYER), host: "wholesale.localhost" };
    const field = /<input[^>]*id="site-search"[^>]*>/.exec(
      await (await shop.request("/", wholesale)).text(),
    )?.[0];
    expect(field).toMatch(/minLength="2"/i);
    for (const [text, status] of [
      ["p", 200],
      [" p ", 200],
      ["po", 302],
    ] as const) {
      const answer = await shop.request(`/search?text=${encodeURIComponent(text)}`, wholesale);
      expect([text, answer.status]).toEqual([text, status]);
    }
    expect((await shop.request("/search?text=p", { cookie: cookies.get(WEARER) })).status).toBe(302);
  });

  test("[SR-02] a label is a route of this shop, whatever an API says", async () => {
    const results = ["homepage", "help/returns", "//evil.example/x", "javascript:alert(1)"].map((label) => ({
      title: "<b>A</b> &amp; B",
      description: "",
      imageUrl: "",
      label,
      name: label,
    }));
    const html = await main(
      await ask("?search=x", {
        fetch: async (request) =>
          new URL(request.url).pathname.endsWith("/search/content")
            ? Response.json({
                results,
                products: [],
                suggestions: [],
                pagination: { currentPage: 0, pageSize: 10, totalPages: 1, totalResults: 4 },
              })
            : shop.api.fetch(request),
      }),
    );
    expect(
      [...html.matchAll(/<h3><a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, to, words]) => [to, words]),
    ).toEqual(
      ["/", "/help/returns", "/evil.example/x", "/javascript:alert(1)"].map((to) => [to, "A &amp; B"]),
    );
  });

  test("[SR-01] in a keyed visit form and links carry the key", async () => {
    const { body } = await shop.api.call("POST", "/orgUsers/current/punchout/sessions", {
      as: "punchout@korraline.example",
      body: { browserFormPostUrl: "https://buyer.example/return", buyerCookie: "abc" },
    });
    const entry = await shop.request(`/punchout/cxml/session?sid=${body.sid}`);
    const key = entry.headers.get("Location")!.split("/")[2]!;
    const html = await main(await shop.request("/global-search?search=sock", { keyed: openKey(key)! }));
    expect(html).toContain(`action="/s/${key}/global-search"`);
    expect(linksOf(html)).toContain(`/s/${key}/search/sock`);
    expect(linksOf(html).filter((href) => !href?.startsWith(`/s/${key}/`))).toEqual([]);
  });

  test("[SR-01] who is not signed in is led to the sign-in page and back", async () => {
    const answer = await shop.request("/global-search?search=shirt");
    expect(answer.headers.get("Location")).toBe(
      `/login?redirectTo=${encodeURIComponent("/global-search?search=shirt")}`,
    );
  });

  test("[SR-01] a text that nobody types finds nothing and breaks nothing", async () => {
    for (const text of ["%00", "%ED%A0%80", "..", "%25", "a".repeat(5000), "'\"><script>"]) {
      const answer = await ask(`?search=${text}&currentPage=-1`);
      expect(answer.status, text).toBe(200);
      expect(await answer.text(), text).not.toContain("><script>");
    }
  });
});
