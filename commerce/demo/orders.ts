import { timeAfter } from "../calendar";
import { addDays, isoDate } from "./calendar";
import { isApproved } from "./order-fate";
import { chooseLine } from "./order-choice";
import { leaveOneForEachApprover } from "./order-waits";
import { choosePack, fundPack, grantedBy, usesOf, type Left } from "./order-packs";
import type { PlannedOrder } from "./planned-order";
import { randomOf, type Random } from "./random";
import type { Style } from "./world/catalogue";
import { type Allocation, counter } from "./world/packs";
import type { Person, Program } from "./world/programs";

/** The demo's orders reach this far back. */
export const HISTORY_DAYS = 730;

/** How many orders an organisation has placed, and how many of its people wait for an approval. */
export interface OrderCount {
  placed: number;
  pending: number;
}

/** One program while its orders are planned. */
interface Desk {
  program: Program;
  styles: ReadonlyMap<string, Style>;
  today: Date;
  random: Random;
  orders: PlannedOrder[];
}

/** Some time in the working hours of a day. */
export const instantOf = (today: Date, daysAgo: number, random: Random): Date =>
  timeAfter(addDays(today, -daysAgo), { minutes: random.int(-120, 420) });

/**
 * Named people keep half of what they have, and all of what they must fill in one go: whoever signs in as
 * one of them finds something left to order.
 */
function leftFor(allocation: Allocation): Left | undefined {
  const { person, pack, left } = allocation;
  if (!person.named || pack.reset === "once") return left;
  if (pack.packType === "compulsory") return undefined;
  const granted = grantedBy(allocation);
  return new Map([...left].map(([key, amount]) => [key, Math.floor(amount - (granted.get(key) ?? 0) / 2)]));
}

/** Whether a pack could be ordered on a day, by its windows and the person's start. */
function openOn({ pack, person }: Allocation, daysAgo: number): boolean {
  const windows = [pack.window, ...pack.bundles.map((bundle) => bundle.window)];
  return (
    daysAgo < person.daysEmployed &&
    windows.every((window) => !window || (-daysAgo >= window.from && -daysAgo <= window.to))
  );
}

/** Orders once from a pack; false when its rules or what may be taken of it do not allow it. */
function orderPack(
  desk: Desk,
  allocation: Allocation,
  daysAgo: number,
  waits: boolean,
  sparing = true,
): boolean {
  const inPeriod = isoDate(addDays(desk.today, -daysAgo)) >= allocation.row.periodStart;
  const granted = grantedBy(allocation);
  const mayTake = !inPeriod ? granted : sparing ? leftFor(allocation) : allocation.left;
  if (!mayTake || [...mayTake].some(([key, amount]) => key !== counter("subsidy") && amount < 0))
    return false;
  const lines = choosePack(allocation, desk.styles, mayTake, desk.random);
  if (lines.length === 0) return false;
  const funding = fundPack(allocation, lines, inPeriod ? allocation.left : granted);
  const fund = { ...funding, points: allocation.pack.allocationType === "points" ? funding.points : 0 };
  if (waits && !isApproved({ person: allocation.person, lines, fund })) return false;
  const uses = inPeriod ? usesOf(allocation, lines, funding) : [];
  for (const use of uses) {
    const key = counter(use.measure, use.bundleId);
    allocation.left.set(key, (allocation.left.get(key) ?? 0) - use.amount);
  }
  desk.orders.push({
    person: allocation.person,
    placedAt: instantOf(desk.today, daysAgo, desk.random),
    daysAgo,
    lines,
    allocation,
    fund,
    uses,
    waits,
  });
  return true;
}

interface Occasion {
  /** The order is to wait for somebody's yes. */
  waits?: boolean;
  /** How likely it is that people buy for themselves when they could. */
  selfPurchase?: number;
}

/** Tries a few of a person's packs, own purchases last, until one can be ordered on the day. */
function orderSome(
  desk: Desk,
  mine: readonly Allocation[],
  daysAgo: number,
  occasion: Occasion = {},
): boolean {
  const { waits = false, selfPurchase = 0.15 } = occasion;
  const { random } = desk;
  const open = mine
    .filter(({ pack }) => pack.packType !== "new starter")
    .filter((one) => openOn(one, daysAgo));
  const own = open.filter(({ pack }) => pack.packType === "self-purchase");
  const given = random.sample(
    open.filter((one) => !own.includes(one)),
    3,
  );
  return [...given, ...own.filter(() => waits || random.chance(selfPurchase))].some((allocation) =>
    orderPack(desk, allocation, daysAgo, waits),
  );
}

