import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Call } from "../../http/call";
import { counted } from "../../http/counted";
import { may } from "../../http/policy";
import { unitsBelow } from "../organisation";
import { orders } from "../orders/tables";
import type { ChargeWords } from "../packs";

export type UnitOrdersCall = Pick<Call, "db" | "about" | "mediaBaseUrl" | "now">;

type Order = typeof orders.$inferSelect;

/** Orders that were placed for people of the caller's unit and the units below it. */
export const inUnits = ({ about: { organisation, unit } }: UnitOrdersCall): SQL =>
  and(eq(orders.organisationUid, organisation.uid), sql`${orders.unitUid} in ${unitsBelow(unit.uid)}`)!;

/** Whether the organisation hides from the caller what says something about a body; administrators look after sizes. */
export const hidesSizes = ({ about }: Pick<UnitOrdersCall, "about">): boolean =>
  about.organisation.sizesHidden && !may(about, "manage-organisation");

/** What the caller sees of an order: amounts as far as they may see prices, of their own as they always do. */
export function seenBy({ about: { user } }: UnitOrdersCall, order: Order) {
  const isOwn = order.customerId === user.customerId;
  const pricesShown = isOwn ? order.pricesShown : user.priceEnabled;
  const withoutAmounts = !isOwn && !pricesShown;
  return {
    isOwn,
    withoutAmounts,
    // A share is an amount too, which is shown beside hidden prices only to whoever pays it.
    order: { ...order, pricesShown, ...(withoutAmounts ? { ownShareCents: 0 } : {}) },
  };
}

/** What an order was charged to, in short and without amounts. */
export const chargedWithoutAmounts = (order: Order, payer: string): string =>
  [
    order.points > 0 ? counted(order.points, "point") : undefined,
    order.ownShareCents > 0 ? `Part paid by ${payer}` : undefined,
  ]
    .filter(Boolean)
    .join(", ") || "Funded";

/**
 * The charges of an order without amounts. One that takes nothing any more says so as it does everywhere.
 * @param words of the order without its share.
 */
export const chargesWithoutAmounts = (
  words: ChargeWords,
  order: Order,
  pieces: number,
  payer: string,
): ChargeWords => {
  const brief = chargedWithoutAmounts(order, payer);
  return {
    rows: [{ code: "goods", label: counted(pieces, "piece"), amount: brief }],
    total: { label: "Amounts", amount: "Not shown" },
    brief,
    note: order.ownShareCents > 0 ? undefined : words.note,
  };
};
