import { answer } from "~/commerce/client.server";
import type { components } from "~/commerce/occ";
import type { Visit } from "~/session/visit.server";

type Product = components["schemas"]["Product"];

const HOOKS = 4;

/** Looked through for something to hang; the beginning of an assortment is enough for four kinds. */
const LOOKED_THROUGH = 24;

/** An assortment is the organisation's and changes a few times a year, so its rail is kept for a while. */
const KEPT_MS = 10 * 60_000;
const kept = new Map<string, { until: number; pictures: string[] }>();

/** Scales of what lies on a shelf: small goods of one size, shoes, hats and socks. */
const LIES = /one_size|shoe|hat|sock/;

/** Four garments of the person's range for the rail of the home page. */
export async function loadRail(visit: Visit): Promise<string[]> {
  if (visit.site === "wholesale") return [];
  const { organisation } = await visit.person();
  const known = kept.get(organisation.name);
  if (known && known.until > Date.now()) return known.pictures;
  const { products } = await answer(
    visit.commerce.GET("/products/search", {
      params: { query: { pageSize: LOOKED_THROUGH, fields: "products(code,sizeScale,categories,images)" } },
    }),
  );
  const pictures = hangingPictures(products);
  kept.set(organisation.name, { until: Date.now() + KEPT_MS, pictures });
  return pictures;
}

/** Pictures of what hangs on a hook, one of each category first, at most four. */
export function hangingPictures(products: Pick<Product, "sizeScale" | "categories" | "images">[]): string[] {
  const seen = new Map<string, number>();
  return products
    .flatMap(({ sizeScale, categories, images }) => {
      const url = images?.[0]?.url;
      if (!url || !sizeScale || LIES.test(sizeScale)) return [];
      const category = categories?.[0]?.code ?? "";
      const turn = seen.get(category) ?? 0;
      seen.set(category, turn + 1);
      return [{ url, turn }];
    })
    .sort((a, b) => a.turn - b.turn)
    .slice(0, HOOKS)
    .map(({ url }) => url);
}
