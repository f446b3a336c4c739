import { startOfDay } from "../../calendar";
import type { StyleRecord } from "../catalogue";
import { grantsOf, type AllocationType, type Measure } from "../entitlement";
import { subsidyParts, type Bundle } from "../packs";
import type { Again, First, Line, Use } from "./counts";
import { meanPiece } from "./prices";
import type { Replaced } from "./replaced";

/** A pack as its grants and prices depend on it. */
export interface ForecastPack {
  id: string;
  name: string;
  packType: string;
  allocationType: AllocationType;
  grantAmount: number | null;
  grantLeastLoad: number | null;
  sort: number;
  bundles: Bundle[];
}

/** What a counter of a pack comes to in one quarter, for the people of one line. Whole numbers, so that they add up. */
export interface Work extends Pick<Line, "centre" | "currency"> {
  /**
   * again: it is given anew; first: people who start, or for whom a part opens, have not ordered it yet; replaced: pieces
   * that are to be replaced, and that no pack gives again.
   */
  kind: "again" | "first" | "replaced";
  quarter: string;
  pack: Pick<ForecastPack, "id" | "name" | "allocationType" | "sort">;
  measure: Measure;
  bundleId: string | null;
  counter: string;
  people: number;
  /** By load in hundredths, where it changes what is given: how many people, and what each is given. */
  loads: { fte: number; people: number; each: number }[];
  /** Items, points or cents. */
  given: number;
  /** How much of it was ordered in the last year; `known` is false if no period ended in it, and the whole is assumed. */
  percent: number;
  known: boolean;
  pieces: number;
  /** The mean price of one piece with GST, and the mean points that it takes. */
  eachCents: number;
  eachPoints: number;
  cents: number;
}

/** What a forecast is computed from. */
export interface ForecastFacts {
  packs: ReadonlyMap<string, ForecastPack>;
  /** Styles by code for each currency, with the prices of today. */
  styles: ReadonlyMap<string, ReadonlyMap<string, StyleRecord>>;
  uses: readonly Use[];
  replaced: readonly Replaced[];
  /** Of the organisation. */
  timeZone: string;
}

const PAID_BY_PEOPLE = "SELF_PURCHASE";

/** Sums of one counter before they are priced. */
interface Given {
  kind: "again" | "first";
  group: Again | First;
  measure: Measure;
  bundleId: string | null;
  people: number;
  loads: Work["loads"];
  amount: number;
}

/**
 * The workings of a forecast: what is given in each quarter, how much of it is likely to be ordered, and what that costs the
 * organisation. A row of each counter of a pack, quarter and line; what people pay themselves is in none.
 */
export function worksOf(again: readonly Again[], first: readonly First[], facts: ForecastFacts): Work[] {
  const given = [...givenAgain(again, facts), ...givenFirst(first)];
  const means = meansOf(facts);
  return given
    .flatMap((one) => {
      const pack = facts.packs.get(one.group.packId);
      return pack ? (workOf(one, pack, facts, means) ?? []) : [];
    })
    .concat(facts.replaced.map((one) => replacedWork(one, facts)));
}

/** Behind every pack of the program. */
const LAST = Number.MAX_SAFE_INTEGER;

/** Pieces that are to be replaced by others of their style: all of them, at its mean price. */
function replacedWork(one: Replaced, { styles }: ForecastFacts): Work {
  const { centre, currency, quarter, styleCode, name, people, pieces, gstRate } = one;
  const only = { kind: "set", sets: [{ styles: [{ code: styleCode, colours: null }] }] } as const;
  const { cents: eachCents } = meanPiece([only], styles.get(currency) ?? new Map(), gstRate);
  return {
    ...{ kind: "replaced", centre, currency, quarter, measure: "quantity", bundleId: null, people },
    pack: { id: styleCode, name, allocationType: "quantity", sort: LAST },
    ...{ counter: COUNTERS.quantity, loads: [], given: pieces, percent: PERCENT, known: true },
    ...{ pieces, eachCents, eachPoints: 0, cents: pieces * eachCents },
  };
}

/** Counters of one quarter and line together, whatever the loads of the people. */
function givenAgain(groups: readonly Again[], { packs, timeZone }: ForecastFacts): Given[] {
  const all = new Map<string, Given>();
  for (const group of groups) {
    const pack = packs.get(group.packId);
    if (!pack) continue;
    const { fte, people, last } = group;
    const start = startOfDay(group.quarter, timeZone);
    const open = pack.bundles.filter((bundle) => !closedBefore(bundle, start));
    const repeated =
      last === null ? [] : [{ measure: pack.allocationType, bundleId: null, amount: last } as const];
    for (const { measure, bundleId, amount } of grantsOf(
      { ...pack, bundles: open },
      { fte, last: repeated },
    )) {
      const key = [lineKey(group), group.gstRate, group.packId, group.quarter, measure, bundleId].join("|");
      const known = all.get(key) ?? {
        kind: "again",
        group,
        measure,
        bundleId,
        people: 0,
        loads: [],
        amount: 0,
      };
      const byLoad = pack.grantLeastLoad !== null && measure === pack.allocationType && bundleId === null;
      all.set(key, {
        ...known,
        people: known.people + people,
        amount: known.amount + people * amount,
        loads: byLoad ? [...known.loads, { fte, people, each: amount }] : known.loads,
      });
    }
  }
  return [...all.values()];
}

