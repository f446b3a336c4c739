import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { statementCount } from "../../commerce/database/connection";
import { dropContent } from "../../commerce/modules/cms";
import { cmsComponents, cmsPages, cmsSlots } from "../../commerce/modules/cms/tables";
import { testApi, type TestApi } from "../support/api";
import { expectRefusal } from "../support/expect";

const buyer = "buyer@harrowstreet.example";
const wearer = "wearer@kestrel.example";
let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const search = (query: string, more: Record<string, string | number> = {}, as = buyer) =>
  api.call("GET", "/products/search", { as, query: { query, fields: "DEFAULT,products(DEFAULT)", ...more } });

type Body = Awaited<ReturnType<typeof search>>["body"];
const codes = ({ products }: Body): string[] => products.map((p: { code: string }) => p.code);
const facet = ({ facets }: Body, code: string) => facets.find((f: { code: string }) => f.code === code);
const value = (body: Body, code: string, of: string) =>
  facet(body, code).values.find((v: { code: string }) => v.code === of);

describe("text", () => {
  test.each([
    ["polo", "KC-5002"],
    ["POLO", "KC-5002"],
    ["pol", "KC-5002"],
    ["polos", "KC-5002"],
    ["hi-vis polo", "KC-5002"],
    ["hivis polo", "KC-5002"],
    ["the polo", "KC-5002"],
    ["women's", "KC-5003"],
    ["women’s", "KC-5003"],
    ["helmet", "KC-5401"],
    ["pants", "KC-5101"],
    ["KC-5101", "KC-5101"],
    ["kc-51", "KC-5101"],
    ["5101", "KC-5101"],
    ["KC-5101-NAV-92R", "KC-5101"],
  ])("[SR-04] %s finds %s", async (text, code) => {
    const { status, body } = await search(text);
    expect(status).toBe(200);
    expect(codes(body)).toContain(code);
    expect(body.freeTextSearch).toBe(text);
    expect(body.spellingSuggestion).toBeUndefined();
  });

  test("[SR-04] all words must be there", async () => {
    const { body } = await search("safety boot");
    expect(codes(body).toSorted()).toEqual(["KC-5301", "KC-5302", "KC-5303"]);
    expect((await search("safety boot violet")).body.pagination.totalResults).toBe(0);
  });

  test.each([
    ["trowsers", "trousers"],
    ["jaket", "jacket"],
    ["ovralls", "overalls"],
    ["safty bots", "safety boots"],
  ])("[SR-02] %s is put right to %s and finds it", async (typed, meant) => {
    const { body } = await search(typed);
    expect(body.spellingSuggestion).toEqual({ suggestion: meant, query: `${meant}:relevance` });
    expect(body.products.length).toBeGreaterThan(0);
    expect(body.freeTextSearch).toBe(typed);
  });

  test("[SR-03] nonsense finds nothing and is not put right", async () => {
    const { body } = await search("qzxjw");
    expect(body).toMatchObject({
      products: [],
      facets: [],
      breadcrumbs: [],
      pagination: { totalResults: 0, totalPages: 0 },
    });
    expect(body.spellingSuggestion).toBeUndefined();
  });

  test.each([
    "%",
    "%%%",
    "+",
    "c++",
    "'",
    '"',
    "''; drop table styles; --",
    "👕",
    "\\",
    "a:*",
    "!&|()<->",
    ":",
    "::",
    "\u0000a",
    "\uD800",
    "ﬁ",
    "x".repeat(5000),
    "word ".repeat(1000),
    "1e309",
    "<script>",
  ])("[SR-03] %.30j is answered, not a fault", async (text) => {
    for (const query of [text, `${text}:relevance`, `polo ${text}`]) {
      expect((await search(query)).status).toBe(200);
    }
    for (const [path, name] of [
      ["/products/suggestions", "term"],
      ["/search/suggestions", "searchText"],
      ["/search/content", "search"],
    ] as const) {
      expect((await api.call("GET", path, { as: buyer, query: { [name]: text } })).status).toBe(200);
    }
  });

  test("[SR-04] white space around the text is not part of it", async () => {
    const { body } = await search("  polo  ");
    expect(body.freeTextSearch).toBe("polo");
    expect(body.currentQuery.query.value).toBe("polo:relevance");
  });

  test("[SR-04] a colon in the text is text", async () => {
    expect(codes((await search("hi:vis")).body).toSorted()).toEqual(
      codes((await search("hi vis")).body).toSorted(),
    );
    const { body } = await search("note: polo:relevance:colour:yellow-navy");
    expect(body.freeTextSearch).toBe("note: polo");
    expect(body.breadcrumbs).toHaveLength(1);
    expect(body.currentQuery.query.value).toBe("note polo:relevance:colour:yellow-navy");
  });
});

