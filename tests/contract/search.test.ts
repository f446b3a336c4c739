import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { statementCount } from "../../commerce/database/trace";
import { assortments, styles } from "../../commerce/modules/catalogue/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { codesOf, searchCall } from "../support/search-calls";

const buyer = "buyer@harrowstreet.example";
const wearer = "wearer@kestrel.example";
const api = await apiOfFile();

const search = searchCall(api, buyer);

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
    expect(codesOf(body)).toContain(code);
    expect(body.freeTextSearch).toBe(text);
    expect(body.spellingSuggestion).toBeUndefined();
  });

  test("[SR-04] all words must be there", async () => {
    const { body } = await search("safety boot");
    expect(codesOf(body).toSorted()).toEqual(["KC-5301", "KC-5302", "KC-5303"]);
    expect((await search("safety boot violet")).body.pagination.totalResults).toBe(0);
  });

  test.each([
    ["trowsers", "trousers"],
    ["jaket", "jacket"],
    ["ovralls", "overalls"],
    ["shrit", "shirt"],
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

  test("[API-1] a null character is refused, for no database keeps one", async () => {
    expectRefusal(await search("a\u0000b"), 400, "ValidationError", { subject: "query" });
  });

  test("[SR-04] white space around the text is not part of it", async () => {
    const { body } = await search("  polo  ");
    expect(body.freeTextSearch).toBe("polo");
    expect(body.currentQuery.query.value).toBe("polo:relevance");
  });

  test("[SR-04] a colon in the text is text", async () => {
    expect(codesOf((await search("hi:vis")).body).toSorted()).toEqual(
      codesOf((await search("hi vis")).body).toSorted(),
    );
    const { body } = await search("note: polo:relevance:colour:yellow-navy");
    expect(body.freeTextSearch).toBe("note: polo");
    expect(body.breadcrumbs).toHaveLength(1);
    expect(body.currentQuery.query.value).toBe("note polo:relevance:colour:yellow-navy");
  });
});

describe("whose products", () => {
  test("[SR-04] only the organisation's assortment", async () => {
    const { body } = await search("", { pageSize: 100 }, wearer);
    expect(codesOf(body).every((code) => code.startsWith("KM-"))).toBe(true);
    expect((await search("KC-5101", {}, wearer)).body.pagination.totalResults).toBe(0);
    expect(codesOf((await search("", { pageSize: 100 })).body)).not.toContain("KM-1101");
  });

  test("[SR-05] a pack's list holds the pack's products, for whom it is allocated", async () => {
    const pack = { packId: "PK-KM-LUGGAGE", packType: "optional", queryParam: "x", userId: "current" };
    expect(codesOf((await search("", pack, wearer)).body)).toEqual(["KM-1404"]);
    expect((await search("", pack, "newstarter@lanternbridge.example")).body.products).toEqual([]);
  });

  test("[PK-01] a list by pack type holds the goods of all packs of that type, and each list names its packs", async () => {
    const one = await search("", { packId: "PK-KM-LUGGAGE" }, wearer);
    expect(one.body.packs).toEqual([
      { packId: "PK-KM-LUGGAGE", packName: "Crew luggage", packType: "optional" },
    ]);
    const own = await search("", { packType: "self-purchase", pageSize: 100 }, wearer);
    expect(codesOf(own.body).toSorted()).toEqual(
      ["KM-1001", "KM-1002", "KM-1302", "KM-1401", "KM-1402", "KM-1404"].toSorted(),
    );
    const some = await search("bag:name-asc", { packType: "Self Purchase" }, wearer);
    expect(codesOf(some.body)).toEqual(["KM-1404"]);
    expect((await search("", {}, wearer)).body.packs).toBeUndefined();
  });

  test("[PK-01] a pack of another person, of nobody or of an earlier period has no goods and no name", async () => {
    const others: Record<string, string>[] = [
      { packId: "PK-LB-BADGE" },
      { packId: "PK-KM-MATERNITY" },
      { packId: "'; drop table packs; --" },
      { packType: "no such type" },
    ];
    for (const pack of others) {
      const { status, body } = await search("", pack, wearer);
      expect([status, body.products, body.packs, body.pagination.totalResults]).toEqual([200, [], [], 0]);
    }
  });

  test("[API-1] a pack's list takes one statement more", async () => {
    await search("", { packId: "PK-KM-LUGGAGE" }, wearer);
    const count = { statements: 0 };
    await statementCount.run(count, () => search("", { packId: "PK-KM-LUGGAGE" }, wearer));
    expect(count.statements).toBe(4);
  });

  test("[API-1] filters=code: asks for some by code", async () => {
    const { body } = await search("", { filters: "code:KC-5101, KC-5102,KM-1101" });
    expect(codesOf(body).toSorted()).toEqual(["KC-5101", "KC-5102"]);
  });

  test("[API-1] no more than three statements beside the authentication, two once warm", async () => {
    for (const query of ["", "polo", "trowsers", ":price-asc:colour:navy", "KC-5101"]) {
      const count = { statements: 0 };
      await statementCount.run(count, () => search(query, { pageSize: 100 }));
      expect([query, count.statements]).toEqual([query, 3]);
    }
  });

  test("[SR-04] the word that marks a program's styles in the index cannot be asked for", async () => {
    for (const text of ["org kestrel", "org harrowstreet", "'org kestrel'", "the for"]) {
      expect([text, codesOf((await search(text)).body)]).toEqual([text, []]);
    }
  });

  test("[SR-04] a style is found by its new name, and by whom it is given to, as soon as the rows say so", async () => {
    const jacket = "KM-1101";
    const found = async (text: string) => codesOf((await search(text)).body);
    expect(await found("zephyr")).toEqual([]);
    await api.db.update(styles).set({ name: "Zephyr's <b>coat" }).where(eq(styles.code, jacket));
    expect(await found("zephyr")).toEqual([]);
    await api.db.insert(assortments).values({ organisationUid: "harrowstreet", styleCode: jacket });
    expect(await found("zephyr")).toEqual([jacket]);
    await api.db.update(styles).set({ name: "Mistral" }).where(eq(styles.code, jacket));
    expect(await found("zephyr")).toEqual([]);
    expect(await found("mistral")).toEqual([jacket]);
  });
});
