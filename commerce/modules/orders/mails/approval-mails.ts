import { personName } from "../../../http/person-name";
import { decidersOf } from "../../organisation";
import { approvalKeys, LINK_DAYS } from "./approval-keys";
import { noteWaiting } from "../life/approval-notices";
import { type LetterBlock, queueMails, signatureOf } from "../../mail";
import type { AllocatedPack } from "../../packs";
import { notify } from "../../preferences";
import { blocksOf, entryLines, entryText, leftBlock, linkOf, type MailCall, type OrderView } from "./mails";

/**
 * Tells each person who is asked to decide about an order, in the placing transaction: a notice and a mail. The mail has
 * no amounts, because the order's prices are those that its orderer may see.
 */
export async function notifyDeciders(call: MailCall, order: OrderView): Promise<void> {
  const { user, unit, organisation } = call.about;
  const deciders = await decidersOf(call.db, order.code, call.now());
  await noteWaiting(call.db, order.code, call.now());
  const who = personName(user);
  const entries = order.entries.map((entry) => ({ ...entry, totalPrice: undefined }));
  const keys = await approvalKeys(call, order.code, deciders);
  await queueMails(
    call.db,
    deciders.map((decider, n) => ({
      about: `order-approval-asked ${order.code} ${decider.customerId}`,
      to: { name: decider.name, address: decider.uid },
      replyTo: organisation.support.email,
      subject: `Order ${order.code} of ${who} waits for your approval`,
      letter: {
        greeting: `Hello ${decider.called},`,
        opening: [
          ...(order.urgentReason ? [`This order is urgent: ${order.urgentReason.msg}.`] : []),
          ...(order.restrictedStyles ?? []).map(({ name }) => `${name} needs an approval each time.`),
          `${who}, ${unit.name}, placed order ${order.code}. It is not packed until you approve it.`,
          ...(decider.standsIn ? [`You stand in for ${decider.standsIn}.`] : []),
          `The link leads to the order after you sign in. Opening it decides nothing. It works for ${LINK_DAYS} days, or until somebody decides.`,
        ],
        blocks: [{ title: "Items", lines: entryLines({ entries }) }],
        link: {
          label: `Approve or decline order ${order.code}`,
          url: `${call.storefrontUrl(call.baseSite.uid)}/my-account/approval-dashboard?link=${keys[n]}`,
        },
        closing: signatureOf(call.about.organisation.support),
      },
    })),
    call.now(),
  );
}

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

const stands = ({ quantity }: { quantity: number }) => quantity > 0;

const approvedWords = (code: string, by: string, changed: boolean) =>
  changed
    ? `${by} approved your order ${code} with changes. We have sent what was approved to the warehouse. The rest is not sent and not charged.`
    : `${by} approved your order ${code}. We have sent it to the warehouse.`;

/** "2 of 3 × Scrub top: Teal, 12": what was approved of each changed line; "1 × Vest: M, in place of Scrub jacket". */
function changesBlock(order: OrderView, amended: Decided["amended"]): LetterBlock[] {
  const entryOf = (number: number | undefined) =>
    order.entries.find(({ entryNumber }) => entryNumber === number);
  const lines = amended.flatMap(({ entryNumber, from, to, inPlaceOf }) => {
    const entry = entryOf(entryNumber);
    if (!entry) return [];
    const words = entryText({ ...entry, totalPrice: undefined, stockMessage: undefined });
    const other = entryOf(inPlaceOf);
    return [other ? `${to} × ${words}, in place of ${other.product.name}` : `${to} of ${from} × ${words}`];
  });
  return lines.length > 0 ? [{ title: "Approved", lines }] : [];
}

/**
 * Queues what tells the orderer of a decision, by the ways that they chose, in the deciding transaction.
 * @param call is about the orderer.
 * @param packs those to which a declined or amended order gave back, with their balances.
 */
export function mailDecided(
  call: MailCall,
  order: OrderView,
  { approved, by, reason, comment, amended }: Decided,
  packs: AllocatedPack[],
): Promise<void> {
  const said = comment ? [`${by} writes: “${comment}”`] : [];
  const opening = approved
    ? [approvedWords(order.code, by, amended.length > 0), ...said]
    : [
        `${by} declined your order ${order.code}. None of its items will be sent, and nothing is charged.`,
        ...(reason ? [`Reason: ${reason}.`] : []),
        ...said,
      ];
  const subject = `Order ${order.code} is ${approved ? "approved" : "declined"}${amended.length > 0 ? " with changes" : ""}`;
  const told = {
    person: { ...call.about.user, support: call.about.organisation.support },
    about: `order-${approved ? "approved" : "declined"} ${order.code}`,
    subject,
    opening,
    blocks: approved
      ? [
          ...changesBlock(order, amended),
          ...blocksOf({ ...order, entries: order.entries.filter(stands) }, packs, call.about),
        ]
      : [{ title: "Items", lines: entryLines(order) }, ...leftBlock(packs, call.about)],
    link: linkOf(call, order),
    text: `${subject}.`,
  };
  return notify(call.db, "order-decided", [told], call.now());
}
