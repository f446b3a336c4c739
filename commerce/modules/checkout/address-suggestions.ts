import type { z } from "@hono/zod-openapi";
import type { AddressSnapshot } from "../carts/tables";
import type { AddressBody } from "./addresses";
import { localitiesMeant } from "./localities/localities";

type Typed = z.infer<typeof AddressBody>;

/** The postcodes of each Australian state and territory, as Australia Post gives them out. */
const STATES: [state: string, from: number, to: number][] = [
  ["ACT", 200, 299],
  ["NT", 800, 999],
  ["NSW", 1000, 2599],
  ["ACT", 2600, 2618],
  ["NSW", 2619, 2899],
  ["ACT", 2900, 2920],
  ["NSW", 2921, 2999],
  ["VIC", 3000, 3999],
  ["QLD", 4000, 4999],
  ["SA", 5000, 5799],
  ["SA", 5800, 5999],
  ["WA", 6000, 6999],
  ["TAS", 7000, 7999],
  ["VIC", 8000, 8999],
  ["QLD", 9000, 9999],
];

/** Towns of one state have a postcode of their neighbour along these borders, so nothing is suggested there. */
const SHARED = new Set([
  872, 2406, 2540, 2611, 2618, 2620, 3585, 3586, 3644, 3691, 3707, 4375, 4377, 4380, 4383, 4385,
]);

/** Abbreviations of street types at the end of a line. */
const STREETS: Record<string, string> = {
  st: "Street",
  rd: "Road",
  ave: "Avenue",
  dr: "Drive",
  ct: "Court",
  pl: "Place",
  cres: "Crescent",
  tce: "Terrace",
  hwy: "Highway",
  pde: "Parade",
};

const stateOf = (postalCode: string): string | undefined => {
  const number = Number(postalCode);
  if (SHARED.has(number)) return undefined;
  return STATES.find(([, from, to]) => number >= from && number <= to)?.[0];
};

/** `SMITH STREET` and `smith street` become `Smith Street`; anything in between was meant so. */
function capitals(text: string): string {
  if (text !== text.toUpperCase() && text !== text.toLowerCase()) return text;
  if (!/[a-z]{2}/i.test(text) || /^g?po box/i.test(text)) return text;
  return (
    text
      .toLowerCase()
      .replace(/(^|[\s\-/'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
      // A letter after an apostrophe at the end of a word is no beginning of a name: St John's.
      .replace(/(['’])S(?!\p{L})/gu, "$1s")
      // Numbers of units keep their letter, and routes theirs, as both are painted on boxes.
      .replace(/\d+\p{L}(?!\p{L})/gu, (number) => number.toUpperCase())
      .replace(/(?<!\p{L})(rmb|rsd|rmd|ms|nsw|act|qld|vic|tas|cmb|cma|gpo)(?!\p{L})/giu, (word) =>
        word.toUpperCase(),
      )
  );
}

function street(line: string): string {
  const tidy = capitals(line.replace(/\s+/g, " "));
  const [, before, last] = /^(.* )(\p{L}+)\.?$/u.exec(tidy) ?? [];
  const whole = last && STREETS[last.toLowerCase()];
  return before && whole ? before + whole : tidy;
}

/**
 * What an address is probably meant to be, the likeliest first: a town and a postcode that belong together, the state of
 * the postcode, capitals, and street types in full (spec 002 §2.2, suggestion dialog). There is no register of streets
 * behind it, so it never says that an address does not exist.
 * @returns nothing where nothing differs.
 */
export function suggestionsFor(typed: Typed): AddressSnapshot[] {
  const region = typeof typed.region === "object" ? typed.region.isocode : typed.region;
  const isocode = typed.country.isocode;
  const line1 = street(typed.line1);
  const town = capitals(typed.town.replace(/\s+/g, " "));
  const meant = localitiesMeant(isocode, { town, postalCode: typed.postalCode });
  const { firstName, lastName, companyName = null, line2 = null, phone = null } = typed;
  return (meant.length > 0 ? meant : [{ town, postalCode: typed.postalCode }])
    .map((locality) => ({
      ...{ id: "", firstName, lastName, companyName, line1, line2, phone, country: isocode },
      ...locality,
      region: (isocode === "AU" ? (stateOf(locality.postalCode) ?? region) : region) ?? null,
    }))
    .filter(
      (one) =>
        one.line1 !== typed.line1 ||
        one.town !== typed.town ||
        one.postalCode !== typed.postalCode ||
        (one.region ?? undefined) !== region,
    );
}
