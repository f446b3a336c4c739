import { nearestOf } from "../../../http/nearest-of";
import { keyOf } from "./key";
import lists from "./localities.json" with { type: "json" };

export type Country = keyof typeof lists;

/** A town or suburb with a postcode of it. */
export interface Locality {
  town: string;
  postalCode: string;
}

const MOST_POSTCODES = 3;
const MOST_TOWNS = 3;
const FEW_TOWNS = 2;

const townsOf = (country: Country, postalCode: string): string[] => {
  const byPostcode: Partial<Record<string, string>> = lists[country];
  return byPostcode[postalCode]?.split("|") ?? [];
};

const made = new Map<Country, Map<string, Locality[]>>();

/** The localities of a country by their names; made once, when somebody first needs them. */
function byName(country: Country): Map<string, Locality[]> {
  const known = made.get(country);
  if (known) return known;
  const index = new Map<string, Locality[]>();
  for (const postalCode of Object.keys(lists[country])) {
    for (const town of townsOf(country, postalCode)) {
      const key = keyOf(town);
      const same = index.get(key);
      if (same) same.push({ town, postalCode });
      else index.set(key, [{ town, postalCode }]);
    }
  }
  made.set(country, index);
  return index;
}

/** `Grey Lynn, Auckland` names two places. */
const namesIn = (town: string): string[] =>
  town
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Of the postcodes of a town those of the same state, if it has any there: both countries number by region. */
function postcodesOf(country: Country, { town, postalCode }: Locality): Locality[] {
  const all = byName(country).get(keyOf(town)) ?? [];
  const near = all.filter((one) => one.postalCode[0] === postalCode[0]);
  const far = (one: Locality) => Math.abs(Number(one.postalCode) - Number(postalCode));
  return (near.length > 0 ? near : [...all]).sort((a, b) => far(a) - far(b)).slice(0, MOST_POSTCODES);
}

/**
 * What a town and a postcode that do not belong together were probably meant to be, the likeliest first: a town of the
 * postcode that is written nearly so; the postcodes of the town, the nearest numbers first; the towns of the postcode,
 * if they are few or nothing else is known.
 * @returns nothing where they belong together, and where the list does not know the postcode: new ones come every year.
 */
export function localitiesMeant(country: Country, { town, postalCode }: Locality): Locality[] {
  const towns = townsOf(country, postalCode);
  const names = namesIn(town);
  const here = new Set(towns.map(keyOf));
  if (towns.length === 0 || names.length === 0 || names.some((name) => here.has(keyOf(name)))) return [];
  const first = names[0]!;
  const spelt = nearestOf(first, towns);
  const meant = [
    ...(spelt ? [{ town: spelt, postalCode }] : []),
    ...postcodesOf(country, { town: first, postalCode }),
  ];
  if (meant.length > 0 && towns.length > FEW_TOWNS) return meant;
  const others = towns.filter((name) => name !== spelt).slice(0, MOST_TOWNS);
  return [...meant, ...others.map((name) => ({ town: name, postalCode }))];
}
