import { describe, expect, it } from "vitest";
import { firstChoice, fitValue, sizesIn, stockWords } from "./choice";
import { choiceOf, readChoice, selectedOf, steppedQuantity } from "./choice.server";

type Product = Parameters<typeof choiceOf>[0];
type Variant = NonNullable<Product["variantOptions"]>[number];

const variant = (colourCode: string, size: string, more: Partial<Variant> = {}): Variant => ({
  code: `X-${colourCode}-${size}`,
  colourCode,
  size,
  stock: { stockLevelStatus: "inStock", isValueRounded: false },
  variantOptionQualifiers: [],
  ...more,
});
const colour = (code: string, color: string) => ({
  code,
  color,
  hex: "#000",
  swatchImageURL: "",
  productImageURL: `/${code}.svg`,
  backImageURL: "",
});
const late = "On back-order. Expected 25 Aug 2026";
const polo = {
  code: "KR-1104",
  productCode: "KR-1104",
  name: "Porter <b>polo</b> &amp; co",
  colorImageMapList: [colour("HN", "Harbour Navy"), colour("CL", "Claret")],
  sizeLabel: "Size",
  sizeScale: "one_size",
  variantOptions: [variant("HN", "S"), variant("HN", "M", { stockMessage: late }), variant("CL", "M")],
} as Product;
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

const ZONE = "Australia/Sydney";

describe("a choice", () => {
  const choice = choiceOf(polo, ZONE);

  it("[SR-07] knows every size of every colour, and how soon it can be had", () => {
    expect(choice.name).toBe("Porter polo & co");
    expect(choice.guide).toBeUndefined();
    expect(choice.fits.map(({ size, states }) => [size, ...states])).toEqual([
      ["S", 0, -1],
      ["M", 1, 0],
    ]);
    expect(sizesIn(choice, "HN").map(({ state }) => state)).toEqual(["ok", "low"]);
    expect(sizesIn(choice, "CL").map(({ state }) => state)).toEqual(["none", "ok"]);
  });

  it("[SR-07] marks a size that comes later, and none of which only a few are left", () => {
    const some = choiceOf(
      {
        ...polo,
        variantOptions: [
          variant("HN", "S", { stock: { stockLevelStatus: "lowStock", isValueRounded: true } }),
          variant("HN", "M", { stockMessage: late }),
          variant("HN", "L"),
        ],
      },
      ZONE,
    );
    expect(sizesIn(some, "HN").map(({ state }) => state)).toEqual(["ok", "low", "ok"]);
    expect(stockWords(some, "HN", "S")?.text).toBe("S in Harbour Navy: Only a few left.");
  });

  it("[SR-07] says how the chosen size stands, and nothing before one is chosen", () => {
    expect(stockWords(choice, "HN", undefined)).toBeUndefined();
    expect(stockWords(choice, "HN", "S")?.text).toBe("S in Harbour Navy: in stock.");
    expect(stockWords(choice, "HN", "M")?.text).toBe(`M in Harbour Navy: ${late}.`);
    expect(stockWords(choice, "CL", "S")?.text).toBe("S in Claret: not made.");
  });

  it("[SR-07] starts with the colour in the picture, and with a size only where there is just one", () => {
    expect(firstChoice(choice, {})).toEqual({ colour: "HN", fit: undefined });
    expect(firstChoice(choice, { colour: "CL" }).colour).toBe("CL");
    expect(firstChoice(choice, { colour: "nonsense" }).colour).toBe("HN");
    const cap = choiceOf({ ...polo, variantOptions: [variant("HN", "One size")] }, ZONE);
    expect(firstChoice(cap, {}).fit).toBe("One size");
  });

  it("[SR-07] what is true of every size is said once", () => {
    const note = "This item is made or sourced to order. Please allow extra time for delivery";
    const made = choiceOf(
      {
        ...polo,
        variantOptions: [
          variant("HN", "S", { stockMessage: note }),
          variant("CL", "S", { stockMessage: note }),
        ],
      },
      ZONE,
    );
    expect(made.general).toBe(note);
    expect(sizesIn(made, "HN")[0]?.state).toBe("ok");
  });

  it("[SR-07] is read from a post with size and length apart", () => {
    const sent = readChoice(form({ colour: "HN", fit: fitValue("82", "Long"), quantity: "2" }));
    expect(sent.status === "success" && sent.value).toEqual({
      colour: "HN",
      size: "82",
      dimension: "Long",
      quantity: 2,
    });
    const empty = readChoice(form({ quantity: "two" }));
    expect(empty.reply().error).toEqual({
      colour: ["Choose a colour."],
      fit: ["Choose a size."],
      quantity: ["Enter a whole number from 1 to 999."],
    });
  });

  it("[SR-07] − and + work without scripts and stay within bounds", () => {
    expect(steppedQuantity(form({ quantity: "1", step: "1" }))).toBe(2);
    expect(steppedQuantity(form({ quantity: "1", step: "-1" }))).toBe(1);
    expect(steppedQuantity(form({ quantity: "abc", step: "0" }))).toBe(1);
    expect(steppedQuantity(form({ quantity: "1" }))).toBeUndefined();
    expect(selectedOf(new URLSearchParams("quantity=-4&colour=HN"))).toMatchObject({
      quantity: "1",
      colour: "HN",
    });
  });
});
