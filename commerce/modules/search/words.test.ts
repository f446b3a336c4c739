import { describe, expect, test } from "vitest";
import { correctedText, trigrams, vocabularyOf, wordsOf } from "./words";
import { termsFor } from "./present";

describe("words of a text", () => {
  test.each([
    ["  hi-vis   polo ", ["hi-vis", "polo"]],
    ["women’s (navy)", ["women's", "navy"]],
    ["'quoted' \"too\"", ["quoted", "too"]],
    ["c++ & | ! 👕", ["c"]],
    ["3/4 KM-1103", ["3/4", "KM-1103"]],
    ["%%% --", []],
    ["", []],
  ])("[SR-02] %j", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test("[SR-02] are at most twelve, of sixty letters", () => {
    expect(wordsOf("a ".repeat(50))).toHaveLength(12);
    expect(wordsOf("x".repeat(500))[0]).toHaveLength(60);
  });
});

describe("mistyped words", () => {
  const vocabulary = vocabularyOf([
    "Cargo trousers, taped",
    "Softshell jacket",
    "Safety boots KM-1103",
    "Polo 3/4",
  ]);

  test("[SR-02] the vocabulary holds words, not numbers or codes' letters", () => {
    expect([...vocabulary.keys()]).toEqual([
      "cargo",
      "trousers",
      "taped",
      "softshell",
      "jacket",
      "safety",
      "boots",
      "polo",
    ]);
    expect([...trigrams("ab")]).toEqual(["  a", " ab", "ab "]);
  });

  test.each([
    ["trowsers", "trousers"],
    ["Jaket", "jacket"],
    ["safty bots", "safety boots"],
    ["poloo", "polo"],
    ["1103 polp", "1103 polo"],
    ["jcaket", "jacket"],
    ["bots", "boots"],
    ["polp", "polo"],
    ["tapedd", "taped"],
  ])("[SR-02] %s is put right to %s", (typed, meant) => {
    expect(correctedText(typed, vocabulary)).toBe(meant);
  });

  test.each(["jacket", "Polo", "qzxjw", "1103", "ab", "", "safety polo"])(
    "[SR-02] %j is left alone",
    (typed) => {
      expect(correctedText(typed, vocabulary)).toBeUndefined();
    },
  );
});

describe("terms", () => {
  const names = ["Hi-vis polo", "<b>Polo</b> shirt", "Police jumper"];
  test.each([
    ["pol", 5, ["polo", "police", "Hi-vis polo", "Polo shirt", "Police jumper"]],
    ["hi-vis pol", 3, ["hi-vis polo", "hi-vis police", "Polo shirt"]],
    ["", 2, ["Hi-vis polo", "Polo shirt"]],
    ["zzz", 9, ["Hi-vis polo", "Polo shirt", "Police jumper"]],
  ])("[SR-02] %j, at most %i", (typed, most, expected) => {
    expect(termsFor(typed, names, most)).toEqual(expected);
  });
});
