import { describe, expect, it } from "vitest";
import { pairBetween, pairOf, parseQuery, writeQuery } from "./query";

describe("the query of a search", () => {
  it("[SR-04] is written as text, sort and pairs, and read back", () => {
    const query = { text: "polo", sort: "name-asc", pairs: [["colour", "navy"]] as [string, string][] };
    expect(writeQuery(query)).toBe("polo:name-asc:colour:navy");
    expect(parseQuery("polo:name-asc:colour:navy")).toEqual(query);
  });

  it("[SR-04] a typed colon, plus or percent sign cannot break it", () => {
    expect(writeQuery({ text: "a:b+c%", sort: "relevance", pairs: [] })).toBe("a b c:relevance");
  });

  it("[SR-04] half a pair and nonsense are dropped", () => {
    expect(parseQuery("polo::colour").pairs).toEqual([]);
    expect(parseQuery("").sort).toBe("relevance");
    expect(pairOf("colour")).toEqual([]);
    expect(pairOf(":navy")).toEqual([]);
    expect(pairOf("size:82:long")).toEqual([["size", "82:long"]]);
  });

  it("[SR-04] a facet value is told from the query that adds it or takes it off", () => {
    const current = parseQuery("polo:relevance:colour:navy");
    expect(pairBetween(current, "polo:relevance:colour:navy:size:m", false)).toBe("size:m");
    expect(pairBetween(current, "polo:relevance", true)).toBe("colour:navy");
    expect(pairBetween(current, "polo:relevance:colour:navy", false)).toBeUndefined();
  });
});
