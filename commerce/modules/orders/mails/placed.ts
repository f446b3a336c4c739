import type { Call } from "../../../http/call";
import { type MailShop, mailPerson, type Message } from "../../mail";
import type { AllocatedPack } from "../../packs";
import type { OrderView } from "../showing/records";
import {
  accountFacts,
  chargeFacts,
  deliverySection,
  leftSections,
  type MailCall,
  orderButton,
  packsLeft,
  type PackLeft,
  shopOfCall,
} from "./facts";
import { garmentsOf } from "./garments";
import type { MailedCharges, MailedDelivery, MailedOrder } from "./mailed-order";

type PlacingCall = MailCall & Pick<Call, "principal">;

/** What the mail says of a placed order. */
export interface PlacedOrder extends MailedOrder, MailedCharges, MailedDelivery {
  status: string;
  stage: string;
  /** Who is asked while it waits. */
  approvers?: readonly { name: string }[];
}

function nextSteps({ status, stage, approvers = [] }: PlacedOrder): string[] {
  if (status === "PENDING_APPROVAL") {
    const who = approvers.map(({ name }) => name).join(", ");
    return [
      "We have sent it to your approver. We pack it as soon as it is approved.",
      ...(who ? [`Who can approve it: ${who}.`] : []),
      "We email you the decision.",
    ];
  }
  if (stage === "taken") return ["You took everything from your stockroom. Nothing is delivered."];
  const sent =
    stage === "part.taken"
      ? "We have sent what you did not take from your stockroom to the warehouse."
      : "We have sent it to the warehouse.";
  return [
    sent,
    "We tell you when a parcel is on its way.",
    "Until we pack it, you can cancel items on the order’s page.",
  ];
}

/** Who reads it: whoever the order is for, with the name of a person who placed it for them; or that person. */
export type PlacedReader = { placedBy?: string } | { placedFor: string };

/** @param packs those that the order used, with what is left. */
export function placedMessage(
  shop: MailShop,
  order: PlacedOrder,
  packs: readonly PackLeft[],
  reader: PlacedReader,
): Message {
  const { code } = order;
  const waits = order.status === "PENDING_APPROVAL";
  const forAnother = "placedFor" in reader ? reader.placedFor : undefined;
  const by = "placedBy" in reader ? reader.placedBy : undefined;
  const opening = forAnother
    ? `You placed order ${code} for ${forAnother}.`
    : by
      ? `${by} placed order ${code} for you.`
      : `Thank you. Your order ${code} is placed.`;
  return {
    shop,
    subject: waits ? `Order ${code} waits for approval` : `Order ${code} is placed`,
    heading: waits ? "Your order waits for approval" : "Your order is placed",
    code,
    opening: [opening],
    facts: [...chargeFacts(order), ...accountFacts(order)],
    sections: [
      { title: "Items", garments: garmentsOf(order) },
      deliverySection(order),
      ...leftSections(packs),
    ],
    button: orderButton(code),
    next: nextSteps(order),
    why: forAnother
      ? `you placed this order for ${forAnother}`
      : by
        ? `${by} placed this order for you`
        : "you placed this order",
    settings: "always",
  };
}

/**
 * Queues the mail about a placed order to its person, and to whoever placed it for them, in the placing transaction.
 * @param packs the packs that it used, with their balances.
 */
export async function mailPlaced(call: PlacingCall, order: OrderView, packs: AllocatedPack[]): Promise<void> {
  const { code, placedBy, orgCustomer } = order;
  const { principal, about } = call;
  const left = packsLeft(packs, about);
  const messageFor = (reader: PlacedReader) => placedMessage(shopOfCall(call), order, left, reader);
  await mailPerson(
    call.db,
    about.user,
    { about: `order-placed ${code}`, message: messageFor({ placedBy: placedBy?.name }) },
    call.now(),
  );
  if (placedBy && principal.kind === "person") {
    const message = messageFor({ placedFor: orgCustomer.name });
    await mailPerson(call.db, principal.user, { about: `order-placed-for ${code}`, message }, call.now());
  }
}
