import { timeAfter } from "../calendar";
import { addDays, isoDate } from "./calendar";
import type { DemoStyle } from "./catalogue";
import { isApproved } from "./order-fate";
import { chooseLine } from "./order-choice";
import { leaveOneForEachApprover } from "./order-waits";
import { choosePack, fundPack, grantedBy, usesOf, type Left } from "./order-packs";
import { counter, type Allocation } from "./packs";
import type { Person, Seeding } from "./people";
import type { ProgramPlan } from "./programs/plan";
import { randomOf, type Random } from "./random";
import type { PlannedOrder } from "./planned-order";

/** The demo's orders reach this far back. */
export const HISTORY_DAYS = 730;

/** One program while its orders are planned. */
interface Desk {
  program: ProgramPlan;
  styles: ReadonlyMap<string, DemoStyle>;
  today: Date;
  random: Random;
  orders: PlannedOrder[];
}

/** Some time in the working hours of a day. */
export const instantOf = (today: Date, daysAgo: number, random: Random): Date =>
  timeAfter(addDays(today, -daysAgo), { minutes: random.int(-120, 420) });

/** Whether somebody stands in the demo's plans by name, and may be signed in as. */
export const isNamed = (person: Person) => person.program.people.includes(person.plan);

/**
 * Named people keep half of what they have, and all of what they must fill in one go: whoever signs in as
 * one of them finds something left to order.
 */
function leftFor(allocation: Allocation): Left | undefined {
  const { person, pack, left } = allocation;
  if (!isNamed(person) || pack.reset === "once") return left;
  if (pack.packType === "compulsory") return undefined;
  const granted = grantedBy(allocation);
  return new Map([...left].map(([key, amount]) => [key, Math.floor(amount - (granted.get(key) ?? 0) / 2)]));
}

/** Whether a pack could be ordered on a day, by its windows and the person's start. */
function openOn({ pack, person }: Allocation, daysAgo: number): boolean {
  const windows = [pack.window, ...pack.bundles.map((bundle) => bundle.indent)];
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
  const inPeriod = isoDate(addDays(desk.today, -daysAgo)) >= allocation.period.start;
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
    if (pack.packType !== "new starter" || person.daysEmployed <= 20 || person.plan.role === "newstarter")
      continue;
    orderPack(desk, allocation, person.daysEmployed - desk.random.int(2, 15), false);
  }
}

/** Named people have orders to look at, the newest of them in the last weeks. */
function orderForNamed(desk: Desk, person: Person, mine: readonly Allocation[]) {
  const first = mine.find(({ pack }) => pack.id === person.plan.ordered);
  if (first) orderPack(desk, first, 7, false, false);
  const wanted = person.plan.orders ?? 0;
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
    return style ? [{ ...chooseLine(person, style, desk.random, bundle), quantity: bundle.max }] : [];
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
  const { restrictedStyles = [] } = desk.program;
  const isRestricted = ({ pack }: Allocation) =>
    pack.bundles.every(({ sets }) =>
      sets.every((set) => set.styles.every((code) => restrictedStyles.includes(code))),
    );
  const wanted = allocations.filter((one) => !isNamed(one.person) && isRestricted(one) && openOn(one, 2));
  wanted.some((allocation) => orderPack(desk, allocation, 2, true));
}

/** Plans the orders of a program with packs; uses are taken off the allocations' counters. */
export function planOrders(
  program: ProgramPlan,
  people: readonly Person[],
  allocations: readonly Allocation[],
  styles: ReadonlyMap<string, DemoStyle>,
  { today, scale }: Seeding,
): PlannedOrder[] {
  const desk: Desk = { program, styles, today, random: randomOf(`orders ${program.uid}`), orders: [] };
  const byPerson = new Map<Person, Allocation[]>(people.map((person) => [person, []]));
  for (const allocation of allocations) byPerson.get(allocation.person)?.push(allocation);
  orderFirstIssues(desk, allocations);
  for (const [person, mine] of byPerson) {
    if (person.plan.bulkOrder) orderInBulk(desk, mine);
    orderForNamed(desk, person, mine);
  }
  orderForCrowd(desk, byPerson, scale);
  leaveOneForEachApprover(program, desk.orders);
  orderRestricted(desk, allocations);
  return desk.orders;
}

/** Everyone else: orders that wait, half of them where the program's approver sees them, then the history. */
function orderForCrowd(desk: Desk, byPerson: ReadonlyMap<Person, Allocation[]>, scale: number) {
  const { program, random } = desk;
  const crowd = [...byPerson.keys()].filter(
    (person) => !isNamed(person) && person.daysEmployed > 40 && !person.unit.inactive,
  );
  if (crowd.length === 0) return;
  const approver = program.people.find((plan) => plan.login === "approver");
  const seen = crowd.filter((person) => person.unit.billTo === approver?.unit);
  for (let n = 0; n < program.orders.pending * scale;) {
    const person = random.pick(n % 2 === 0 && seen.length > 0 ? seen : crowd);
    if (orderSome(desk, byPerson.get(person) ?? [], random.int(1, 20), { waits: true })) n += 1;
  }
  while (desk.orders.length < program.orders.placed * scale) {
    const person = random.pick(crowd);
    const span = Math.min(HISTORY_DAYS, person.daysEmployed) - 15;
    orderSome(desk, byPerson.get(person) ?? [], random.int(1, span));
  }
}
