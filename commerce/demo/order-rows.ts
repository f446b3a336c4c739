import { readableDate } from "../http/dates";
import { shownMobile } from "../http/contact";
import type { AddressSnapshot } from "../modules/carts/tables";
import { stockNote } from "../modules/catalogue";
import { freightCents } from "../modules/organisation";
import { isDecision } from "../modules/orders";
import type { consignments, EventPerson, orderEntries, orderEvents, orders } from "../modules/orders/tables";
import { withGst } from "../http/money";
import { pricesShown } from "../modules/packs";
import type { entitlementMovements } from "../modules/entitlement/tables";
import { addDays } from "./calendar";
import { consignmentsOf, fateOf, type Fate, restrictedIn } from "./order-fate";
import { decidedAt, historyOf } from "./order-history";
import type { PlannedLine } from "./order-choice";
import type { PlannedOrder } from "./planned-order";
import { guidOf, randomOf, type Random } from "./random";
import type { Person } from "./world/programs";

/** The rows of placed orders and of what they used. */
export interface OrderRows {
  orders: (typeof orders.$inferInsert)[];
  entries: (typeof orderEntries.$inferInsert)[];
  consignments: (typeof consignments.$inferInsert)[];
  events: (typeof orderEvents.$inferInsert)[];
  movements: (typeof entitlementMovements.$inferInsert)[];
}

/** New orders begin at KR-100482, so the demo's own end below. */
export const LAST_NUMBER = 99_999;

const STANDARD = { code: "standard", name: "Standard", description: "3 to 5 working days" };
const COLLECT = { code: "unit-collect", name: "Collect", description: "From your unit's uniform store" };

const addressOf = ({ unit, row }: Person): AddressSnapshot => ({
  id: unit.address.id,
  firstName: row.firstName,
  lastName: row.lastName,
  companyName: unit.row.name,
  line1: unit.address.line1,
  line2: null,
  town: unit.address.town,
  region: unit.address.region,
  postalCode: unit.address.postalCode,
  country: unit.address.country,
  phone: row.mobile ? shownMobile(row.mobile) : null,
});

/** GST is reckoned once, on goods and freight together; the organisation pays what the wearer does not. */
function totalsOf(order: PlannedOrder, collected: boolean) {
  const { unit, program } = order.person;
  const rate = unit.row.gstRate;
  const subTotalCents = order.lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
  const funded = order.allocation !== undefined && order.fund.ownShareCents === 0;
  const deliveryCents = collected ? 0 : freightCents(program.row, { subTotalCents, fullyFunded: funded });
  const totalCents = withGst(subTotalCents + deliveryCents, rate);
  const { subsidyCents } = order.fund;
  const own = order.fund.ownShareCents > 0 ? order.fund.ownShareCents + withGst(deliveryCents, rate) : 0;
  const ownShareCents = Math.min(own, totalCents - subsidyCents);
  const paidFor = totalCents - ownShareCents - subsidyCents;
  const onAccount = order.allocation === undefined;
  return {
    subTotalCents,
    deliveryCents,
    taxCents: totalCents - subTotalCents - deliveryCents,
    totalCents,
    creditCents: onAccount ? 0 : paidFor,
    accountCents: onAccount ? paidFor : 0,
    subsidyCents,
    ownShareCents,
    points: order.fund.points,
  };
}

function purchaseOrderOf({ program, unit }: Person, code: string, random: Random): string | null {
  const { purchaseOrderMandatory, site } = program.row;
  const standing = program.purchaseOrders.find(({ unitUids }) => unitUids.includes(unit.row.uid));
  if (standing && (purchaseOrderMandatory || random.chance(0.4))) return standing.number;
  return purchaseOrderMandatory || site === "wholesale" ? `${program.prefix}${code.slice(-5)}` : null;
}

function noteOf(line: PlannedLine, order: PlannedOrder, backOrdered: boolean, today: Date): string | null {
  const { timeZone } = order.person.program.row;
  if (backOrdered) return `On back-order. Expected ${readableDate(addDays(today, 18), timeZone)}`;
  return (
    stockNote(line.style, { onHand: line.quantity, expectedAt: null }, line.quantity, timeZone, {
      isIndentOrder: line.bundle?.isIndentOrder ?? false,
      startsAt: order.placedAt,
      deliveryAt: line.bundle?.indentDeliveryAt ?? null,
    }) ?? null
  );
}

const COMMENTS = [
  "Please pack with the night shift order",
  "The old one tore at the left knee",
  "I am between two sizes, the larger one please",
  "Leave at the site office",
];

/** Why pieces of some packs were replaced, and what some people added. */
function remarksOf({ allocation }: PlannedOrder, code: string, entryNumber: number) {
  const random = randomOf(`remarks ${code} ${entryNumber}`);
  const reasons = allocation?.pack.replacementReasons ?? [];
  const often = reasons.length > 0 ? 0.3 : 0.03;
  return {
    reasonOfReplacement: reasons.length > 0 ? random.pick(reasons) : null,
    additionalComments: allocation && random.chance(often) ? random.pick(COMMENTS) : null,
  };
}

