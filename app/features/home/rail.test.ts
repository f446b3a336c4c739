import { describe, expect, it } from "vitest";
import { hangingPictures } from "./rail.server";

const piece = (code: string, category: string, sizeScale: string) => ({
  sizeScale,
  categories: [{ code: category, name: category, url: "" }],
  images: [
    { url: `/medias/${code}.svg`, altText: code, format: "product" as const, imageType: "PRIMARY" as const },
  ],
});

describe("the rail of the home page", () => {
  it("[SH-07] hangs four garments, of four kinds before two of one, and no small goods", () => {
    const range = [
      piece("badge", "accessories", "one_size"),
      piece("blouse", "tops", "womens_numeric"),
      piece("shirt", "tops", "mens_business_shirt"),
      piece("jacket", "suiting", "womens_numeric"),
      piece("boot", "footwear", "au_shoe_half"),
      piece("hat", "ppe", "hat_sml"),
      piece("trouser", "bottoms", "trouser_regular+long"),
    ];
    expect(hangingPictures(range)).toEqual([
      "/medias/blouse.svg",
      "/medias/jacket.svg",
      "/medias/trouser.svg",
      "/medias/shirt.svg",
    ]);
    expect(hangingPictures([piece("bag", "luggage", "one_size")])).toEqual([]);
  });
});
