import { eq } from "drizzle-orm";
import { dayOf, daysAfter } from "../../../calendar";
import { readableDay } from "../../../http/dates";
import { personName } from "../../../http/person-name";
import { reasonView } from "../../limits";
import { greetingOf, type MailShop, type Message, queueMails } from "../../mail";
import { decidersOf } from "../../organisation";
import { noteWaiting } from "../life/approval-notices";
import { orderView } from "../showing/present";
import { type OrderView, readOrderIf } from "../showing/records";
import { orders } from "../tables";
import { approvalKeys, LINK_DAYS } from "./approval-keys";
import { accountFacts, chargeFacts, type MailCall, neededFacts, shopOfCall } from "./facts";
import { garmentsOf } from "./garments";
import type { MailedCharges, MailedDelivery, MailedOrder } from "./mailed-order";

/** An order that waits, as its approver may see it. */
export interface AskedOrder extends MailedOrder, MailedCharges, Pick<MailedDelivery, "requestedRetrievalAt"> {
  urgentReason?: { msg: string };
  restrictedStyles?: readonly { name: string }[];
  /** Whose order it is, and what they are called. */
  wearer: { name: string; firstName: string; unit: string };
  /** Which limits it goes over, in words. */
  reasons: readonly string[];
}

/** One who is asked: for whom they stand in, the key of their link and its last day in words. */
export interface Asked {
  standsIn: string | null;
  key: string;
  lastDay: string;
}

export function approvalAskedMessage(
  shop: MailShop,
  order: AskedOrder,
  { standsIn, key, lastDay }: Asked,
): Message {
  const { code, wearer, urgentReason, restrictedStyles = [], reasons } = order;
  const why = [
    ...(urgentReason ? [`This order is urgent: ${urgentReason.msg}.`] : []),
    ...restrictedStyles.map(({ name }) => `${name} needs an approval each time.`),
    ...reasons.map((reason) => (reason.endsWith(".") ? reason : `${reason}.`)),
  ];
  return {
    shop,
    subject: `Order ${code} of ${wearer.name} waits for your approval`,
    heading: `${wearer.name}’s order waits for your approval`,
    code,
    opening: [
      `${wearer.name}, ${wearer.unit}, placed order ${code}. It is not packed until you approve it.`,
      ...(standsIn ? [`You stand in for ${standsIn}.`] : []),
    ],
    facts: [
      ...chargeFacts(order),
      ...accountFacts(order),
      ...neededFacts(order),
      { label: "Link works until", value: lastDay },
    ],
    sections: [
      ...(why.length > 0 ? [{ title: "Why it needs an approval", lines: why }] : []),
      { title: "Items", garments: garmentsOf(order) },
    ],
    button: {
      label: `Approve or decline order ${code}`,
      path: `/my-account/approval-dashboard?link=${key}`,
    },
    next: [
      "Sign in to check the order. Opening the link decides nothing.",
      "If you approve, we send it to the warehouse.",
      `If you decline, we email ${wearer.firstName} your reason, and nothing is charged.`,
      `The link works for ${LINK_DAYS} days, or until somebody decides.`,
    ],
    why: standsIn ? `you stand in for ${standsIn}` : `you approve orders of ${wearer.unit}`,
    settings: "always",
  };
}

/**
 * Tells each person who is asked to decide about an order, in the placing transaction: a notice and a mail. It has the
 * amounts that the page of the approval shows them: prices if either of the two may see them.
 */
export async function notifyDeciders(call: MailCall, { code }: Pick<OrderView, "code">): Promise<void> {
  const { organisation } = call.about;
  const deciders = await decidersOf(call.db, code, call.now());
  await noteWaiting(call.db, code, call.now());
  const keys = await approvalKeys(call, code, deciders);
  const askedOrder = await orderForApprovers(call, code);
  const lastDay = readableDay(daysAfter(dayOf(call.now(), organisation.timeZone), LINK_DAYS));
  await queueMails(
    call.db,
    deciders.map((decider, n) => ({
      about: `order-approval-asked ${code} ${decider.customerId}`,
      to: { name: decider.name, address: decider.uid },
      replyTo: organisation.support.email,
      letter: {
        ...approvalAskedMessage(shopOfCall(call), askedOrder(decider.priceEnabled), {
          standsIn: decider.standsIn,
          key: keys[n]!,
          lastDay,
        }),
        greeting: greetingOf({ firstName: decider.called, preferredName: null }),
      },
    })),
    call.now(),
  );
}

/** Reads an order that waits. @returns how an approver sees it, who may see prices or not. */
async function orderForApprovers(
  call: MailCall,
  code: string,
): Promise<(priceEnabled: boolean) => AskedOrder> {
  const rows = await readOrderIf(call.db, code, eq(orders.code, code), { withHistory: false });
  const { order, unit, route } = rows;
  const { user } = call.about;
  const about = { ...call.about, payer: user.firstName };
  return (priceEnabled) => {
    const pricesShown = order.pricesShown || priceEnabled;
    const money = { currency: order.currency, symbol: unit.currencySymbol, pricesShown };
    return {
      ...orderView({ mediaBaseUrl: "", about }, { ...rows, order: { ...order, pricesShown } }),
      wearer: { name: personName(user), firstName: user.firstName, unit: unit.name },
      reasons: (route?.reasons ?? []).map((reason) => reasonView(reason, money).title),
    };
  };
}
