import type { DemoStyle } from "./catalogue";
import type { PlannedLine } from "./order-choice";
import { HISTORY_DAYS, instantOf } from "./orders";
import { type PlannedOrder } from "./planned-order";
import { currencyOf } from "./organisations";
import type { Person, Seeding } from "./people";
import { sellsWholesale, wholesaleCents } from "./prices";
import type { ProgramPlan } from "./programs/plan";
import { randomOf, type Random } from "./random";

const LOTS = [1, 2, 2, 3, 4, 5, 6, 10, 12];
/** Now and then a store takes a carton. */
const CARTON = 50;
/** A seasonal restock: as long as an order gets. */
const LONGEST = 60;

function lineOf(person: Person, style: DemoStyle, random: Random): PlannedLine {
  const variant = random.pick(style.variants);
  const quantity = random.chance(0.03) ? CARTON : random.pick(LOTS);
  const unitCents = wholesaleCents(style, variant, currencyOf(person.unit), quantity);
  return { style, variant, quantity, unitCents, valueAdds: [] };
}

function orderOf(
  person: Person,
  styles: readonly DemoStyle[],
  count: number,
  daysAgo: number,
  today: Date,
  random: Random,
) {
  const lines = new Map<string, PlannedLine>();
  while (lines.size < count) {
    const line = lineOf(person, random.pick(styles), random);
    lines.set(line.variant.sku, line);
  }
  return {
    person,
    placedAt: instantOf(today, daysAgo, random),
    daysAgo,
    lines: [...lines.values()],
    fund: { ownShareCents: 0, subsidyCents: 0, points: 0 },
    uses: [],
    waits: false,
  } satisfies PlannedOrder;
}

/** Stock orders of the wholesale stores, on account. */
export function planWholesaleOrders(
  program: ProgramPlan,
  people: readonly Person[],
  allStyles: readonly DemoStyle[],
  { today, scale }: Seeding,
): PlannedOrder[] {
  const random = randomOf(`orders ${program.uid}`);
  const styles = allStyles.filter(sellsWholesale);
  const buyers = people.filter((person) => person.plan.role === "buyer");
  const own = buyers.flatMap((person) =>
    Array.from({ length: person.plan.orders ?? 0 }, (_, n) =>
      orderOf(person, styles, n === 0 ? LONGEST : random.int(4, 18), 9 + n * 45, today, random),
    ),
  );
  const rest = Array.from({ length: Math.max(0, program.orders.placed * scale - own.length) }, () =>
    orderOf(random.pick(buyers), styles, random.int(3, 18), random.int(1, HISTORY_DAYS), today, random),
  );
  return [...own, ...rest];
}
