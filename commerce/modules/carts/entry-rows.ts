import { sql } from "drizzle-orm";
import { cartEntries } from "./tables";

export type EntryRow = typeof cartEntries.$inferSelect;

/** What only lines of packs, of a stockroom or of quotes have, as goods of the catalogue have it. */
export const AS_CATALOGUE = {
  ...{ packId: null, packType: null, bundleId: null, setId: null, taken: false, quoteCode: null },
  ...{ reasonOfReplacement: null, additionalComments: null, ppeReason: null, pricedOn: null },
} as const satisfies Partial<EntryRow>;

/** The columns of an entry in the order in which a cart's statement gives them, without their names. */
const COLUMNS = [
  "entryNumber",
  "lineId",
  "sku",
  "quantity",
  "unitCents",
  "pricedOn",
  "valueAdds",
  "configuration",
  "packId",
  "packType",
  "bundleId",
  "setId",
  "taken",
  "quoteCode",
  "reasonOfReplacement",
  "additionalComments",
  "ppeReason",
] as const satisfies readonly (keyof EntryRow)[];

export type EntryTuple = EntryRow[(typeof COLUMNS)[number]][];

const columns = sql.join(
  COLUMNS.map((name) => sql`e.${sql.identifier(cartEntries[name].name)}`),
  sql`, `,
);

/** The entries of the statement's cart: of sixty lines, the names would be most of what is written and read. */
export const entryTuples = sql<EntryTuple[]>`coalesce((
  select json_agg(json_build_array(${columns}) order by e.entry_number)
  from cart_entries e where e.cart_code = "carts"."code"), '[]')`;

export const entriesOf = (cartCode: string, tuples: EntryTuple[]): EntryRow[] =>
  tuples.map((values) => {
    const entry = Object.fromEntries(COLUMNS.map((name, index) => [name, values[index]]));
    return { ...entry, cartCode } as EntryRow;
  });
