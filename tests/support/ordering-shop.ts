import { fillCart, makeReady, place, skuOf } from "./shopping";
import { testStorefront } from "./storefront";

export const BUYER = "buyer@harrowstreet.example";
export const WEARER = "wearer@kestrel.example";
/** A pack of WEARER, paid for with points. */
export const POINTS = "PK-KM-PTS-CABIN";
const hosts = new Map([[BUYER, "wholesale.localhost"]]);

/** A storefront with BUYER and WEARER signed in, and two garments that BUYER orders. The caller closes its API. */
export async function orderingShop() {
  const shop = await testStorefront();
  const cookies = new Map<string, string>();
  for (const email of [BUYER, WEARER]) cookies.set(email, await shop.signIn(email, hosts.get(email)));
  return {
    shop,
    polo: await skuOf(shop.api, "KC-5002"),
    cap: await skuOf(shop.api, "KC-5401"),
    /** A page, or what a form with these fields answers. */
    ask: (path: string, as: string, body?: Record<string, string> | FormData, cookie = cookies.get(as)) =>
      shop.request(path, {
        cookie,
        host: hosts.get(as),
        body: body && !(body instanceof FormData) ? new URLSearchParams(body) : body,
      }),
    /** An order of BUYER of so many pieces of each SKU. @returns its code. */
    order: async (lines: Record<string, number>) => {
      const cart = await fillCart(shop.api, BUYER, lines);
      await makeReady(shop.api, BUYER, cart);
      return String((await place(shop.api, BUYER, cart)).body.code);
    },
  };
}
