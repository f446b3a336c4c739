import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** How large a program is. */
export interface ProgramSize {
  skus: number;
  people: number;
}

const COLOURS = ["NVY", "WHT"];
const SIZES = ["XS", "S", "M", "L", "XL", "2XL", "3XL", "4XL", "5XL", "6XL"];
const OF_STYLE = COLOURS.length * SIZES.length;
const ORGANISATIONS = 5;
const UNITS_OF_EACH = 40;
const PRICE_KINDS = [
  { organisation: false, kind: "std", cents: 4000 },
  { organisation: false, kind: "rrp", cents: 6000 },
  { organisation: true, kind: "std", cents: 3500 },
];

const organisationOf = (n: number) => `load-${n % ORGANISATIONS}`;
const unitOf = (n: number) => `${organisationOf(n)}-${Math.floor(n / ORGANISATIONS) % UNITS_OF_EACH}`;
const styleOf = (n: number) => `LD-${String(n).padStart(5, "0")}`;
const count = (most: number) => Array.from({ length: most }, (_, n) => n);
const dollars = (cents: number) => (cents / 100).toFixed(2);

function* skusOf(skus: number) {
  for (let n = 0; n < skus; n += 1) {
    const style = styleOf(Math.floor(n / OF_STYLE));
    const colour = COLOURS[Math.floor(n / SIZES.length) % COLOURS.length]!;
    const size = SIZES[n % SIZES.length]!;
    yield { n, style, colour, size, sku: `${style}-${colour}-${size}` };
  }
}

/**
 * Writes a program of that many SKUs, three times as many prices, stock of each, and people of five organisations.
 * The same size makes the same bytes.
 */
export function writeProgram(folder: string, { skus, people }: ProgramSize): void {
  mkdirSync(folder, { recursive: true });
  const write = (file: string, heads: string, lines: string[]) =>
    writeFileSync(join(folder, `${file}.csv`), `${[heads, ...lines].join("\n")}\n`);
  const organisations = count(ORGANISATIONS).map(organisationOf);
  const units = count(ORGANISATIONS * UNITS_OF_EACH);
  const styles = count(Math.ceil(skus / OF_STYLE)).map(styleOf);
  const all = [...skusOf(skus)];
  write("sites", "code,name,theme,languages,currencies", ["uniforms,Uniforms,default,en,AUD"]);
  write(
    "organisations",
    "code,site,name,time_zone,region,support",
    organisations.map(
      (code) =>
        `${code},uniforms,Organisation ${code},Australia/Sydney,AU,"{""email"":""help@load.example"",""name"":""Help"",""phone"":""1800 160 401""}"`,
    ),
  );
  write("units", "code,organisation,parent,name,kind,bill_to,country,currency,gst", [
    ...organisations.map((code) => `${code},${code},,${code},sold-to,${code},AU,AUD,10`),
    ...units.map((n) => {
      const of = organisationOf(n);
      return `${unitOf(n)},${of},${of},Place ${n},ship-to,${of},AU,AUD,10`;
    }),
  ]);
  write(
    "cost-centres",
    "code,organisation,unit,name,currency",
    organisations.map((code) => `CC-${code},${code},${code},Everybody,AUD`),
  );
  write("categories", "code,name,parent", ["work,Work clothes,", "tops,Tops,work"]);
  write(
    "styles",
    "code,name,summary,category,size_scale,sort",
    styles.map((code, n) => `${code},Work shirt ${n},A shirt for warm days.,tops,alpha,${n}`),
  );
  write(
    "colours",
    "style,code,name,hex,sort",
    styles.flatMap((style) => COLOURS.map((code, n) => `${style},${code},${code},#1f2a44,${n}`)),
  );
  write(
    "skus",
    "sku,style,colour,size,sort,active",
    all.map(({ sku, style, colour, size, n }) => `${sku},${style},${colour},${size},${n % OF_STYLE},yes`),
  );
  write(
    "stock",
    "sku,on_hand",
    all.map(({ sku, n }) => `${sku},${n % 500}`),
  );
  write(
    "prices",
    "style,sku,organisation,currency,kind,from_pieces,price",
    PRICE_KINDS.flatMap(({ organisation, kind, cents }) =>
      all.map(
        ({ sku, style, n }) =>
          `${style},${sku},${organisation ? organisationOf(n) : ""},AUD,${kind},1,${dollars(cents + (n % 900))}`,
      ),
    ),
  );
  write(
    "assortments",
    "organisation,style",
    organisations.flatMap((code) => styles.map((style) => `${code},${style}`)),
  );
  write(
    "people",
    "code,email,first_name,last_name,employee_id,unit,roles,job,cost_centre,hired_on",
    count(people).map(
      (n) =>
        `LD-P${n},person${n}@load.example,Given${n},Family${n},${100_000 + n},${unitOf(n)},Wearer|Customer,Crew,CC-${organisationOf(n)},2024-03-04`,
    ),
  );
}
