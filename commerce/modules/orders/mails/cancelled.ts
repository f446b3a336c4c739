import { type Garment, type MailShop, mailPerson, type Message } from "../../mail";
import type { OrderView } from "../showing/records";
import {
  accountFacts,
  chargeFacts,
  givenBackWords,
  leftSections,
  type MailCall,
  orderButton,
  type PackLeft,
  shopOfCall,
} from "./facts";
import { bare, garmentsOf } from "./garments";
import type { MailedCharges, MailedOrder } from "./mailed-order";

export function cancelledMessage(shop: MailShop, order: MailedOrder, packs: readonly PackLeft[]): Message {
  const { code } = order;
  return {
    shop,
    subject: `Order ${code} is cancelled`,
    heading: "Your order is cancelled",
    code,
    opening: [`Your order ${code} is cancelled. None of its items will be sent.`],
    sections: [{ title: "Items", garments: garmentsOf(order) }, ...leftSections(packs)],
    button: orderButton(code),
    next: ["Nothing is charged.", ...givenBackWords("it", packs)],
    why: "this is your order",
    settings: "always",
  };
}

/** @param cancelled the garments that are not sent. */
export function partCancelledMessage(
  shop: MailShop,
  order: MailedOrder & MailedCharges,
  cancelled: readonly Garment[],
  packs: readonly PackLeft[],
): Message {
  const { code } = order;
  const left = order.entries.filter(({ quantity }) => quantity > 0);
  return {
    shop,
    subject: `Part of order ${code} is cancelled`,
    heading: "Part of your order is cancelled",
    code,
    opening: [`Some items of your order ${code} are cancelled. We send you the others.`],
    sections: [
      { title: "Cancelled", garments: cancelled },
      {
        title: "Still ordered",
        garments: garmentsOf({ entries: left }),
        facts: [...chargeFacts(order), ...accountFacts(order)],
      },
      ...leftSections(packs),
    ],
    button: orderButton(code),
    next: ["You pay only for the items that we send.", ...givenBackWords("the cancelled items", packs)],
    why: "this is your order",
    settings: "always",
  };
}

/** Queues the mail about a cancelled order and the returned entitlement, in the cancelling transaction. */
export const mailCancelled = (call: MailCall, order: OrderView, packs: readonly PackLeft[]): Promise<void> =>
  mailPerson(
    call.db,
    call.about.user,
    {
      about: `order-cancelled ${order.code}`,
      message: cancelledMessage(shopOfCall(call), order, packs),
    },
    call.now(),
  );

/**
 * Queues the mail about cancelled pieces: what was cancelled, what remains and what it costs, and the returned
 * entitlement. In the cancelling transaction.
 * @param order as it is now.
 */
export function mailPartCancelled(
  call: MailCall,
  order: OrderView,
  cancelled: readonly { line: { entryNumber: number }; quantity: number }[],
  packs: readonly PackLeft[],
): Promise<void> {
  const entries = cancelled.flatMap(({ line: { entryNumber }, quantity }) => {
    const entry = order.entries.find((one) => one.entryNumber === entryNumber);
    return entry ? [bare({ ...entry, quantity })] : [];
  });
  const gone = garmentsOf({ entries });
  return mailPerson(
    call.db,
    call.about.user,
    {
      about: `order-part-cancelled ${order.code} ${order.historyEntries.at(-1)!.sequence}`,
      message: partCancelledMessage(shopOfCall(call), order, gone, packs),
    },
    call.now(),
  );
}