/** The first issue, soon after the start, for everyone who has been here for three weeks. */
function orderFirstIssues(desk: Desk, allocations: readonly Allocation[]) {
  for (const allocation of allocations) {
    const { person, pack } = allocation;
    if (pack.packType !== "new starter" || person.daysEmployed <= 20 || person.named?.isNew) continue;
    orderPack(desk, allocation, person.daysEmployed - desk.random.int(2, 15), false);
  }
}

/** Named people have orders to look at, the newest of them in the last weeks. */
function orderForNamed(desk: Desk, person: Person, mine: readonly Allocation[]) {
  const first = mine.find(({ pack }) => pack.id === person.named?.ordered);
  if (first) orderPack(desk, first, 7, false, false);
  const wanted = person.named?.orders ?? 0;
  const span = Math.min(HISTORY_DAYS, person.daysEmployed) - 20;
  const count = () => desk.orders.filter((order) => order.person === person).length;
  for (let attempt = 0; count() < wanted && attempt < wanted * 12; attempt += 1) {
    if (attempt < 2) orderSome(desk, mine, desk.random.int(2, 40), { selfPurchase: 1 });
    else orderSome(desk, mine, desk.random.int(41, span));
  }
}

/** One order for a whole site, large enough to need a second look. */
function orderInBulk(desk: Desk, mine: readonly Allocation[]) {
  const allocation = mine.find(({ pack }) => pack.packType === "self-purchase");
  if (!allocation) return;
  const { person, pack } = allocation;
  const lines = pack.bundles.flatMap((bundle) => {
    const style = desk.styles.get(bundle.sets[0]?.styles[0] ?? "");
    return style ? [{ ...chooseLine(person, style, desk.random, bundle), quantity: bundle.maxItems }] : [];
  });
  const funding = fundPack(allocation, lines, allocation.left);
  const placedAt = instantOf(desk.today, 3, desk.random);
  desk.orders.push({
    person,
    placedAt,
    daysAgo: 3,
    lines,
    allocation,
    fund: { ...funding, points: 0 },
    uses: [],
    waits: true,
  });
}

/** One order of a restricted style, which waits for that reason alone. */
function orderRestricted(desk: Desk, allocations: readonly Allocation[]) {
  const { restrictedStyles } = desk.program.row;
  const isRestricted = ({ pack }: Allocation) =>
    pack.bundles.every(({ sets }) =>
      sets.every((set) => set.styles.every((code) => restrictedStyles.includes(code))),
    );
  const wanted = allocations.filter((one) => !one.person.named && isRestricted(one) && openOn(one, 2));
  wanted.some((allocation) => orderPack(desk, allocation, 2, true));
}

/** Plans the orders of a program with packs; uses are taken off the allocations' counters. */
export function planOrders(
  program: Program,
  people: readonly Person[],
  allocations: readonly Allocation[],
  styles: ReadonlyMap<string, Style>,
  today: Date,
  count: OrderCount,
): PlannedOrder[] {
  const desk: Desk = { program, styles, today, random: randomOf(`orders ${program.row.uid}`), orders: [] };
  const byPerson = new Map<Person, Allocation[]>(people.map((person) => [person, []]));
  for (const allocation of allocations) byPerson.get(allocation.person)?.push(allocation);
  orderFirstIssues(desk, allocations);
  for (const [person, mine] of byPerson) {
    if (person.named?.bulkOrder) orderInBulk(desk, mine);
    orderForNamed(desk, person, mine);
  }
  orderForCrowd(desk, byPerson, count);
  leaveOneForEachApprover(program, people, desk.orders);
  orderRestricted(desk, allocations);
  return desk.orders;
}

/** Everyone else: orders that wait, half of them where the program's approver sees them, then the history. */
function orderForCrowd(desk: Desk, byPerson: ReadonlyMap<Person, Allocation[]>, count: OrderCount) {
  const { random } = desk;
  const crowd = [...byPerson.keys()].filter(
    (person) => !person.named && person.daysEmployed > 40 && person.unit.row.active,
  );
  if (crowd.length === 0) return;
  const approver = [...byPerson.keys()].find(({ row }) => row.uid.startsWith("approver@"));
  const seen = crowd.filter((person) => person.unit.row.billToUid === approver?.row.unitUid);
  for (let n = 0; n < count.pending;) {
    const person = random.pick(n % 2 === 0 && seen.length > 0 ? seen : crowd);
    if (orderSome(desk, byPerson.get(person) ?? [], random.int(1, 20), { waits: true })) n += 1;
  }
  while (desk.orders.length < count.placed) {
    const person = random.pick(crowd);
    const span = Math.min(HISTORY_DAYS, person.daysEmployed) - 15;
    orderSome(desk, byPerson.get(person) ?? [], random.int(1, span));
  }
}
