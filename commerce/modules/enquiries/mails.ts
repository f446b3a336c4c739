import { shownMobile } from "../../http/contact";
import type { Call } from "../../http/call";
import { personName } from "../../http/person-name";
import { mailDesk, mailPerson, type MailShop, type Message, type Section, shopOf } from "../mail";
import type { enquiries } from "./tables";

interface Sent extends Omit<typeof enquiries.$inferSelect, "topic"> {
  topic: { name: string };
  files: { name: string }[];
}

type EnquiryCall = Pick<Call, "db" | "now" | "about" | "baseSite" | "storefrontUrl">;

/** What the mails say of a message to the uniform desk. */
export type MailedEnquiry = Pick<Sent, "reference" | "topic" | "orderCode" | "message" | "files"> & {
  /** "by phone, 0412 345 678" */
  answer: string;
};

const messageSection = ({ topic, message, orderCode, files }: MailedEnquiry): Section => ({
  title: topic.name,
  quote: message.split("\n"),
  facts: [
    ...(orderCode ? [{ label: "Order", value: orderCode }] : []),
    ...(files.length > 0 ? [{ label: "Files", value: files.map((file) => file.name).join(", ") }] : []),
  ],
});

/** Who wrote to the desk. */
export interface Asker {
  name: string;
  wearerId: string;
  unit: string;
  unitUid: string;
}

export function enquiryMessage(shop: MailShop, sent: MailedEnquiry, asker: Asker): Message {
  const { reference, topic, orderCode, answer } = sent;
  const { name, wearerId, unit, unitUid } = asker;
  return {
    shop,
    subject: `${reference}: ${topic.name}${orderCode ? `, order ${orderCode}` : ""}`,
    heading: `${name} writes to the uniform desk`,
    code: reference,
    opening: [`${name} of ${unit} asks for an answer ${answer}.`],
    sections: [
      messageSection(sent),
      {
        title: "Who asks",
        facts: [
          { label: "Name", value: name },
          { label: "Wearer number", value: wearerId },
          { label: "Unit", value: `${unit} (${unitUid})` },
          { label: "Organisation", value: shop.organisation ?? "" },
        ],
      },
    ],
    button: { label: "Open the shop", path: "/" },
    next: [`Answer ${answer}.`],
    why: `you are the uniform desk of ${shop.organisation}`,
  };
}

/** The person's copy. */
export function enquiryCopyMessage(shop: MailShop, sent: MailedEnquiry): Message {
  const { reference, answer } = sent;
  return {
    shop,
    subject: `${reference}: we have your message`,
    heading: "We have your message",
    code: reference,
    opening: [`We have your message ${reference}. The uniform desk answers ${answer}.`],
    sections: [messageSection(sent)],
    button: { label: `See ${reference}`, path: `/contact-us?message=${reference}` },
    next: [`The uniform desk answers ${answer}.`, `Give the number ${reference} if you call.`],
    why: "you wrote to the uniform desk",
    settings: "always",
  };
}

/** Queues the mail to the desk, with the files, and the person's copy, in the transaction of the message. */
export async function mailEnquiry(call: EnquiryCall, sent: Sent): Promise<void> {
  const { user, unit, organisation } = call.about;
  const { reference } = sent;
  const shop = shopOf(organisation, call.storefrontUrl, call.baseSite);
  const answer =
    sent.answerBy === "PHONE" ? `by phone, ${shownMobile(user.mobile ?? "")}` : `by email, ${user.uid}`;
  const mailed = { ...sent, answer };
  const asker = { name: personName(user), wearerId: user.wearerId, unit: unit.name, unitUid: unit.uid };
  await mailDesk(
    call.db,
    {
      about: `enquiry ${reference}`,
      message: enquiryMessage(shop, mailed, asker),
      from: user,
      filesOf: reference,
    },
    call.now(),
  );
  const copy = { about: `enquiry-copy ${reference}`, message: enquiryCopyMessage(shop, mailed) };
  await mailPerson(call.db, user, copy, call.now());
}
