import type { Garment, MailShop, Message, Section } from "../../mail";
import { notify } from "../../preferences";
import type { OrderView } from "../showing/records";
import {
  accountFacts,
  chargeFacts,
  deliverySection,
  givenBackWords,
  leftSections,
  type MailCall,
  orderButton,
  type PackLeft,
  shopOfCall,
} from "./facts";
import { bare, entryGarment, garmentsOf } from "./garments";
import type { MailedCharges, MailedDelivery, MailedOrder } from "./mailed-order";

/** A decision about an order, for the mail to its orderer. */
export interface Decided {
  approved: boolean;
  /** The approver's name. */
  by: string;
  /** Why it was declined. */
  reason?: string;
  /** The approver's own words. */
  comment?: string;
  /** Lines of which fewer pieces were approved, and new lines in the place of others. */
  amended: readonly { entryNumber: number; from: number; to: number; inPlaceOf?: number }[];
}

type DecidedOrder = MailedOrder & MailedCharges & MailedDelivery;

const stands = ({ quantity }: { quantity: number }) => quantity > 0;

/** "2 of 3 × Scrub top", what was approved of each changed line; "1 × Vest", in place of something else. */
function changedGarments(order: Pick<MailedOrder, "entries">, amended: Decided["amended"]): Garment[] {
  const entryOf = (number: number | undefined) =>
    order.entries.find(({ entryNumber }) => entryNumber === number);
  return amended.flatMap(({ entryNumber, from, to, inPlaceOf }) => {
    const entry = entryOf(entryNumber);
    if (!entry) return [];
    const other = entryOf(inPlaceOf);
    const garment = entryGarment(bare(entry), other ? to : `${to} of ${from}`);
    return [other ? { ...garment, stock: `in place of ${other.product.name}` } : garment];
  });
}

const changesSection = (order: Pick<MailedOrder, "entries">, amended: Decided["amended"]): Section[] => {
  const garments = changedGarments(order, amended);
  return garments.length > 0 ? [{ title: "Approved with changes", garments }] : [];
};

/** @param packs those to which a declined or amended order gave back, with what is left. */
export function decidedMessage(
  shop: MailShop,
  order: DecidedOrder,
  { approved, by, reason, comment, amended }: Decided,
  packs: readonly PackLeft[],
): Message {
  const { code } = order;
  const changed = amended.length > 0;
  const said = comment ? [{ title: `${by} writes`, quote: comment.split("\n") }] : [];
  const common = {
    shop,
    subject: `Order ${code} is ${approved ? "approved" : "declined"}${changed ? " with changes" : ""}`,
    heading: `Your order is ${approved ? "approved" : "declined"}${changed ? " with changes" : ""}`,
    code,
    button: orderButton(code),
    why: "this is your order",
    settings: "topic" as const,
  };
  if (!approved) {
    return {
      ...common,
      opening: [
        `${by} declined your order ${code}. None of its items will be sent, and nothing is charged.`,
        ...(reason ? [`Reason: ${reason}.`] : []),
      ],
      sections: [...said, { title: "Items", garments: garmentsOf(order) }, ...leftSections(packs)],
      next: [
        ...givenBackWords("the order", packs),
        "You can change the order and place it again from its page.",
      ],
    };
  }
  return {
    ...common,
    opening: [
      changed
        ? `${by} approved your order ${code} with changes. We have sent what was approved to the warehouse. The rest is not sent and not charged.`
        : `${by} approved your order ${code}. We have sent it to the warehouse.`,
    ],
    facts: [...chargeFacts(order), ...accountFacts(order)],
    sections: [
      ...said,
      ...changesSection(order, amended),
      { title: "Items", garments: garmentsOf({ entries: order.entries.filter(stands) }) },
      deliverySection(order),
      ...leftSections(packs),
    ],
    next: [...givenBackWords("the rest", packs), "We pack it and tell you when a parcel is on its way."],
  };
}

/**
 * Queues what tells the orderer of a decision, by the ways that they chose, in the deciding transaction.
 * @param call is about the orderer.
 */
export function mailDecided(
  call: MailCall,
  order: OrderView,
  decided: Decided,
  packs: readonly PackLeft[],
): Promise<void> {
  const message = decidedMessage(shopOfCall(call), order, decided, packs);
  const told = {
    person: call.about.user,
    about: `order-${decided.approved ? "approved" : "declined"} ${order.code}`,
    message,
    text: `${message.subject}.`,
  };
  return notify(call.db, "order-decided", [told], call.now());
}