const entryRow = (
  order: PlannedOrder,
  code: string,
  line: PlannedLine,
  entryNumber: number,
  fate: Fate,
  today: Date,
) => ({
  orderCode: code,
  entryNumber,
  sku: line.variant.sku,
  product: {
    code: line.variant.sku,
    name: line.style.name,
    styleCode: line.style.code,
    colour: line.variant.colour.name,
    size: line.variant.size,
    dimension: line.variant.dimension,
    picture: line.variant.colour.front,
  },
  quantity: line.quantity,
  unitCents: line.unitCents,
  valueAdds: line.valueAdds,
  packId: order.allocation?.pack.id ?? null,
  packName: order.allocation?.pack.name ?? null,
  packType: order.allocation?.pack.packType ?? null,
  bundleId: line.bundle?.id ?? null,
  bundleName: line.bundle?.name ?? null,
  points: line.style.points ?? 0,
  ...remarksOf(order, code, entryNumber),
  stockNote: noteOf(line, order, fate.backOrdered === entryNumber, today),
});

/** Every third order that waits is urgent, where the program has reasons for it. */
function urgentReasonOf({ waits, person }: PlannedOrder, code: string) {
  const { urgentReasons } = person.program.row;
  const number = Number(code.slice(-3));
  return (waits && number % 3 === 0 && urgentReasons[number % urgentReasons.length]) || null;
}

function orderRow(order: PlannedOrder, code: string, fate: Fate, random: Random): typeof orders.$inferInsert {
  const { person, allocation } = order;
  const { unit, row } = person;
  const program = person.program.row;
  const collected = order.allocation !== undefined && random.chance(0.1);
  const totals = totalsOf(order, collected);
  const restricted = restrictedIn(order);
  const paidByUnit = totals.ownShareCents === 0 || program.costCentreMandatory;
  return {
    code,
    guid: guidOf(code),
    site: program.site,
    customerId: row.customerId,
    organisationUid: program.uid,
    unitUid: unit.row.uid,
    status: fate.status,
    placedAt: order.placedAt,
    currency: unit.row.currency,
    ...totals,
    pricesShown: allocation ? pricesShown(allocation.pack, row.priceEnabled) : true,
    deliveryAddress: addressOf(person),
    deliveryMode: collected ? COLLECT : STANDARD,
    paymentType: "ACCOUNT",
    purchaseOrderNumber: purchaseOrderOf(person, code, random),
    costCentre: paidByUnit && unit.costCentre ? { ...unit.costCentre } : null,
    urgentReason: urgentReasonOf(order, code),
    restrictedStyles: restricted.length > 0 ? restricted : null,
    orderedBy: `${row.firstName} ${row.lastName}`,
    cancelledAt: fate.status === "CANCELLED" ? decidedAt(order) : null,
  };
}

/** What an order used; a cancelled or rejected one gave it back when that was decided. */
function movementsOf(order: PlannedOrder, code: string, fate: Fate): OrderRows["movements"] {
  const { allocation } = order;
  if (!allocation) return [];
  const row = { allocationId: allocation.row.id, orderCode: code };
  return order.uses.flatMap((use) => [
    { ...row, ...use, kind: "use" as const, at: order.placedAt },
    ...(fate.givenBack ? [{ ...row, ...use, kind: "release" as const, at: decidedAt(order) }] : []),
  ]);
}

/**
 * Numbers all programs' orders by the time they were placed, and says what became of each.
 * @param approvers who decides in each program, by its uid.
 */
export function orderRows(
  planned: readonly PlannedOrder[],
  today: Date,
  approvers: ReadonlyMap<string, EventPerson>,
): OrderRows {
  const rows: OrderRows = { orders: [], entries: [], consignments: [], events: [], movements: [] };
  const inTime = [...planned].sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime()).slice(-LAST_NUMBER);
  inTime.forEach((order, n) => {
    const code = `KR-${String(LAST_NUMBER - inTime.length + n + 1).padStart(6, "0")}`;
    const random = randomOf(`order ${code}`);
    const fate = fateOf(order, random);
    const row = orderRow(order, code, fate, random);
    rows.entries.push(...order.lines.map((line, entry) => entryRow(order, code, line, entry, fate, today)));
    const parcels = consignmentsOf(order, code, fate, today, random);
    const events = historyOf(order, code, fate, parcels, approvers.get(order.person.program.row.uid));
    const decision = events.findLast((event) => !event.parcel && isDecision(event));
    rows.orders.push({ ...row, lastEvent: events.length, decidedAt: decision?.at });
    rows.consignments.push(...parcels);
    rows.events.push(...events);
    rows.movements.push(...movementsOf(order, code, fate));
  });
  return rows;
}
