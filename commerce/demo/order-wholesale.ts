import type { PlannedLine } from "./order-choice";
import { HISTORY_DAYS, instantOf } from "./orders";
import { type PlannedOrder } from "./planned-order";
import { randomOf, type Random } from "./random";
import { contractCents, type Style } from "./world/catalogue";
import type { Person, Program } from "./world/programs";

const LOTS = [1, 2, 2, 3, 4, 5, 6, 10, 12];
/** Now and then a store takes a carton. */
const CARTON = 50;
/** A seasonal restock: as long as an order gets. */
const LONGEST = 60;

function lineOf(person: Person, style: Style, random: Random): PlannedLine {
  const variant = random.pick(style.variants);
  const quantity = random.chance(0.03) ? CARTON : random.pick(LOTS);
  const { organisationUid, currency } = { ...person.row, ...person.unit.row };
  const unitCents = contractCents(style, variant, { organisationUid, currency, quantity });
  return { style, variant, quantity, unitCents, valueAdds: [] };
}

function orderOf(
  person: Person,
  styles: readonly Style[],
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
  { row }: Program,
  people: readonly Person[],
  allStyles: readonly Style[],
  today: Date,
  placed: number,
): PlannedOrder[] {
  const random = randomOf(`orders ${row.uid}`);
  const styles = allStyles.filter(({ soldTo }) => soldTo.includes(row.uid));
  const buyers = people.filter(
    ({ row: { groups } }) => groups.length === 1 && groups[0] === "b2bcustomergroup",
  );
  const own = buyers.flatMap((person) =>
    Array.from({ length: person.named?.orders ?? 0 }, (_, n) =>
      orderOf(person, styles, n === 0 ? LONGEST : random.int(4, 18), 9 + n * 45, today, random),
    ),
  );
  const rest = Array.from({ length: Math.max(0, placed - own.length) }, () =>
    orderOf(random.pick(buyers), styles, random.int(3, 18), random.int(1, HISTORY_DAYS), today, random),
  );
  return [...own, ...rest];
}
