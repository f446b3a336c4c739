import { describe, expect, test } from "vitest";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { codesOf, searchCall } from "../support/search-calls";

const buyer = "buyer@harrowstreet.example";
const wearer = "wearer@kestrel.example";
const api = await apiOfFile();

const search = searchCall(api, buyer);

type Body = Awaited<ReturnType<typeof search>>["body"];
const facet = ({ facets }: Body, code: string) => facets.find((f: { code: string }) => f.code === code);
const value = (body: Body, code: string, of: string) =>
  facet(body, code).values.find((v: { code: string }) => v.code === of);

describe("facets", () => {
  test("[SR-04] count what choosing a value would show", async () => {
    const { body } = await search("polo");
    expect(body.facets.map((f: { code: string; name: string }) => [f.code, f.name])).toEqual([
      ["category", "Garment"],
      ["colour", "Colour"],
      ["size", "Size"],
      ["standard", "Standard"],
      ["brand", "Brand"],
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
    expect(codesOf(both)).toEqual(["SV-3201"]);
    const counts = (body: Body) =>
      Object.fromEntries(
        facet(body, "colour").values.map((v: { code: string; count: number }) => [v.code, v.count]),
      );
    expect(counts(one)).toEqual(counts(all));
    expect(facet(one, "category").values.length).toBeLessThan(facet(all, "category").values.length);
    expect(value(two, "colour", "yellow-navy").selected).toBe(true);
    expect(value(two, "colour", "ink").selected).toBe(false);
  });

  test("[SR-04] a colour says what its cloth is, whatever the products of the page are made of", async () => {
    const { body } = await search("polo", { pageSize: 1 });
    const colours: { name: string; hex?: string; swatchImageURL?: string }[] = facet(body, "colour").values;
    const onPage = body.products[0].colorImageMapList.map((one: { color: string }) => one.color);
    expect(colours.some(({ name }) => !onPage.includes(name))).toBe(true);
    for (const { name, hex, swatchImageURL = "" } of colours) {
      expect(hex, name).toMatch(/^#[0-9a-f]{6}$/);
      if (name.includes("/")) expect(swatchImageURL, name).toMatch(/\/medias\/swatch\.\w+\.\w+\.svg$/);
    }
    expect(facet(body, "size").values[0]).not.toHaveProperty("hex");
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
    const { body } = await search(":relevance:allCategories:brand_korraline-site");
    expect(codesOf(body).every((code) => code.startsWith("KC-"))).toBe(true);
    expect(body.products.length).toBeGreaterThan(5);
    expect(body.categoryCode).toBe("brand_korraline-site");
    expect(body.breadcrumbs).toMatchObject([
      { facetCode: "allCategories", facetValueName: "Korraline Site" },
    ]);
    expect(value(body, "brand", "brand_korraline-site").count).toBe(body.pagination.totalResults);
  });

  test("[SR-05] a brand's products name it as a category with the address of its page", async () => {
    const { body } = await api.call("GET", "/products/KC-5401", { as: buyer, query: { fields: "FULL" } });
    const brand = {
      code: "brand_bright-able",
      name: "Bright & Able",
      url: "/Brands/bright-able/c/brand_bright-able",
    };
    expect(body.categories).toEqual([expect.objectContaining({ code: "ppe" }), brand]);
    const found = (await search(`:relevance:allCategories:${brand.code}`)).body;
    expect(codesOf(found)).toContain("KC-5401");
    expect(found.breadcrumbs[0].facetValueName).toBe("Bright & Able");
  });

  test("[SR-05] a brand that an organisation does not buy is empty for its people", async () => {
    const { body } = await search(":relevance:allCategories:brand_korraline-site", {}, wearer);
    expect(body.pagination.totalResults).toBe(0);
    // Nor is it named: who asks for a code reads the code again.
    expect(body.breadcrumbs[0].facetValueName).toBe("brand_korraline-site");
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

  test("[SR-04] by the stars of colleagues, as the product tells them", async () => {
    const { body } = await search("", { sort: "topRated", pageSize: 100 });
    const stars = body.products.map((p: { averageRating?: number }) => p.averageRating ?? 0);
    expect(stars[0]).toBeGreaterThan(3);
    expect(stars).toEqual(stars.toSorted((a: number, b: number) => b - a));
    expect(stars.at(-1)).toBe(0);
  });

  test("[SR-06] whoever may not see prices cannot order by them", async () => {
    const { body } = await search("trouser", { sort: "price-asc" }, wearer);
    expect(body.pagination.sort).toBe("relevance");
    expect(body.sorts.map((s: { code: string }) => s.code)).toEqual([
      "relevance",
      "topRated",
      "name-asc",
      "name-desc",
    ]);
    expect(JSON.stringify(body.products)).not.toMatch(/"price"|STDPriceData/);
  });

  test("[SR-04] an unknown sort is the query's own", async () => {
    expect((await search("polo", { sort: "newest" })).body.pagination.sort).toBe("relevance");
  });

  test("[SR-04] pages of 18, all different, together everything; past the end empty with true totals", async () => {
    const first = (await search("")).body;
    expect(first.pagination).toMatchObject({ currentPage: 0, pageSize: 18 });
    const seen: string[] = [];
    for (let page = 0; page < first.pagination.totalPages; page += 1) {
      seen.push(...codesOf((await search("", { currentPage: page })).body));
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
