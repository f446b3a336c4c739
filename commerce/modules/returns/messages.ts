import { readableDay } from "../../http/dates";
import type { Fact, Garment, MailShop, Message } from "../mail";
import { productGarment } from "../orders";
import type { ChargeWords } from "../packs";

type Product = Parameters<typeof productGarment>[0];

/** What the mails say of a return. */
export interface MailedReturn {
  code: string;
  status: string;
  order: { code: string };
  /** YYYY-MM-DD */
  postBy: string | null;
  returnEntries: readonly {
    expectedQuantity: number;
    orderEntry: { product: Product };
    replacement?: Product;
    reason: { name: string };
    additionalComments?: string;
  }[];
  charges: Pick<ChargeWords, "total" | "note"> & { rows: readonly { label: string; amount: string }[] };
  files: readonly { name: string }[];
}

/** What goes back, why, and what comes for it. */
function returnedGarments({ returnEntries }: MailedReturn, withComments: boolean): Garment[] {
  return returnEntries.map(
    ({ expectedQuantity, orderEntry: { product }, replacement, reason, additionalComments }) => {
      const size = replacement && [replacement.size, replacement.dimension].filter(Boolean).join(" ");
      return {
        ...productGarment(product, expectedQuantity),
        remarks: [
          withComments && additionalComments ? `${reason.name}: ${additionalComments}` : reason.name,
          ...(size && replacement.code !== product.code
            ? [`Exchange for ${replacement.name === product.name ? "" : `${replacement.name}, `}size ${size}`]
            : []),
        ],
      };
    },
  );
}

const chargeFacts = ({ rows, total, note }: MailedReturn["charges"]): Fact[] => [
  ...rows.map(({ label, amount }) => ({ label, value: amount })),
  { label: total.label, value: total.amount, total: true },
  ...(note ? [{ label: "Refund", value: note }] : []),
];

/** A booked exchange or return; or a report of faults, about which the desk decides first. */
export function bookedMessage(shop: MailShop, view: MailedReturn): Message {
  const { code, order, postBy } = view;
  const decided = view.status === "WAIT";
  return {
    shop,
    subject: `${code}: your exchange or return is booked`,
    heading: decided ? "Your exchange or return is booked" : "We have your report",
    code,
    opening: [
      decided
        ? `Your exchange or return ${code} of order ${order.code} is booked. Print the slip, put it in the parcel and post it.`
        : `We have your report ${code} about order ${order.code}. The uniform desk answers within 2 working days. Keep the item until then.`,
    ],
    facts: [
      { label: "Order", value: order.code },
      ...(decided && postBy ? [{ label: "Post by", value: readableDay(postBy), main: true }] : []),
    ],
    sections: [{ title: "Items", garments: returnedGarments(view, false), facts: chargeFacts(view.charges) }],
    button: { label: `See ${code}`, path: `/my-account/returns/${encodeURIComponent(code)}` },
    next: decided
      ? [
          "Print the slip from the page.",
          "Put it in the parcel and post it.",
          "We email you once we have checked it.",
        ]
      : ["The uniform desk looks at your report.", "We email you what to do with the item."],
    why: "you booked this exchange or return",
    settings: "always",
  };
}

/** Faults that the desk decides about. */
export function faultsMessage(
  shop: MailShop,
  view: MailedReturn,
  { name, unit, wearerId }: { name: string; unit: string; wearerId: string },
): Message {
  const { code, order } = view;
  return {
    shop,
    subject: `${code}: faulty or wrong items of order ${order.code}`,
    heading: `${name} reports faulty or wrong items`,
    code,
    opening: [`${name} of ${unit} reports faults of order ${order.code}, and waits for an answer.`],
    facts: [
      { label: "Order", value: order.code },
      { label: "Wearer number", value: wearerId },
      ...view.files.map((file) => ({ label: "Picture", value: file.name })),
    ],
    sections: [{ title: "Items", garments: returnedGarments(view, true) }],
    button: { label: "Open the shop", path: "/" },
    next: [`${name} was promised an answer within 2 working days, and keeps the items until then.`],
    why: `you are the uniform desk of ${shop.organisation}`,
  };
}

/** A refund that the bank of its card refused. */
export interface RefusedRefund {
  number: string;
  amount: string;
  /** The card, in words. */
  card: string;
  returnCode: string;
  orderCode: string;
  paidBy: string;
}

export const refusedRefundMessage = (
  shop: MailShop,
  { number, amount, card, returnCode, orderCode, paidBy }: RefusedRefund,
): Message => ({
  shop,
  subject: `${number}: the bank refused a refund of ${amount}`,
  heading: `The bank refused a refund of ${amount}`,
  code: number,
  opening: [`The bank of ${card} refused to pay ${amount} back. Pay it back another way, and record how.`],
  facts: [
    { label: "Refund", value: amount, main: true },
    { label: "Return", value: returnCode },
    { label: "Order", value: orderCode },
    { label: "Paid by", value: paidBy },
    { label: "Card", value: card },
  ],
  button: { label: "Open the shop", path: "/" },
  next: ["Pay it back another way.", "Ask whoever runs the shop to record how, so that it counts as paid."],
  why: `you are the uniform desk of ${shop.organisation}`,
});
