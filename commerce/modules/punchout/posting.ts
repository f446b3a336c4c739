import { orderMessage } from "./cxml/order-message";
import { totalIn } from "./lines";
import { type ReturnLine } from "./return-line";
import { ociFields } from "./oci/fields";
import type { Field, Party, punchoutSessions } from "./tables";

/** What a message needs of its visit. */
export type MessageOf = Pick<
  typeof punchoutSessions.$inferSelect,
  "buyerCookie" | "cookieIsXml" | "cartCode" | "formField" | "fromParty" | "toParty" | "hook"
>;

/** How lines go back to a buyer's system: written as a message, which the browser posts in fields. */
interface Writer {
  write: (visit: MessageOf, lines: readonly ReturnLine[], told: { currency: string; now: Date }) => string;
  /** What the browser posts. */
  fields: (visit: MessageOf, message: string) => Field[];
  /** The message that posted fields have. */
  read: (visit: MessageOf, fields: readonly Field[]) => string;
  /** What a message says, without its number and time. */
  content: (message: string) => string;
}

/** Who we are in messages of a visit that was opened without a set-up document. */
const NOBODY: Party = { domain: "NetworkId", identity: "KITROOM" };
const BUYER: Party = { domain: "NetworkId", identity: "BUYER" };

/** A PunchOutOrderMessage in one field. */
const CXML: Writer = {
  write: (visit, lines, { currency, now }) =>
    orderMessage(
      {
        buyerCookie: visit.buyerCookie,
        cookieIsXml: visit.cookieIsXml,
        cartCode: visit.cartCode,
        operationAllowed: "edit",
        from: visit.toParty ?? NOBODY,
        to: visit.fromParty ?? BUYER,
        ...totalIn(lines, currency),
        lines,
      },
      now,
    ),
  fields: ({ formField: name }, message) => [
    { name, value: name === "cxml-base64" ? Buffer.from(message).toString("base64") : message },
  ],
  read: ({ formField }, fields) => {
    const value = fields.find(({ name }) => name === formField)?.value ?? "";
    return formField === "cxml-base64" ? Buffer.from(value, "base64").toString("utf8") : value;
  },
  // A form turns line ends into those of Windows.
  content: (message) => message.slice(message.indexOf("<Header>")).replaceAll("\r\n", "\n"),
};

/** A field for each property of each line, kept as JSON. */
const OCI: Writer = {
  write: ({ hook }, lines) => JSON.stringify(ociFields(lines, hook!)),
  fields: (_visit, message) => JSON.parse(message) as Field[],
  read: (_visit, fields) => JSON.stringify(fields),
  content: (message) => message,
};

export const writerOf = ({ hook }: Pick<MessageOf, "hook">): Writer => (hook ? OCI : CXML);
