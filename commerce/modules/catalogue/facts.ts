import type { Database } from "../../database/connection";
import { cacheOf } from "../../database/cache";
import type { StyleRecord, VariantRecord } from "./records";

type Live = "variants" | "prices" | "valueAdds" | "inAssortment" | "ratingSum" | "ratingCount";

/** What is the same of a style for everybody, and changes only when somebody edits the catalogue. */
export interface StyleFacts extends Omit<StyleRecord, Live> {
  /** Those that are sold, in display order. */
  variants: Omit<VariantRecord, "onHand" | "expectedAt">[];
  /** Position in the catalogue. */
  sort: number;
}

/** The most styles whose facts are cached: some five KB each. A style has seldom more than 60 SKUs. */
const MOST = 2000;

/**
 * Facts are dropped as soon as the database announces a change of the catalogue; where it announces nothing none
 * are cached. A transaction reads its own.
 */
const cache = cacheOf<StyleFacts>("catalogue", 60_000, { most: MOST, onlyFollowed: true });
const cachedCodes = cacheOf<string>("catalogue", 60_000, { most: 60 * MOST, onlyFollowed: true });

/** The facts of these styles in catalogue order, if all of them are cached. */
export function cachedFacts(db: Database, codes: readonly string[]): StyleFacts[] | undefined {
  const facts: StyleFacts[] = [];
  for (const code of new Set(codes)) {
    const known = cache.fresh(db, code);
    if (!known) return undefined;
    facts.push(known);
  }
  return facts.sort((a, b) => a.sort - b.sort || (a.code < b.code ? -1 : 1));
}

/** The facts of the styles that hold these SKUs, if all of them are cached. */
export function cachedFactsOfSkus(db: Database, skus: readonly string[]): StyleFacts[] | undefined {
  const codes: string[] = [];
  for (const sku of skus) {
    const code = cachedCodes.fresh(db, sku);
    if (code === undefined) return undefined;
    codes.push(code);
  }
  return cachedFacts(db, codes);
}

/** Reserves the places of styles that are about to be read. The function takes what was read of one. */
export function factsPlaces(db: Database) {
  const put = cache.placeFor(db);
  const putCode = cachedCodes.placeFor(db);
  return ({
    prices: _prices,
    valueAdds: _valueAdds,
    inAssortment: _inAssortment,
    ratingSum: _ratingSum,
    ratingCount: _ratingCount,
    variants,
    ...facts
  }: StyleRecord & { sort: number }): void => {
    const sold = variants.map(({ onHand: _onHand, expectedAt: _expectedAt, ...variant }) => variant);
    put(facts.code, frozen({ ...facts, variants: sold }));
    for (const { sku } of sold) putCode(sku, facts.code);
  };
}

/** All answers share what is cached, so nothing of it may be written to. */
function frozen<T extends object>(value: T): T {
  for (const child of Object.values(value) as unknown[]) {
    if (typeof child === "object" && child !== null) frozen(child);
  }
  return Object.freeze(value);
}
