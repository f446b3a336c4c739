import { describe, expect, it } from "vitest";
import { turns } from "./card-colours";
import { cardOf } from "./card.server";

type Product = Parameters<typeof cardOf>[0];

const product = (more: Partial<Product>) => ({ code: "KC-1", name: "Polo", ...more }) as Product;
const amount = (value: number) => ({
  value,
  formattedValue: `$${value.toFixed(2)}`,
  currencyIso: "AUD",
  priceType: "BUY",
});
const colours = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    code: `C${n}`,
    color: `Colour ${n}`,
    hex: "#000000",
    swatchImageURL: "",
    productImageURL: `/medias/${n}.svg`,
    backImageURL: n === 1 ? "" : `/medias/${n}.back.svg`,
  }));

describe("a card (spec 000 §5, §9)", () => {
  it("[SR-06] has three colours at most, and the number of the others", () => {
    const five = cardOf(product({ colorImageMapList: colours(5) }));
    expect([five.colours.length, five.moreColours, five.picture]).toEqual([3, 2, "/medias/0.svg"]);
    const three = cardOf(product({ colorImageMapList: colours(3) }));
    expect([three.colours.length, three.moreColours]).toEqual([3, 0]);
  });

  it("[SR-06] is shown in each of its colours, unless one of them has no picture", () => {
    const pictured = cardOf(product({ colorImageMapList: colours(3) }));
    expect(pictured.colours.map(({ picture }) => picture)).toEqual([
      "/medias/0.svg",
      "/medias/1.svg",
      "/medias/2.svg",
    ]);
    expect(pictured.colours.map(({ back }) => back)).toEqual([
      "/medias/0.back.svg",
      undefined,
      "/medias/2.back.svg",
    ]);
    expect(turns(pictured.colours)).toBe(true);
    expect(turns(pictured.colours.slice(0, 1))).toBe(false);
    expect(turns([...pictured.colours, { name: "Bare", hex: "#000000" }])).toBe(false);
  });

  it("[SR-06] has a price above 0 alone, and From where there is a maximum", () => {
    expect(cardOf(product({ minSTDPriceData: amount(0) })).price).toBeUndefined();
    expect(cardOf(product({ minSTDPriceData: amount(12) })).price).toMatchObject({
      amount: "$12.00",
      from: false,
    });
    const range = product({ minRRPPriceData: amount(12), maxRRPPriceData: amount(20) });
    expect(cardOf(range).recommended).toEqual({ amount: "$12.00", from: true });
  });

  it("[SR-06] has its name as text, whatever HTML it came with", () => {
    expect(cardOf(product({ name: "<em>O'Brien</em> polo &amp; tee<script>x</script>" })).name).toBe(
      "O'Brien polo & tee",
    );
  });
});
