import { describe, expect, test } from "vitest";
import type { Interval, ModelAttribute } from "./model";
import { intervalWords, keptValue, numberPattern, typedFault } from "./typed-values";

const numeric = (scale: number, intervals: Interval[], negative = false): ModelAttribute => ({
  key: "W",
  name: "Width",
  type: "NUMERIC",
  number: { scale, intervals, negative },
});

describe("typed values", () => {
  test("[CF-01] a number follows its pattern", () => {
    expect(numberPattern({ scale: 2, negative: true, intervals: [] })).toBe("-###.##");
    const whole = numeric(0, []);
    for (const good of ["0", "12", "999999999"])
      expect([good, typedFault(whole, good)]).toEqual([good, undefined]);
    for (const bad of ["1.5", "-1", "1e3", " ", "1,5", "١٢", "0x1", "12345678901"]) {
      expect([bad, typedFault(whole, bad)]).toEqual([bad, "Enter the number in the pattern ###."]);
    }
    expect(typedFault(numeric(1, [], true), "-1.5")).toBeUndefined();
    expect(typedFault(numeric(1, []), "1.55")).toBe("Enter the number in the pattern ###.#.");
  });

  test.each<[Interval, string, string[], string[]]>([
    [{ from: 10, to: 35 }, "from 10 to 35", ["10", "35", "20"], ["9", "36"]],
    [{ from: 10, to: 35, fromOpen: true }, "more than 10 and up to 35", ["11", "35"], ["10"]],
    [{ from: 10, to: 35, toOpen: true }, "from 10 and less than 35", ["10", "34"], ["35"]],
    [
      { from: 10, to: 35, fromOpen: true, toOpen: true },
      "more than 10 and less than 35",
      ["11"],
      ["10", "35"],
    ],
    [{ from: 10 }, "10 or more", ["10", "9999"], ["9"]],
    [{ from: 10, fromOpen: true }, "more than 10", ["11"], ["10"]],
    [{ to: 35 }, "35 or less", ["0", "35"], ["36"]],
    [{ to: 35, toOpen: true }, "less than 35", ["34"], ["35"]],
    [{}, "any number", ["0", "9999"], []],
  ])("[CF-01] an interval %j is %s", (interval, words, inside, outside) => {
    expect(intervalWords(interval)).toBe(words);
    for (const value of inside) expect(typedFault(numeric(0, [interval]), value)).toBeUndefined();
    for (const value of outside) {
      expect(typedFault(numeric(0, [interval]), value)).toBe(
        `Enter a value within the indicated boundaries: ${words}.`,
      );
    }
  });

  test("[CF-01] of several intervals one is enough", () => {
    const attribute = numeric(0, [{ to: 5 }, { from: 10 }]);
    expect(typedFault(attribute, "12")).toBeUndefined();
    expect(typedFault(attribute, "7")).toBe(
      "Enter a value within the indicated boundaries: 5 or less, or 10 or more.",
    );
  });

  test("[CF-01] what is typed is kept as it is made", () => {
    expect(keptValue(numeric(1, []), " 078.50 ")).toBe("78.5");
    expect(keptValue({ key: "N", name: "", type: "STRING", letterCase: "upper" }, "  ana  māia ")).toBe(
      "ANA MĀIA",
    );
  });
});
