import { eq } from "drizzle-orm";
import { dayOf, daysAfter, timeAfter } from "../../../calendar";
import { readableDay, readableTime } from "../../../http/dates";
import { personName } from "../../../http/person-name";
import { reasonView } from "../../limits";
import { greetingOf, type MailShop, type Message, queueMails } from "../../mail";
import { decidersOf, mailDecisionBarred } from "../../organisation";
import { noteWaiting } from "../life/approval-notices";
import { orderView } from "../showing/present";
import { type OrderView, readOrderIf } from "../showing/records";
import { orders } from "../tables";
import { approvalKeys, DECISION_HOURS, decisionKeys, LINK_DAYS } from "./approval-keys";
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
  /** Of the link by which they decide without a password, and its last moment in words; undefined where it is not permitted. */
  byMail?: { key: string; until: string };
}

export function approvalAskedMessage(
  shop: MailShop,
  order: AskedOrder,
  { standsIn, key, lastDay, byMail }: Asked,
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
      { label: "Link works until", value: byMail?.until ?? lastDay },
    ],
    sections: [
      ...(why.length > 0 ? [{ title: "Why it needs an approval", lines: why }] : []),
      { title: "Items", garments: garmentsOf(order) },
    ],
    ...(byMail ? linksByMail(code, key, lastDay, byMail.key) : linkToSignIn(code, key)),
    next: [
      ...(byMail
        ? [
            "You need no password. Have the last four digits of your employee ID ready.",
            "Opening the link decides nothing. Do not forward this email.",
          ]
        : ["Sign in to check the order. Opening the link decides nothing."]),
      "If you approve, we send it to the warehouse.",
      `If you decline, we email ${wearer.firstName} your reason, and nothing is charged.`,
      byMail
        ? `The link works for ${DECISION_HOURS} hours, or until somebody decides.`
        : `The link works for ${LINK_DAYS} days, or until somebody decides.`,
    ],
    why: standsIn ? `you stand in for ${standsIn}` : `you approve orders of ${wearer.unit}`,
    settings: "always",
  };
}

const signInPath = (key: string) => `/my-account/approval-dashboard?link=${key}`;

const linkToSignIn = (code: string, key: string): Pick<Message, "button"> => ({
  button: { label: `Approve or decline order ${code}`, path: signInPath(key) },
});

const linksByMail = (
  code: string,
  key: string,
  lastDay: string,
  decisionKey: string,
): Pick<Message, "button" | "otherwise"> => ({
  button: { label: `Approve or decline order ${code}`, path: `/approve-order/${decisionKey}` },
  otherwise: { label: `Sign in to see the whole order (until ${lastDay})`, path: signInPath(key) },
});

/**
 * Tells each person who is asked to decide about an order, in the placing transaction: a notice and a mail. It has the
 * amounts that the page of the approval shows them: prices if either of the two may see them.
 */
export async function notifyDeciders(call: MailCall, { code }: Pick<OrderView, "code">): Promise<void> {
  const { organisation } = call.about;
  const deciders = await decidersOf(call.db, code, call.now());
  await noteWaiting(call.db, code, call.now());
  const keys = await approvalKeys(call, code, deciders);
  const { order, shownTo } = await orderForApprovers(call, code);
  const byMail = mailDecisionBarred(organisation, order)
    ? new Map<string, string>()
    : await decisionKeys(call, code, deciders);
  const until = readableTime(timeAfter(call.now(), { hours: DECISION_HOURS }), organisation.timeZone);
  const lastDay = readableDay(daysAfter(dayOf(call.now(), organisation.timeZone), LINK_DAYS));
  await queueMails(
    call.db,
    deciders.map((decider) => ({
      about: `order-approval-asked ${code} ${decider.customerId}`,
      to: { name: decider.name, address: decider.uid },
      replyTo: organisation.support.email,
      letter: {
        ...approvalAskedMessage(shopOfCall(call), shownTo(decider.priceEnabled), {
          standsIn: decider.standsIn,
          key: keys.get(decider.customerId)!,
          lastDay,
          byMail: byMailOf(byMail.get(decider.customerId), until),
        }),
        greeting: greetingOf({ firstName: decider.called, preferredName: null }),
      },
    })),
    call.now(),
  );
}

const byMailOf = (key: string | undefined, until: string): Asked["byMail"] =>
  key === undefined ? undefined : { key, until };

/** Reads an order that waits, and how an approver sees it, who may see prices or not. */
async function orderForApprovers(call: MailCall, code: string) {
  const rows = await readOrderIf(call.db, code, eq(orders.code, code), {
    withHistory: false,
    // A mail goes further than a page.
    hideSizesFrom: call.about.organisation.sizesHidden ? "" : undefined,
  });
  const { order, unit, route } = rows;
  const { user } = call.about;
  const about = { ...call.about, payer: user.firstName };
  const shownTo = (priceEnabled: boolean): AskedOrder => {
    const pricesShown = order.pricesShown || priceEnabled;
    const money = { currency: order.currency, symbol: unit.currencySymbol, pricesShown };
    return {
      ...orderView({ mediaBaseUrl: "", about }, { ...rows, order: { ...order, pricesShown } }),
      wearer: { name: personName(user), firstName: user.firstName, unit: unit.name },
      reasons: (route?.reasons ?? []).map((reason) => reasonView(reason, money).title),
    };
  };
  return { order, shownTo };
}
