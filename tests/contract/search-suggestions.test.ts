import { beforeAll, describe, expect, test } from "vitest";
import { dropCached } from "../../commerce/database/cache";
import { cmsComponents, cmsPages, cmsSlots } from "../../commerce/modules/cms/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";

const buyer = "buyer@harrowstreet.example";
const api = await apiOfFile();

const search = (query: string, more: Record<string, string | number> = {}, as = buyer) =>
  api.call("GET", "/products/search", { as, query: { query, fields: "DEFAULT,products(DEFAULT)", ...more } });

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
    await api.db.insert(cmsComponents).values([
      component("A", {
        content:
          '<h2>Care</h2><p>Clean them <b>often</b>, and oil the leather twice a year.</p><a href="/x">Polish</a>',
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
    dropCached(api.db, "content");
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
    // A link's words are those of the page it leads to.
    expect(await found("polish")).not.toContain("boots");
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
