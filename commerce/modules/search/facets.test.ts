import { describe, expect, test } from "vitest";
import { facetCode } from "../catalogue";
import { facetIndex, narrow, type StyleFacets } from "./facets";

const style = (
  category: string,
  colours: string[],
  sizes: string[],
  standards: string[] = [],
): StyleFacets => ({
  category: { code: category, name: category, sort: 0 },
  colours: colours.map((name) => ({
    name,
    hex: "#000000",
    swatch: name.includes("/") ? `${name}.svg` : null,
  })),
  sizes,
  standards,
  brand: "Tops",
  lineage: [{ code: category, name: category }],
});
const index = facetIndex([
  ["polo", style("tops", ["Navy", "Orange/Navy"], ["S", "M"], ["AS/NZS 4602.1"])],
  ["tee", style("tops", ["Navy"], ["M", "L"])],
  ["pant", style("bottoms", ["Navy", "Khaki"], ["92", "102", "97"])],
]);
const all = ["polo", "tee", "pant"];
const select = (...pairs: string[]) =>
  narrow(
    index,
    all,
    pairs.map((pair) => {
      const [facet, value] = pair.split("=") as ["colour", string];
      return { facet, value };
    }),
  );
const counts = (result: ReturnType<typeof select>, facet: string) =>
  Object.fromEntries(result.counts.filter((v) => v.facet === facet).map((v) => [v.code, v.count]));

describe("codes", () => {
  test.each([
    ["Orange/Navy", "orange-navy"],
    ["AS/NZS 4602.1:2011", "as-nzs-4602.1-2011"],
    ["Teal (nursing)", "teal-nursing"],
    ["  Café 100% ", "café-100"],
    ["2-8", "2-8"],
    ["海军蓝", "海军蓝"],
  ])("[SR-04] %j is %j", (name, code) => {
    expect(facetCode(name)).toBe(code);
    expect(code).not.toMatch(/[\s:+%&/?#]/);
  });
});

describe("narrowing", () => {
  test.each([
    [[], ["polo", "tee", "pant"]],
    [["colour=navy"], ["polo", "tee", "pant"]],
    [["colour=khaki"], ["pant"]],
    [
      ["colour=khaki", "colour=orange-navy"],
      ["polo", "pant"],
    ],
    [
      ["colour=navy", "size=m"],
      ["polo", "tee"],
    ],
    [["colour=khaki", "size=m"], []],
    [["category=tops", "size=m", "standard=as-nzs-4602.1"], ["polo"]],
    [["allCategories=bottoms"], ["pant"]],
    [["colour=nosuch"], []],
  ])("[SR-04] %j leaves %j", (selected, expected) => {
    expect(select(...selected).styles).toEqual(expected);
  });

  test("[SR-04] keeps the order it was given, and styles that it does not know only while nothing is chosen", () => {
    expect(narrow(index, ["pant", "new", "polo"], []).styles).toEqual(["pant", "new", "polo"]);
    expect(narrow(index, ["pant", "new"], [{ facet: "colour", value: "navy" }]).styles).toEqual(["pant"]);
  });
});

describe("counting", () => {
  test("[SR-04] says what choosing a value would show", () => {
    expect(counts(select(), "colour")).toEqual({ navy: 3, "orange-navy": 1, khaki: 1 });
    expect(counts(select("size=m"), "colour")).toEqual({ navy: 2, "orange-navy": 1 });
    expect(counts(select("colour=khaki"), "colour")).toEqual({ navy: 3, "orange-navy": 1, khaki: 1 });
    expect(counts(select("colour=khaki"), "size")).toEqual({ "92": 1, "97": 1, "102": 1 });
    expect(counts(select("colour=khaki", "size=m"), "colour")).toEqual({
      navy: 2,
      "orange-navy": 1,
      khaki: 0,
    });
    expect(counts(select("colour=khaki", "size=m"), "size")).toEqual({ m: 0, "92": 1, "97": 1, "102": 1 });
  });

  test("[SR-04] sizes stand in their order, other values by name", () => {
    const names = (facet: string) =>
      select()
        .counts.filter((v) => v.facet === facet)
        .map((v) => v.name);
    expect(names("size")).toEqual(["S", "M", "L", "92", "97", "102"]);
    expect(names("colour")).toEqual(["Khaki", "Navy", "Orange/Navy"]);
  });

  test("[SR-04] a chosen value stays, so that it can be taken away", () => {
    const chosen = select("colour=khaki", "size=m").counts.filter((v) => v.selected);
    expect(Object.fromEntries(chosen.map((v) => [v.code, v.count]))).toEqual({ khaki: 0, m: 0 });
  });
});