/** A pre-order that is over when the quarter begins, and is not known to open again, is given to nobody. */
const closedBefore = ({ isIndentOrder, indentEndsAt }: Bundle, quarter: Date): boolean =>
  isIndentOrder && indentEndsAt !== null && indentEndsAt <= quarter;

const givenFirst = (groups: readonly First[]): Given[] =>
  groups.map((group) => {
    const { measure, bundleId, people, amount } = group;
    return { kind: "first", group, measure, bundleId, people, loads: [], amount };
  });

type Means = ReturnType<typeof meansOf>;

/** Mean pieces of bundles, each computed once. */
function meansOf({ styles }: ForecastFacts) {
  const known = new Map<string, ReturnType<typeof meanPiece>>();
  return (pack: ForecastPack, bundles: Bundle[], { currency, gstRate }: Again | First) => {
    const key = [pack.id, currency, gstRate, ...bundles.map(({ id }) => id)].join("|");
    const mean = known.get(key) ?? meanPiece(bundles, styles.get(currency) ?? new Map(), gstRate);
    known.set(key, mean);
    return mean;
  };
}

function workOf(one: Given, pack: ForecastPack, { uses }: ForecastFacts, means: Means): Work | undefined {
  const { kind, group, measure, bundleId, amount } = one;
  const funded = pack.bundles.filter(({ fundType }) => fundType !== PAID_BY_PEOPLE);
  const its = bundleId === null ? funded : funded.filter(({ id }) => id === bundleId);
  if (its.length === 0 || amount <= 0) return undefined;
  const share = kind === "first" ? WHOLE : shareOf(uses, pack.id, measure, bundleId);
  const mean = means(pack, its, group);
  const ordered = Math.round((amount * share.percent) / 100);
  const { centre, currency, quarter } = group;
  return {
    ...{ kind, centre, currency, quarter, measure, bundleId },
    pack: { id: pack.id, name: pack.name, allocationType: pack.allocationType, sort: pack.sort },
    counter: its.length === 1 && bundleId !== null ? its[0]!.name : COUNTERS[measure],
    people: one.people,
    loads: one.loads.toSorted((a, b) => b.fte - a.fte),
    given: amount,
    ...share,
    eachCents: mean.cents,
    eachPoints: measure === "points" ? mean.points : 0,
    ...costOf(measure, ordered, mean, its),
  };
}

const COUNTERS: Record<Measure, string> = {
  quantity: "Items",
  points: "Points",
  dollar: "Pack credit",
  subsidy: "Subsidised spend",
};

const WHOLE = { percent: 100, known: false };
const PERCENT = 100;

/** How much of a counter was ordered, in whole per cent; all of it where no period of it ended in the last year. */
function shareOf(uses: readonly Use[], packId: string, measure: Measure, bundleId: string | null) {
  const use = uses.find(
    (one) => one.packId === packId && one.measure === measure && one.bundleId === bundleId,
  );
  if (!use || use.given <= 0) return WHOLE;
  const percent = Math.round((PERCENT * use.used) / use.given);
  return { percent: Math.min(PERCENT, Math.max(0, percent)), known: true };
}

/** Pieces and cents of an amount that is ordered. @param ordered items, points or cents. */
function costOf(measure: Measure, ordered: number, mean: { cents: number; points: number }, its: Bundle[]) {
  const perCents = (cents: number) => (mean.cents > 0 ? Math.round(cents / mean.cents) : 0);
  switch (measure) {
    case "quantity":
      return { pieces: ordered, cents: ordered * mean.cents };
    case "points": {
      const pieces = mean.points > 0 ? Math.round(ordered / mean.points) : 0;
      return { pieces, cents: pieces * mean.cents };
    }
    case "dollar":
      return { pieces: perCents(ordered), cents: ordered };
    case "subsidy":
      return { pieces: perCents(ordered), cents: subsidyOf(ordered, its) };
  }
}

/** What ranges pay of a spend that falls into them evenly. */
function subsidyOf(spend: number, bundles: readonly Bundle[]): number {
  const ranges = bundles.flatMap(({ subsidyRanges }) => subsidyRanges);
  const unique = [...new Map(ranges.map((range) => [`${range.fromCents}-${range.toCents}`, range])).values()];
  const width = Math.max(0, ...unique.map(({ toCents }) => toCents));
  const whole = subsidyParts(unique, 0, width).reduce((sum, { cents }) => sum + cents, 0);
  return width === 0 ? 0 : Math.round((spend * whole) / width);
}

/** Which line a row is of. */
export const lineKey = ({ centre, currency }: Pick<Line, "centre" | "currency">): string =>
  JSON.stringify([centre, currency]);

/** Pieces and cents of rows. */
export const sumOf = (works: readonly Pick<Work, "pieces" | "cents">[]) => ({
  pieces: works.reduce((sum, { pieces }) => sum + pieces, 0),
  cents: works.reduce((sum, { cents }) => sum + cents, 0),
});
