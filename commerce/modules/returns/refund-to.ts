import type { Person } from "../../http/principal";
import { CARD_OF_ANOTHER } from "../cards";
import type { orders } from "../orders/tables";

/** Who gets what a return refunds: the organisation, or the person by card, with their pay, or by their own invoice. */
export type RefundTo = "account" | "card" | "payroll" | "invoice";

export type PaidOrder = Pick<typeof orders.$inferSelect, "ownShareCents" | "accountCents" | "paidWith">;
type Reader = Pick<Person, "organisation" | "payer">;

/** Whether the goods outside packs of an order are its person's own, and not on the organisation's account. */
export const areOwnGoods = ({
  ownShareCents,
  accountCents,
}: Pick<PaidOrder, "ownShareCents" | "accountCents">): boolean => ownShareCents > 0 && accountCents === 0;

/**
 * Who gets what a return of an order refunds (decision 117). Only goods outside packs are refunded, and one payer pays all
 * of those: the organisation's account, or the person. `issueCredits` reads the same columns.
 */
export function refundTo(order: PaidOrder, { ownShare }: Reader["organisation"]): RefundTo {
  if (!areOwnGoods(order)) return "account";
  return order.paidWith ? "card" : ownShare;
}

/** Who gets a refund, as the label of its amount, and how it comes to them; of an account nothing more is to be said. */
export function refundWay(
  order: PaidOrder,
  { organisation, payer }: Reader,
): { label: string; note?: string } {
  const to = refundTo(order, organisation);
  if (to === "account") return { label: `Credited to ${organisation.name}` };
  const label = payer ? `${payer} gets back` : "You get back";
  const person = payer ?? "you";
  if (to === "card") return { label, note: `It goes back to ${payer ? CARD_OF_ANOTHER : order.paidWith}.` };
  if (to === "invoice") return { label, note: `The uniform desk pays it back to ${person}.` };
  return { label, note: `${organisation.name} is credited, and pays it back to ${person}.` };
}