describe("facets", () => {
  test("[SR-04] count what choosing a value would show", async () => {
    const { body } = await search("polo");
    expect(body.facets.map((f: { code: string; name: string }) => [f.code, f.name])).toEqual([
      ["category", "Garment"],
      ["colour", "Colour"],
      ["size", "Size"],
      ["standard", "Standard"],
    ]);
    for (const { values, multiSelect } of body.facets) {
      expect(multiSelect).toBe(true);
      for (const one of values.slice(0, 6)) {
        const chosen = await search(one.query.query.value);
        expect([one.code, chosen.body.pagination.totalResults]).toEqual([one.code, one.count]);
      }
    }
  });

  test("[SR-04] values of one facet widen, facets narrow, and a facet's own counts stay", async () => {
    const all = (await search("polo")).body;
    const one = (await search("polo:relevance:colour:yellow-navy")).body;
    const two = (await search("polo:relevance:colour:yellow-navy:colour:grey-teal")).body;
    const both = (await search("polo:relevance:colour:yellow-navy:colour:grey-teal:category:support")).body;
    expect(one.pagination.totalResults).toBeLessThan(two.pagination.totalResults);
    expect(codes(both)).toEqual(["SV-3201"]);
    const counts = (body: Body) =>
      Object.fromEntries(
        facet(body, "colour").values.map((v: { code: string; count: number }) => [v.code, v.count]),
      );
    expect(counts(one)).toEqual(counts(all));
    expect(facet(one, "category").values.length).toBeLessThan(facet(all, "category").values.length);
    expect(value(two, "colour", "yellow-navy").selected).toBe(true);
    expect(value(two, "colour", "ink").selected).toBe(false);
  });

  test("[SR-04] a selected value's query takes it away again, and so does its breadcrumb", async () => {
    const { body } = await search("polo:name-asc:colour:yellow-navy:size:m");
    expect(value(body, "colour", "yellow-navy").query.query.value).toBe("polo:name-asc:size:m");
    expect(body.breadcrumbs).toMatchObject([
      {
        facetCode: "colour",
        facetName: "Colour",
        facetValueCode: "yellow-navy",
        facetValueName: "Yellow/Navy",
      },
      { facetCode: "size", facetValueName: "M" },
    ]);
    expect(body.breadcrumbs.map((b: Body) => b.removeQuery.query.value)).toEqual([
      "polo:name-asc:size:m",
      "polo:name-asc:colour:yellow-navy",
    ]);
    expect(body.breadcrumbs[0].truncateQuery.query.value).toBe("polo:name-asc:colour:yellow-navy");
  });

  test("[SR-04] sizes stand in their order, letters before numbers", async () => {
    const sizes = facet((await search("")).body, "size").values.map((v: { name: string }) => v.name);
    expect(sizes.slice(0, 9)).toEqual(["XXS", "XS", "S", "M", "L", "XL", "2XL", "3XL", "4XL"]);
    const numbers = sizes.map(Number).filter((n: number) => !Number.isNaN(n));
    expect(numbers).toEqual(numbers.toSorted((a: number, b: number) => a - b));
  });

  test("[SR-04] a value that nothing has finds nothing and can be taken away", async () => {
    const { body } = await search(":relevance:colour:nosuch");
    expect(body.pagination.totalResults).toBe(0);
    expect(body.breadcrumbs[0]).toMatchObject({
      facetValueName: "nosuch",
      removeQuery: { query: { value: ":relevance" } },
    });
  });

  test("[SR-05] a category page lists the category and those below it, and says which", async () => {
    const work = (await search(":relevance:allCategories:work")).body;
    expect(work.categoryCode).toBe("work");
    expect(facet(work, "allCategories")).toBeUndefined();
    expect(new Set(facet(work, "category").values.map((v: { code: string }) => v.code))).toContain("hi-vis");
    const below = (await search(":relevance:allCategories:hi-vis")).body;
    expect(below.pagination.totalResults).toBeLessThan(work.pagination.totalResults);
    expect(below.breadcrumbs[0].facetValueName).toBe("Hi-vis");
  });

  test("[SR-05] a brand page lists the brand", async () => {
    const { body } = await search(":relevance:allCategories:korraline-site");
    expect(codes(body).every((code) => code.startsWith("KC-"))).toBe(true);
    expect(body.products.length).toBeGreaterThan(10);
  });
});

