import { decidersOf } from "../organisation";
import { queueMail, queueMails } from "../mail";
import type { AllocatedPack } from "../packs";
import {
  blocksOf,
  entryLines,
  greetingOf,
  head,
  leftBlock,
  linkOf,
  type MailCall,
  type OrderView,
  signatureOf,
} from "./mails";

/**
 * Queues one mail to each person who is asked to decide about an order, in the placing transaction. It has no amounts,
 * because the order's prices are those that its orderer may see.
 */
export async function mailAsked(call: MailCall, order: OrderView): Promise<void> {
  const { user, unit, organisation } = call.about;
  const deciders = await decidersOf(call.db, {
    code: order.code,
    customerId: user.customerId,
    unitUid: unit.uid,
    organisationUid: organisation.uid,
    placedBy: order.placedBy,
  });
  const who = `${user.firstName} ${user.lastName}`;
  const entries = order.entries.map((entry) => ({ ...entry, totalPrice: undefined }));
  await queueMails(
    call.db,
    deciders.map((decider) => ({
      about: `order-approval-asked ${order.code} ${decider.customerId}`,
      to: { name: decider.name, address: decider.uid },
      replyTo: organisation.support.email,
      subject: `Order ${order.code} of ${who} waits for your approval`,
      letter: {
        greeting: `Hello ${decider.called},`,
        opening: [`${who}, ${unit.name}, placed order ${order.code}. It is not packed until you approve it.`],
        blocks: [{ title: "Items", lines: entryLines({ entries }) }],
        link: {
          label: `Approve or decline order ${order.code}`,
          url: `${call.storefrontUrl(call.baseSite.uid)}/my-account/approval/${encodeURIComponent(order.code)}`,
        },
        closing: signatureOf(call.about),
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
}

/**
 * Queues the mail about a decision to the orderer, in the deciding transaction.
 * @param call is about the orderer.
 * @param packs those to which a declined order gave back, with their balances.
 */
export function mailDecided(
  call: MailCall,
  order: OrderView,
  { approved, by, reason, comment }: Decided,
  packs: AllocatedPack[],
): Promise<void> {
  const said = comment ? [`${by} writes: “${comment}”`] : [];
  const opening = approved
    ? [`${by} approved your order ${order.code}. We have sent it to the warehouse.`, ...said]
    : [
        `${by} declined your order ${order.code}. None of its items will be sent, and nothing is charged.`,
        ...(reason ? [`Reason: ${reason}.`] : []),
        ...said,
      ];
  return queueMail(
    call.db,
    {
      ...head(call),
      about: `order-${approved ? "approved" : "declined"} ${order.code}`,
      subject: `Order ${order.code} is ${approved ? "approved" : "declined"}`,
      letter: {
        greeting: greetingOf(call.about),
        opening,
        blocks: approved
          ? blocksOf(order, [], call.about)
          : [
              { title: "Items", lines: entryLines(order) },
              ...leftBlock(packs, call.about.unit.currencySymbol),
            ],
        link: linkOf(call, order),
        closing: signatureOf(call.about),
      },
    },
    call.now(),
  );
}
