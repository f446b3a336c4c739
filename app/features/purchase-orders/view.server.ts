import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import type { components } from "~/commerce/occ";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import type { Visit } from "~/session/visit.server";
import { counted } from "~/ui/counted";
import { shownDays } from "~/ui/active-days";
import { readableDate } from "~/ui/dates";
import { unitNoun } from "~/features/shell/unit-words";

type ApiPurchaseOrder = components["schemas"]["PurchaseOrder"];

/** A purchase order in the words of its pages. */
export function purchaseOrderView(one: ApiPurchaseOrder, { timeZone, unitNoun }: Words) {
  const people = one.units.reduce((sum, unit) => sum + unit.people, 0);
  return {
    id: one.purchaseId,
    number: one.purchaseOrderNumber,
    description: one.description,
    state: STATES[one.state],
    days: shownDays(one),
    units: one.units,
    otherUnits: one.otherUnits,
    unitWords: unitWordsOf(one, people, unitNoun),
    added: readableDate(one.addedDate, timeZone),
    addedBy: one.addedBy,
    updated: readableDate(one.updatedDate, timeZone),
    updatedBy: one.updatedBy,
    openOrders: one.openOrderCount,
    allOrders: one.orderCount,
    orderWords: orderWordsOf(one),
    version: one.version,
  };
}

/** What the page of one purchase order shows. */
export const detailView = (one: Awaited<ReturnType<typeof readPurchaseOrder>>, words: Words) => ({
  ...purchaseOrderView(one, words),
  closed: one.status === "closed",
  waiting: one.openOrders.map((order) => ({ ...order, placed: readableDate(order.placed, words.timeZone) })),
  key: newIdempotencyKey(),
});

const STATES = {
  active: { label: "Active", tone: "ok" },
  "not-started": { label: "Not started", tone: "plain" },
  ended: { label: "Ended", tone: "plain" },
  "no-open-unit": { label: "No open unit", tone: "warn" },
  closed: { label: "Closed", tone: "plain" },
} as const;

/** Two names, or how many units and people. */
function unitWordsOf({ units, otherUnits }: ApiPurchaseOrder, people: number, noun: string): string {
  const all = units.length + otherUnits;
  if (all <= 2 && otherUnits === 0) return units.map(({ name }) => name).join(", ");
  return `${counted(all, noun)}, ${counted(people, "person", "people")}`;
}

const orderWordsOf = ({ openOrderCount, orderCount }: ApiPurchaseOrder): string =>
  orderCount === 0
    ? "None yet"
    : `${openOrderCount === 0 ? "None" : openOrderCount} open, ${orderCount} in all`;

/**
 * Reads one that the person manages.
 * @throws CommerceError 404 if there is none of this id. @throws Response 404 if no id can be like it: the spec has it
 * in the query of the call, so that the refusal names no path.
 */
export async function readPurchaseOrder(visit: Visit, purchaseId: string) {
  try {
    return await answer(
      visit.commerce.GET("/wwgPurchaseOrders/getPurchaseOrderDetails", { params: { query: { purchaseId } } }),
    );
  } catch (error) {
    throw isRefused(error) ? new Response(null, { status: 404, statusText: "Not Found" }) : error;
  }
}

/** The zone and the word for units that the person's pages use. */
export async function wordsFor(visit: Visit) {
  return { timeZone: await visit.timeZone(), unitNoun: unitNoun(visit.site) };
}

export type Words = Awaited<ReturnType<typeof wordsFor>>;
