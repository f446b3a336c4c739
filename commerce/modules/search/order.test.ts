import { describe, expect, test } from "vitest";
import { orderMatches, placesOf } from "./order";

const places = placesOf([
  { code: "B", name: "apron", sort: 2 },
  { code: "A", name: "Apron", sort: 2 },
  { code: "C", name: "Zip jacket", sort: 1 },
]);
const match = (code: string, rank = 0, amount: number | null = null) => ({
  code,
  rank,
  amount,
  corrected: false,
});

describe("orderMatches", () => {
  test("[SR-04] the better find comes first; equals follow the catalogue, then the code", () => {
    const found = [match("A", 1), match("B", 1), match("C", 0.5)];
    expect(orderMatches(found, "relevance", places)).toEqual(["A", "B", "C"]);
    expect(orderMatches([match("A"), match("B"), match("C")], "relevance", places)).toEqual(["C", "A", "B"]);
  });

  test("[SR-04] names take no notice of capitals; equal names keep the catalogue's order both ways", () => {
    const found = [match("C"), match("B"), match("A")];
    expect(orderMatches(found, "name-asc", places)).toEqual(["A", "B", "C"]);
    expect(orderMatches(found, "name-desc", places)).toEqual(["C", "A", "B"]);
  });

  test("[SR-04] what has no price comes last whichever way prices run", () => {
    const found = [match("A", 0, null), match("B", 0, 500), match("C", 0, 900)];
    expect(orderMatches(found, "price-asc", places)).toEqual(["B", "C", "A"]);
    expect(orderMatches(found, "price-desc", places)).toEqual(["C", "B", "A"]);
  });

  test("[SR-04] the best rated come first, what nobody rated last", () => {
    const found = [match("A", 0, null), match("B", 0, 3.5), match("C", 0, 4)];
    expect(orderMatches(found, "topRated", places)).toEqual(["C", "B", "A"]);
  });

  test("[SR-04] a style that came into the assortment since it was read comes after the others", () => {
    expect(orderMatches([match("NEW"), match("B")], "name-asc", places)).toEqual(["B", "NEW"]);
  });
});
