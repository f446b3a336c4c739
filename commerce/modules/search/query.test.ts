import { describe, expect, test } from "vitest";
import { parseQuery, stateOf, writeQuery, type SearchQuery } from "./query";

const parsed = (text: string, sort = "relevance", ...pairs: [string, string][]) => ({
  text,
  sort,
  selected: pairs.map(([facet, value]) => ({ facet, value })),
});

describe("reading", () => {
  test.each([
    ["", parsed("")],
    ["polo", parsed("polo")],
    ["  polo  ", parsed("polo")],
    ["polo:name-asc", parsed("polo", "name-asc")],
    [":relevance", parsed("")],
    [":relevance:allCategories:tops", parsed("", "relevance", ["allCategories", "tops"])],
    ["polo::colour:navy", parsed("polo", "relevance", ["colour", "navy"])],
    ["a:price-desc:colour:navy:size:m", parsed("a", "price-desc", ["colour", "navy"], ["size", "m"])],
    ["a:relevance:colour:navy:colour:navy", parsed("a", "relevance", ["colour", "navy"])],
    ["a:b", parsed("a:b")],
    ["a:b:relevance", parsed("a:b")],
    ["http://x", parsed("http://x")],
    ["a:", parsed("a:")],
    [":", parsed(":")],
    ["a:topRated", parsed("a", "topRated")],
    ["a:newest", parsed("a:newest")],
    ["a:relevance:nosuch:x", parsed("a:relevance:nosuch:x")],
    ["a:relevance:colour", parsed("a:relevance:colour")],
    ["a:relevance:colour:", parsed("a:relevance:colour:")],
    ["a:relevance:relevance", parsed("a:relevance")],
    ["a:constructor", parsed("a:constructor")],
    ["a\0b", parsed("a b")],
  ])("[SR-04] %j", (query, expected) => {
    expect(parseQuery(query)).toEqual(expected);
  });

  test("[SR-04] long texts are cut between letters, not inside one", () => {
    expect(parseQuery("x".repeat(5000)).text).toHaveLength(200);
    expect([...parseQuery("🧥".repeat(300)).text]).toHaveLength(200);
  });

  test("[SR-04] no more than a hundred choices count", () => {
    const query = `:relevance${Array.from({ length: 300 }, (_, n) => `:size:s${n}`).join("")}`;
    expect(parseQuery(query).selected).toHaveLength(100);
  });
});

describe("writing", () => {
  const query = (text: string): SearchQuery => ({
    text,
    sort: "relevance",
    selected: [{ facet: "colour", value: "orange-navy" }],
  });

  test.each(["polo", "", "hi-vis 3/4", "O'Neill", "日本"])(
    "[SR-04] %j comes back as it was written",
    (text) => {
      expect(parseQuery(writeQuery(query(text)))).toEqual(query(text));
    },
  );

  test.each([
    ["a:b", "a b"],
    ["50% cotton", "50 cotton"],
    ["c++", "c"],
    ["a + b", "a b"],
  ])("[SR-04] %j becomes %j, which any decoding leaves alone", (text, plain) => {
    const value = writeQuery(query(text));
    expect(value).toBe(`${plain}:relevance:colour:orange-navy`);
    expect(decodeURIComponent(value.replaceAll("+", " "))).toBe(value);
  });

  test("[SR-04] the address carries both text and query", () => {
    expect(stateOf(query("a/b")).url).toBe("/search/a%2Fb?query=a%2Fb%3Arelevance%3Acolour%3Aorange-navy");
  });
});
