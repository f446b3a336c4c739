import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bundleStyles } from "../../commerce/modules/packs/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { packCalls } from "../support/pack-calls";
import { choose } from "../support/shopping";

const nurse = "newstarter@saltbush.example";
const registrar = "registrar@saltbush.example";
const PACKS: Record<string, string> = { [nurse]: "PK-SV-NS-NURSE-FT", [registrar]: "PK-SV-NS-MEDICAL-PT" };
const TOPS = "SCRUB-TOPS";
const api = await apiOfFile();
const { discard } = packCalls(api);

interface Offered {
  code: string;
  colorImageMapList: { code: string }[];
  variantOptions: { code: string; colourCode: string }[];
  images: { altText: string }[];
}

async function offers(as: string): Promise<Offered[]> {
  const { body } = await api.call("GET", `/orgUsers/current/packs/${PACKS[as]}/bundles/${TOPS}/products`, {
    as,
    query: { fields: "sets(products(FULL))" },
  });
  return body.sets.flatMap((set: { products: Offered[] }) => set.products);
}

const top = { setId: "UNISEX-TOPS", styleCode: "SV-3001" };

describe("a bundle in the colours of its program", () => {
  test.each([
    [nurse, "TN", /Teal/],
    [registrar, "NM", /Navy/],
  ])(
    "[PK-02] %s is offered the one colour of the profession, in pictures and sizes too",
    async (as, colour, alt) => {
      const products = await offers(as);
      expect(products.length).toBeGreaterThan(1);
      for (const product of products) {
        expect(product.colorImageMapList.map(({ code }) => code)).toEqual([colour]);
        expect(new Set(product.variantOptions.map(({ colourCode }) => colourCode))).toEqual(
          new Set([colour]),
        );
        expect(product.images[0]?.altText).toMatch(alt);
      }
    },
  );

  test("[PK-01] the pack's picture has that colour", async () => {
    const pictureOf = async (as: string) => {
      const { body } = await api.call("GET", "/orgUsers/current/packs", { as });
      return body.packs.find((pack: { packId: string }) => pack.packId === PACKS[as]).picture;
    };
    const pictures = await Promise.all([pictureOf(nurse), pictureOf(registrar)]);
    expect(pictures[0]).toMatch(/teal/);
    expect(pictures[1]).toMatch(/navy/);
  });

  test("[PK-03] another colour is refused, by its code and by its SKU, with those that are given", async () => {
    const all = await offers(registrar);
    const sku = all.find(({ code }) => code === top.styleCode)!.variantOptions[0]!.code;
    const path = `/orgUsers/current/packs/${PACKS[nurse]}/bundles/${TOPS}/items`;
    for (const choice of [{ colour: "NM", size: "M" }, { sku }]) {
      const answer = await api.call("POST", path, { as: nurse, body: { ...top, quantity: 1, ...choice } });
      expectRefusal(answer, 400, "ValidationError", {
        subject: "colour",
        message: "Your program offers this in Teal (nursing), not in Navy (medical). Choose another colour.",
      });
    }
    expectRefusal(
      await api.call("POST", path, { as: nurse, body: { ...top, quantity: 1, colour: "no", size: "M" } }),
      400,
      "ValidationError",
      { subject: "colour", message: "Choose a colour." },
    );
  });

  test("[PK-04] the only colour need not be said", async () => {
    const path = `/orgUsers/current/packs/${PACKS[nurse]}/bundles/${TOPS}/items`;
    const { status, body } = await api.call("POST", path, {
      as: nurse,
      body: { ...top, quantity: 1, size: "M" },
    });
    expect(status).toBe(201);
    expect(body.setItems[0].items[0]).toMatchObject({ colour: "Teal (nursing)", size: "M" });
    await discard(nurse, PACKS[nurse]!);
  });

  test("[PK-03] a style of which no given colour is made is not in the bundle", async () => {
    await api.db
      .update(bundleStyles)
      .set({ colourCodes: ["GONE"] })
      .where(eq(bundleStyles.packId, PACKS[nurse]!));
    // The database tells the API of a changed pack a moment later.
    await expect.poll(() => offers(nurse)).toEqual([]);
    expectRefusal(await choose(api, nurse, PACKS[nurse]!, TOPS, top), 400, "PackRuleError", {
      reason: "not-in-pack",
    });
  });
});
