import { describe, expect, test } from "vitest";
import { lostWords, swapVariant } from "./swap";

const variant = (colourCode: string, size: string, dimension: string | null = null) => ({
  sku: [colourCode, size, dimension].filter(Boolean).join("-"),
  colourCode,
  size,
  dimension,
});
const tee = {
  name: "Crew tee",
  colours: [
    { code: "RED", name: "Ember Red" },
    { code: "CHR", name: "Charcoal" },
  ],
  variants: [variant("RED", "M"), variant("RED", "L"), variant("CHR", "M")],
};
const chosen = (colour: string, size: string, dimension: string | null = null) => ({
  colour: { name: colour },
  variant: { size, dimension },
});

describe("a swap", () => {
  test("[B-17] keeps size and colour by their names", () => {
    expect(swapVariant(chosen("charcoal", "m"), tee)).toEqual({
      sku: "CHR-M",
      words: "m, Charcoal, as it is now.",
    });
  });

  test("[B-17] says the colour that it takes where there is none of that name", () => {
    expect(swapVariant(chosen("Navy", "L"), tee)).toEqual({
      sku: "RED-L",
      words: "L. Its colour is Ember Red, not Navy.",
    });
  });

  test("[B-17] does not take another size, or a colour without it, unasked", () => {
    expect(swapVariant(chosen("Navy", "5XL"), tee)).toEqual({
      refusal: "Crew tee is not made in size 5XL. Choose another size on its page.",
    });
    expect(swapVariant(chosen("Charcoal", "L"), tee)).toEqual({
      refusal: "Crew tee is not made in size L in Charcoal. Choose another size on its page.",
    });
  });

  test("[B-17] keeps the length; what has no lengths fits them all, what has needs one", () => {
    const long = { ...tee, variants: [variant("CHR", "92", "Long"), variant("CHR", "92", "Regular")] };
    expect(swapVariant(chosen("Charcoal", "92", "Regular"), long)).toMatchObject({ sku: "CHR-92-Regular" });
    expect(swapVariant(chosen("Charcoal", "92", "Stout"), long)).toHaveProperty("refusal");
    expect(swapVariant(chosen("Charcoal", "92"), long)).toHaveProperty("refusal");
    expect(swapVariant(chosen("Charcoal", "M", "Long"), tee)).toMatchObject({ sku: "CHR-M" });
  });

  test("[B-17] says what is lost", () => {
    expect(lostWords([])).toEqual([]);
    expect(lostWords(["Name", "Rank"])).toEqual(["Without ‘Name’ and ‘Rank’."]);
  });
});