describe("sorts and pages", () => {
  const names = (body: Body): string[] => body.products.map((p: { name: string }) => p.name.toLowerCase());

  test("[SR-04] by name, both ways; the sort parameter goes before the query's", async () => {
    const up = (await search(":name-asc", { pageSize: 100 })).body;
    const down = (await search(":name-asc", { pageSize: 100, sort: "name-desc" })).body;
    expect(names(down)).toEqual(names(up).toReversed());
    expect(down.pagination.sort).toBe("name-desc");
    expect(down.sorts.find((s: { selected: boolean }) => s.selected).code).toBe("name-desc");
    expect(down.currentQuery.query.value).toBe(":name-desc");
  });

  test("[SR-04] by price, as the cards show it", async () => {
    const prices = async (sort: string) =>
      (await search("", { sort, pageSize: 100 })).body.products.map(
        (p: { price: { value: number } }) => p.price.value,
      );
    const up = await prices("price-asc");
    expect(up).toEqual(up.toSorted((a: number, b: number) => a - b));
    const down = await prices("price-desc");
    expect(down).toEqual(up.toReversed());
  });

  test("[SR-06] whoever may not see prices cannot order by them", async () => {
    const { body } = await search("trouser", { sort: "price-asc" }, wearer);
    expect(body.pagination.sort).toBe("relevance");
    expect(body.sorts.map((s: { code: string }) => s.code)).toEqual(["relevance", "name-asc", "name-desc"]);
    expect(JSON.stringify(body.products)).not.toMatch(/"price"|STDPriceData/);
  });

  test("[SR-04] an unknown sort is the query's own", async () => {
    expect((await search("polo", { sort: "topRated" })).body.pagination.sort).toBe("relevance");
  });

  test("[SR-04] pages of 18, all different, together everything; past the end empty with true totals", async () => {
    const first = (await search("")).body;
    expect(first.pagination).toMatchObject({ currentPage: 0, pageSize: 18 });
    const seen: string[] = [];
    for (let page = 0; page < first.pagination.totalPages; page += 1) {
      seen.push(...codes((await search("", { currentPage: page })).body));
    }
    expect(new Set(seen).size).toBe(first.pagination.totalResults);
    expect(seen.length).toBe(first.pagination.totalResults);
    const past = await search("", { currentPage: 99 });
    expect([past.status, past.body.products]).toEqual([200, []]);
    expect(past.body.pagination).toMatchObject({
      currentPage: 99,
      totalResults: first.pagination.totalResults,
    });
  });

  test("[API-1] page sizes are capped, nonsense is refused", async () => {
    expect((await search("", { pageSize: 5000 })).body.pagination.pageSize).toBe(100);
    expect((await search("", { pageSize: 0 })).body.pagination.pageSize).toBe(18);
    const nonsense: Record<string, string | number>[] = [
      { currentPage: -1 },
      { currentPage: "x" },
      { pageSize: "x" },
      { currentPage: 1e9 },
    ];
    for (const more of nonsense) expectRefusal(await search("", more), 400, "ValidationError");
  });
});

describe("whose products", () => {
  test("[SR-04] only the organisation's assortment", async () => {
    const { body } = await search("", { pageSize: 100 }, wearer);
    expect(codes(body).every((code) => code.startsWith("KM-"))).toBe(true);
    expect((await search("KC-5101", {}, wearer)).body.pagination.totalResults).toBe(0);
    expect(codes((await search("", { pageSize: 100 })).body)).not.toContain("KM-1101");
  });

  test("[SR-05] a pack's list holds the pack's products, for whom it is allocated", async () => {
    const pack = { packId: "PK-KM-LUGGAGE", packType: "optional", queryParam: "x", userId: "current" };
    expect(codes((await search("", pack, wearer)).body)).toEqual(["KM-1404"]);
    expect((await search("", pack, "newstarter@lanternbridge.example")).body.products).toEqual([]);
  });

  test("[API-1] filters=code: asks for some by code", async () => {
    const { body } = await search("", { filters: "code:KC-5101, KC-5102,KM-1101" });
    expect(codes(body).toSorted()).toEqual(["KC-5101", "KC-5102"]);
  });

  test("[API-1] no more than three statements beside the authentication, two once warm", async () => {
    for (const query of ["", "polo", "trowsers", ":price-asc:colour:navy", "KC-5101"]) {
      const count = { statements: 0 };
      await statementCount.run(count, () => search(query, { pageSize: 100 }));
      expect([query, count.statements]).toEqual([query, 3]);
    }
  });
});

