import type { Match } from "./match";
import type { SortCode } from "./query";

/** The position of a style in the catalogue and in the list of names. */
export interface Place {
  catalogue: number;
  name: number;
}

/** Assigns positions to the styles, so that sorting compares numbers. */
export function placesOf(
  styles: readonly { code: string; name: string; sort: number }[],
): Map<string, Place> {
  const before = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  const inCatalogue = [...styles].sort((a, b) => a.sort - b.sort || before(a.code, b.code));
  const places = new Map(inCatalogue.map(({ code }, at) => [code, { catalogue: at, name: 0 }]));
  const named = inCatalogue.map(({ code, name }) => ({ code, key: name.toLowerCase() }));
  // Equal names share a position, so that the catalogue's order decides in both directions.
  let place = 0;
  let last: string | undefined;
  for (const { code, key } of named.sort((a, b) => before(a.key, b.key))) {
    if (key !== last) place += 1;
    last = key;
    places.get(code)!.name = place;
  }
  return places;
}

const NOWHERE: Place = { catalogue: Number.MAX_SAFE_INTEGER, name: Number.MAX_SAFE_INTEGER };

/** The sorted codes of the results. Ties follow the catalogue; styles without a price or rating are last. */
export function orderMatches(
  found: readonly Match[],
  sort: SortCode,
  places: ReadonlyMap<string, Place>,
): string[] {
  const all = found.map((match) => ({ ...match, place: places.get(match.code) ?? NOWHERE }));
  type Placed = (typeof all)[number];
  const amount = (way: 1 | -1) => (a: Placed, b: Placed) =>
    a.amount === null || b.amount === null
      ? Number(a.amount === null) - Number(b.amount === null)
      : way * (a.amount - b.amount);
  const orders: Record<SortCode, (a: Placed, b: Placed) => number> = {
    relevance: (a, b) => b.rank - a.rank,
    "name-asc": (a, b) => a.place.name - b.place.name,
    "name-desc": (a, b) => b.place.name - a.place.name,
    "price-asc": amount(1),
    "price-desc": amount(-1),
    topRated: amount(-1),
  };
  return all
    .sort((a, b) => orders[sort](a, b) || a.place.catalogue - b.place.catalogue)
    .map(({ code }) => code);
}
