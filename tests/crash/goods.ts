import { sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../commerce/database/connection";
import type { ShopProcess } from "../e2e/host";
import type { Place } from "../support/place";
import type { Dice } from "../support/shoppers/dice";
import type { Ground } from "../support/shoppers/ground";
import type { Trip } from "../support/shoppers/trip";
import { type Killed, killWhile, sendAgain } from "./erp";

/** Prices of a style begin at so many pieces, where the demo has none. */
const FIRST_STEP = 1001;
/** So that prices are more rows than a transaction writes. */
const STEPS = 120;
/** Milliseconds after which the shop is killed at most: files of goods take longer. */
const MOST_MS = 1500;
const MOST_PIECES = 900;
const MOST_CENTS = 9000;

interface Stock {
  sku: string;
  on_hand: number;
}
interface Price {
  style: string;
  sku: null;
  organisation: null;
  currency: string;
  kind: string;
  from_pieces: number;
  price: string;
}

/** SKUs that nobody takes from the shelf, so that what is fed of them stays. */
function quietSkus({ stock, skus, choices }: Ground, trips: readonly Trip[]): string[] {
  const taken = new Set([
    ...skus,
    ...choices.map(({ sku }) => sku),
    ...trips.flatMap(({ exchange }) => exchange?.sku ?? []),
  ]);
  return [...stock.keys()].filter((sku) => !taken.has(sku));
}

/**
 * Kills the shop while files of stock and prices are sent, and sends them again. What is fed of the stock is from then on
 * what the ground has.
 * @returns what to look at in the database once the shop has stopped, too.
 */
export async function killInGoods(
  place: Place,
  shop: ShopProcess,
  secret: string,
  dice: Dice,
  { ground, trips }: { ground: Ground; trips: readonly Trip[] },
): Promise<Killed & { check: (db: Database) => Promise<string[]> }> {
  const stock: Stock[] = quietSkus(ground, trips).map((sku) => ({ sku, on_hand: dice.int(1, MOST_PIECES) }));
  const styles = [...new Set(ground.choices.map(({ styleCode }) => styleCode))];
  const prices: Price[] = styles.flatMap((style) =>
    Array.from({ length: STEPS }, (_, step) => ({
      ...{
        style,
        sku: null,
        organisation: null,
        currency: "AUD",
        kind: "std",
        from_pieces: FIRST_STEP + step,
      },
      price: (dice.int(1, MOST_CENTS) / 100).toFixed(2),
    })),
  );
  const {
    shop: next,
    erp,
    end,
  } = await killWhile(
    place,
    shop,
    secret,
    dice,
    (cut) => Promise.all([cut.send("stock", stock), cut.send("prices", prices)]),
    MOST_MS,
  );
  const first = await sendAgain(erp, "stock", stock);
  const second = await sendAgain(erp, "prices", prices);
  for (const { sku, on_hand } of stock) ground.stock.set(sku, on_hand);
  return {
    shop: next,
    problems: [...first.problems, ...second.problems],
    said: `goods ${end}, then ${first.said}, ${second.said}`,
    check: (db) => priceProblems(db, prices),
  };
}

/** Each price that was sent is there once, as it was sent. The books look at the stock. */
async function priceProblems(db: Database, prices: readonly Price[]): Promise<string[]> {
  const rows = await rowsOf<{ price: string }>(
    db,
    sql`select style_code || ' ' || min_quantity || ' ' || cents as price from price_rows
      where min_quantity >= ${FIRST_STEP} order by 1`,
  );
  const sent = prices.map(
    ({ style, from_pieces, price }) => `${style} ${from_pieces} ${Math.round(Number(price) * 100)}`,
  );
  const there = rows.map(({ price }) => price);
  const known = new Set(there);
  return [
    ...(there.length === known.size ? [] : ["a price is there twice"]),
    ...sent.filter((one) => !known.has(one)).map((one) => `the price ${one} is not there`),
    ...(there.length > sent.length ? [`${there.length} prices are there of ${sent.length}`] : []),
  ];
}