describe("suggestions", () => {
  const suggest = async (term: string, max?: number): Promise<string[]> =>
    (
      await api.call("GET", "/products/suggestions", { as: buyer, query: { term, max } })
    ).body.suggestions.map((s: { value: string }) => s.value);

  test("[SR-02] complete the last word, then name products; each finds something", async () => {
    const terms = await suggest("hi-vis p");
    expect(terms[0]).toBe("hi-vis polo");
    for (const term of terms) expect((await search(term)).body.pagination.totalResults).toBeGreaterThan(0);
  });

  test("[SR-02] as many as asked for, none twice, none for nothing", async () => {
    expect((await suggest("p", 3)).length).toBe(3);
    const terms = await suggest("s", 20);
    expect(new Set(terms.map((t) => t.toLowerCase())).size).toBe(terms.length);
    expect(await suggest("  ")).toEqual([]);
    expect(await suggest("qzxjw")).toEqual([]);
  });

  test("[SR-02] mistyped words are put right", async () => {
    expect((await suggest("ovralls")).join()).toMatch(/coverall/i);
  });

  test("[SR-02] search/suggestions brings products as well", async () => {
    const { body } = await api.call("GET", "/search/suggestions", {
      as: buyer,
      query: { searchText: "boot", fields: "DEFAULT,products(DEFAULT)" },
    });
    expect(body.suggestions[0]).toEqual({ term: "boot" });
    expect(body.products.length).toBeGreaterThan(0);
    expect(body.products.length).toBeLessThanOrEqual(4);
    expect(body.products[0]).toHaveProperty("url");
  });

  test.each(["/products/suggestions", "/search/suggestions", "/search/content"])(
    "[API-1] %s without its text is 400",
    async (path) => {
      expectRefusal(await api.call("GET", path, { as: buyer }), 400, "ValidationError", {
        reason: "missing",
      });
    },
  );
});

describe("the overlay's search", () => {
  const content = (text: string, more: Record<string, string | number> = {}) =>
    api.call("GET", "/search/content", { as: buyer, query: { search: text, ...more } });
  const site = "uniforms";

  beforeAll(async () => {
    for (const table of [cmsSlots, cmsComponents, cmsPages]) await api.db.delete(table);
    const page = (uid: string, label: string, title: string) => ({
      site,
      uid,
      label,
      title,
      name: uid,
      template: "T",
    });
    await api.db
      .insert(cmsPages)
      .values([
        page("homepage", "/", "Welcome"),
        page("boots", "/help/boots", "Looking after boots"),
        page("empty", "/empty", "Boots in progress"),
      ]);
    const component = (uid: string, fields: object) => ({
      site,
      uid,
      typeCode: "CMSParagraphComponent",
      name: uid,
      fields: { ...fields },
    });
    await api.db
      .insert(cmsComponents)
      .values([
        component("A", {
          content: "<h2>Care</h2><p>Clean them <b>often</b>, and oil the leather twice a year.</p>",
          media: { url: "/medias/a.svg" },
        }),
        component("B", { content: "<p>New boots every year</p>" }),
        component("Shared", { content: "<p>oil</p>" }),
      ]);
    const slot = (pageUid: string, componentUid: string) => ({
      site,
      pageUid,
      position: "Body",
      componentUid,
      sort: 0,
    });
    await api.db.insert(cmsSlots).values([slot("boots", "A"), slot("homepage", "B"), slot("*", "Shared")]);
    dropContent(api.db);
  });

  test("[SR-02] pages come before products, one with the words in its title first", async () => {
    const { body } = await content("boot");
    const labels = body.results.map((r: { label: string }) => r.label);
    expect(labels.slice(0, 2)).toEqual(["/help/boots", "homepage"]);
    expect(labels[2]).toMatch(/^\/product\//);
    expect(body.results[0]).toEqual({
      title: "Looking after boots",
      description: expect.stringMatching(/^Care Clean them often/),
      imageUrl: "/medias/a.svg",
      label: "/help/boots",
      name: "boots",
    });
    expect(body.pagination.totalResults).toBe(body.results.length);
  });

  test("[SR-02] what stands on every page finds no page, and a page without words is not found", async () => {
    const found = async (text: string) =>
      (await content(text)).body.results.map((r: { name: string }) => r.name);
    expect(await found("oil")).toEqual(["boots"]);
    expect(await found("progress")).toEqual([]);
  });

  test("[SR-02] pages of ten from 0 run through pages and products as one list", async () => {
    const first = (await content("safety", { pageSize: 2 })).body;
    expect(first.pagination).toMatchObject({ currentPage: 0, pageSize: 2 });
    const names: string[] = [];
    for (let at = 0; at < first.pagination.totalPages; at += 1) {
      const { body } = await content("safety", { pageSize: 2, currentPage: at });
      names.push(...body.results.map((r: { name: string }) => r.name));
    }
    expect(new Set(names).size).toBe(first.pagination.totalResults);
    expect((await content("boot")).body.pagination.pageSize).toBe(10);
    expect((await content("boot", { currentPage: 50 })).body.results).toEqual([]);
  });

  test("[SR-03] nothing found and nothing typed are empty answers", async () => {
    for (const text of ["qzxjw", " "]) {
      expect((await content(text)).body).toMatchObject({ results: [], products: [], suggestions: [] });
    }
  });
});
