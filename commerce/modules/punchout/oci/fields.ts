import type { ReturnLine } from "../return-line";
import type { Field, Hook } from "../tables";

/** Letters that are no letter with a mark on it. */
const SPELT: Record<string, string> = {
  ...{ ß: "ss", æ: "ae", Æ: "AE", ø: "o", Ø: "O", œ: "oe", Œ: "OE", đ: "d", Đ: "D" },
  ...{ ł: "l", Ł: "L", þ: "th", Þ: "Th", ð: "d", "–": "-", "—": "-", "‘": "'", "’": "'" },
  ...{ "“": '"', "”": '"', "…": "...", "×": "x", "\u00a0": " ", "·": "-", "•": "-", "€": "EUR" },
};

/** Text that reads the same in every character set: systems take Latin 1 for granted unless they say otherwise. */
export const plain = (text: string): string =>
  [...text.normalize("NFKD").replace(/\p{M}/gu, "")]
    .map((character) => SPELT[character] ?? (character <= "~" ? character : "?"))
    .join("");

/** Cuts at a whole character. */
const cut = (text: string, most: number): string => [...text].slice(0, most).join("").trimEnd();

/** ISO codes of units; a line with a unit that a system does not know is dropped there. */
const UNITS: Record<string, string> = { EA: "PCE", PR: "PR", BX: "BX" };

/** The ISO code of a unit; undefined for one that OCI does not have. */
export const unitOf = (unit: string): string | undefined =>
  UNITS[unit] ?? (unit === "PCE" ? unit : undefined);

/** Characters that systems show of a line; all of it is in the long text. */
export const LONGEST_DESCRIPTION = 40;

/** Names of what tells the sizes of a garment apart. */
const FIT = ["Colour", "Size", "Length"];

/** The description as far as systems show it: the name is shortened, because colour and size tell lines apart. */
function shortDescription(line: ReturnLine, told: (text: string) => string): string {
  const whole = told(line.description);
  if ([...whole].length <= LONGEST_DESCRIPTION) return whole;
  const fit = line.extrinsics.filter(({ name }) => FIT.includes(name)).map(({ value }) => told(value));
  const rest = fit.length > 0 ? `, ${fit.join(", ")}` : "";
  const room = LONGEST_DESCRIPTION - [...rest].length;
  // A colour so long leaves no room for the name; its size stands in the long text.
  if (room < 10 || rest === "") return cut(whole, LONGEST_DESCRIPTION);
  return cut(told(line.shortName), room).replace(/[\s,.…]+$/, "") + rest;
}

/** One line as fields, with the lengths that systems keep. */
function fieldsOfLine(line: ReturnLine, number: number, unicode: boolean): Field[] {
  const told = (text: string) => (unicode ? text : plain(text)).replace(/\s+/g, " ");
  const long = [line.description, ...line.extrinsics.map(({ name, value }) => `${name}: ${value}`)].join(
    ". ",
  );
  const [category] = line.classifications;
  const values: [string, string][] = [
    ["DESCRIPTION", shortDescription(line, told)],
    ["QUANTITY", Number(line.quantity).toFixed(3)],
    ["UNIT", unitOf(line.unitOfMeasure) ?? "PCE"],
    ["PRICE", Number(line.unitPrice).toFixed(3)],
    ["PRICEUNIT", "1"],
    ["CURRENCY", line.currency],
    ["VENDORMAT", cut(line.partId, 40)],
    ["EXT_PRODUCT_ID", cut(line.partId, 40)],
    ["EXT_SCHEMA_TYPE", category?.domain ?? ""],
    ["EXT_CATEGORY_ID", category?.code ?? ""],
  ];
  return [
    ...values
      .filter(([, value]) => value !== "")
      .map(([name, value]) => ({ name: `NEW_ITEM-${name}[${number}]`, value })),
    // The length stands in the name; without the number in it, systems add all texts to the first line.
    { name: `NEW_ITEM-LONGTEXT_${number}:132[]`, value: cut(told(long), 2000) },
  ];
}

/** The fields that bring lines back to a buyer's system; none but its own for a visit that was cancelled. */
export const ociFields = (lines: readonly ReturnLine[], hook: Hook): Field[] => [
  ...hook.fields,
  ...lines.flatMap((line, index) => fieldsOfLine(line, index + 1, hook.unicode)),
];
