import { writeFileSync } from "node:fs";
import Holidays from "date-holidays";
import { format } from "prettier";

/** `npm run holidays`: writes the public holidays of the countries that the shop delivers to. */
const FILE = "commerce/modules/transit/public-holidays.json";
const COUNTRIES = ["AU", "NZ"];
/** Holidays are proclaimed anew each year, so a later release of the library may know better: run it again each year. */
const YEARS = Array.from({ length: 10 }, (_, index) => 2026 + index);

const library = new Holidays();

function yearsOf(country: string, region?: string): Record<string, string> {
  const calendar = region === undefined ? new Holidays(country) : new Holidays(country, region);
  return Object.fromEntries(
    YEARS.map((year) => {
      const days = calendar
        .getHolidays(year)
        .filter(({ type }) => type === "public")
        .map(({ date }) => date.slice(5, 7) + date.slice(8, 10));
      return [year, [...new Set(days)].sort().join(" ")];
    }),
  );
}

const table: Record<string, Record<string, string>> = {};
for (const country of COUNTRIES) {
  table[country] = yearsOf(country);
  for (const region of Object.keys(library.getStates(country))) {
    table[`${country}-${region}`] = yearsOf(country, region);
  }
}

writeFileSync(FILE, await format(JSON.stringify(table), { parser: "json", printWidth: 110 }));
