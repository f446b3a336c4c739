import type { SerializeFrom } from "@remix-run/node";
import { loadCart } from "~/features/cart/cart.server";
import { catalogueInShort } from "~/features/search/search.server";
import type { Visit } from "~/session/visit.server";
import { readableMoment } from "~/ui/dates";

/** Enough to begin with; the catalogue has them all. */
const PRODUCTS = 6;
/** Of the cart, beside it. */
const LINES = 5;

/** What a visit of a buyer's system begins with, besides the packs; undefined outside of one. */
export async function loadStart(visit: Visit) {
  const { keyed } = visit;
  if (!keyed) return undefined;
  const [cart, catalogue, timeZone, { orgUnit }] = await Promise.all([
    loadCart(visit),
    catalogueInShort(visit, PRODUCTS),
    visit.timeZone(),
    visit.person(),
  ]);
  return {
    unit: orgUnit.name,
    openUntil: readableMoment(new Date(keyed.until).toISOString(), timeZone),
    catalogue,
    cart: cart && cartInShort(cart),
  };
}

function cartInShort({ lines, packs, totals }: NonNullable<Awaited<ReturnType<typeof loadCart>>>) {
  const all = [...packs.flatMap((pack) => pack.lines), ...lines];
  return {
    count: all.length,
    lines: all
      .slice(0, LINES)
      .map(({ number, name, image, quantity, price }) => ({ number, name, image, quantity, price })),
    totals,
  };
}

export type Start = NonNullable<SerializeFrom<typeof loadStart>>;
