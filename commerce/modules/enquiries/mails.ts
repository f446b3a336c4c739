import { shownMobile } from "../../http/contact";
import type { Call } from "../../http/call";
import { personName } from "../../http/person-name";
import { queueMails } from "../mail";
import type { enquiries } from "./tables";

interface Sent extends Omit<typeof enquiries.$inferSelect, "topic"> {
  topic: { name: string };
  files: { name: string }[];
}

type EnquiryCall = Pick<Call, "db" | "now" | "about" | "baseSite" | "storefrontUrl">;

/** Queues the mail to the desk, with the files, and the person's copy, in the transaction of the message. */
export function mailEnquiry(call: EnquiryCall, sent: Sent): Promise<void> {
  const { user, unit, organisation } = call.about;
  const { support } = organisation;
  const { reference, topic, orderCode } = sent;
  const name = personName(user);
  const shop = call.storefrontUrl(call.baseSite.uid);
  const message = {
    title: topic.name,
    lines: sent.message.split("\n"),
    facts: [
      ...(orderCode ? [{ label: "Order", value: orderCode }] : []),
      ...(sent.files.length > 0
        ? [{ label: "Files", value: sent.files.map((file) => file.name).join(", ") }]
        : []),
    ],
  };
  const answer =
    sent.answerBy === "PHONE" ? `by phone, ${shownMobile(user.mobile ?? "")}` : `by email, ${user.uid}`;
  const link = { label: `See ${reference}`, url: `${shop}/contact-us?message=${reference}` };
  return queueMails(
    call.db,
    [
      {
        about: `enquiry ${reference}`,
        to: { name: support.name, address: support.email },
        replyTo: user.uid,
        subject: `${reference}: ${topic.name}${orderCode ? `, order ${orderCode}` : ""}`,
        filesOf: reference,
        letter: {
          greeting: `Message ${reference}`,
          opening: [`${name} of ${unit.name} asks for an answer ${answer}.`],
          blocks: [
            message,
            {
              title: "Who asks",
              facts: [
                { label: "Name", value: name },
                { label: "Wearer number", value: user.wearerId },
                { label: "Unit", value: `${unit.name} (${unit.uid})` },
                { label: "Organisation", value: organisation.name },
              ],
            },
          ],
          link: { label: "The shop", url: shop },
          closing: [`Answers to this mail go to ${name}.`],
        },
      },
      {
        about: `enquiry-copy ${reference}`,
        to: { name, address: user.uid },
        replyTo: support.email,
        subject: `${reference}: we have your message`,
        letter: {
          greeting: `Hello ${user.preferredName ?? user.firstName},`,
          opening: [`We have your message ${reference}. The uniform desk answers ${answer}.`],
          blocks: [message],
          link,
          closing: [`${support.name}, ${support.phone}, ${support.email}`],
        },
      },
    ],
    call.now(),
  );
}
