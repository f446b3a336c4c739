import { dayOf, daysAfter, monthsAfter, startOfDay, timeBefore } from "../../calendar";
import { balance, grantsOf, MONTHS_OF_PERIOD, type Measure } from "../entitlement";
import { lapses, type AllocatedPack } from "../packs";
import { countersOf } from "./present";

/** An amount of a measure: items (of a bundle), points or cents. */
interface ComingAmount {
  measure: Measure;
  bundleId: string | null;
  name: string;
  amount: number;
}

/** What happens to a pack of a person on a local day of their organisation. */
export interface Coming {
  pack: AllocatedPack;
  /** given: a period begins; opens: what they have can be ordered from then; lapses: it is the last day to order it. */
  kind: "given" | "opens" | "lapses";
  day: string;
  amounts: ComingAmount[];
}

/** On whom it depends: their load in hundredths, and the organisation's day, time and zone. */
export interface ComingReader {
  fte: number;
  today: string;
  now: Date;
  timeZone: string;
}

type Bundle = AllocatedPack["bundles"][number];

/** A last day of an instant that ends something; a window that ends at midnight ends with the day before. */
const lastDayBefore = (end: Date, timeZone: string): string =>
  dayOf(timeBefore(end, { seconds: 1 }), timeZone);
/** After every day: an end that is not known. */
const NEVER = "9999";
const latest = (...days: (string | null)[]): string =>
  days
    .filter((day) => day !== null)
    .sort()
    .at(-1)!;
const earliest = (...days: (string | null)[]): string => days.filter((day) => day !== null).sort()[0]!;

/**
 * What comes to a person within the next 12 months: which packs are given again and how much, what opens, and what lapses
 * on which day; the earliest first. Nothing that a later condition takes away is in it: a period that begins after the last
 * day of work, or a window that is closed by then.
 */
export function comingOf(packs: readonly AllocatedPack[], reader: ComingReader): Coming[] {
  const horizon = monthsAfter(reader.today, MONTHS_OF_PERIOD);
  return packs
    .filter(({ packType }) => packType !== "self-purchase")
    .flatMap((pack) => [...heldOf(pack, reader), ...givenAgain(pack, reader)])
    .filter(({ day, amounts }) => amounts.length > 0 && day <= horizon)
    .sort((a, b) => a.day.localeCompare(b.day) || a.pack.name.localeCompare(b.pack.name));
}

/** From and until which day something can be ordered; undefined from: now; null until: no end is known. */
interface Window {
  from: string | undefined;
  until: string | null;
}

/**
 * The window of a pack (and of a bundle with its own) at an instant and after it; undefined if it has none any more. An
 * extension keeps it open to its day.
 */
function windowAt(
  pack: AllocatedPack,
  bundle: Bundle | undefined,
  at: Date,
  zone: string,
): Window | undefined {
  const { opensAt, closesAt, opensAgainAt, extendedUntil } = pack;
  const indent = bundle?.isIndentOrder ? bundle : undefined;
  const start = dayOf(at, zone);
  const extended = extendedUntil !== null && start <= extendedUntil ? extendedUntil : null;
  let from: string | null = null;
  let until: string | null = null;
  for (const end of [closesAt, indent?.indentEndsAt]) {
    if (!end) continue;
    if (end > at) until = earliest(until, latest(extended, lastDayBefore(end, zone)));
    else if (extended) until = earliest(until, extended);
    // When it closes after that is not known before it is open.
    else if (end === closesAt && opensAgainAt && opensAgainAt > at) from = dayOf(opensAgainAt, zone);
    else return undefined;
  }
  for (const opens of [opensAt, bundle?.opensAt, indent?.indentStartsAt]) {
    if (opens && opens > at) from = latest(from, dayOf(opens, zone));
  }
  return { from: from !== null && from > start ? from : undefined, until };
}

/** The same of a counter: of its bundle, or, of dollars and points, of all its bundles together. */
function windowOfCounter(
  pack: AllocatedPack,
  bundleId: string | null,
  at: Date,
  zone: string,
): Window | undefined {
  const its = bundleId === null ? pack.bundles : pack.bundles.filter(({ id }) => id === bundleId);
  const all = its.flatMap((bundle) => windowAt(pack, bundle, at, zone) ?? []);
  if (all.length === 0) return undefined;
  const froms = all.map(({ from }) => from);
  const untils = all.map(({ until }) => until);
  return {
    from: froms.includes(undefined) ? undefined : earliest(...(froms as string[])),
    until: untils.includes(null) ? null : latest(...untils),
  };
}

/** What is left of the running period: what opens later in it, and the last day to order it. */
function heldOf(pack: AllocatedPack, { now, today, timeZone }: ComingReader): Coming[] {
  const end = earliest(pack.periodEnd, pack.leaves?.lastDay ?? null);
  if (end < today) return [];
  const days = new Map<string, Coming>();
  const add = (kind: Coming["kind"], day: string, amount: ComingAmount) => {
    const known = days.get(`${kind} ${day}`) ?? { pack, kind, day, amounts: [] };
    days.set(`${kind} ${day}`, { ...known, amounts: [...known.amounts, amount] });
  };
  for (const counter of countersOf(pack)) {
    const { left } = balance(pack.ledger, counter.measure, counter.bundleId);
    const window = windowOfCounter(pack, counter.bundleId, now, timeZone);
    if (left <= 0 || !window || (window.from && window.from > end)) continue;
    const amount = { ...counter, amount: left };
    if (window.from) add("opens", window.from, amount);
    const last = earliest(end, window.until);
    if (last < NEVER) add("lapses", last, amount);
  }
  return [...days.values()];
}

/** What the next period gives, on the day from which it can be ordered. */
function givenAgain(pack: AllocatedPack, { fte, timeZone }: ComingReader): Coming[] {
  // A pack that does not say its amount repeats the last one, which nobody can say for sure before that day.
  const unsaid = pack.grantAmount === null && pack.allocationType !== "quantity";
  if (!lapses(pack) || unsaid) return [];
  const start = daysAfter(pack.periodEnd);
  const days = new Map<string, ComingAmount[]>();
  for (const { measure, bundleId, amount } of grantsOf(pack, { fte })) {
    const window = windowOfCounter(pack, bundleId, startOfDay(start, timeZone), timeZone);
    const name = countersOf(pack).find((one) => one.measure === measure && one.bundleId === bundleId)?.name;
    const day = window?.from ?? start;
    if (!window || name === undefined || (pack.leaves && pack.leaves.lastDay < day)) continue;
    days.set(day, [...(days.get(day) ?? []), { measure, bundleId, name, amount }]);
  }
  return [...days].map(([day, amounts]) => ({ pack, kind: "given" as const, day, amounts }));
}
