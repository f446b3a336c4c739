import { personName } from "../../http/person-name";
import type { ReturnCall } from "./ask";
import { greetingOf, queueMail, signatureOf } from "../mail";
import type { showReturn } from "./show";

type ReturnView = Awaited<ReturnType<typeof showReturn>>;

/** Queues the mail to the desk about faults that it decides about, with the pictures of them. */
export function mailFaults(call: ReturnCall, view: ReturnView): Promise<void> {
  const { user, unit, organisation } = call.about;
  const { support } = organisation;
  const name = personName(user);
  return queueMail(
    call.db,
    {
      to: { name: support.name, address: support.email },
      replyTo: user.uid,
      about: `fault ${view.code}`,
      subject: `${view.code}: faulty or wrong items of order ${view.order.code}`,
      filesOf: view.code,
      letter: {
        greeting: `Report ${view.code}`,
        opening: [
          `${name} of ${unit.name} reports faults of order ${view.order.code}, and waits for an answer.`,
        ],
        blocks: [
          {
            title: "Items",
            lines: view.returnEntries.map(
              ({ expectedQuantity, orderEntry: { product }, reason, additionalComments }) =>
                `${expectedQuantity} × ${piecesWords(product)}; ${reason.name}${additionalComments ? `: ${additionalComments}` : ""}`,
            ),
            facts: [
              { label: "Wearer number", value: user.wearerId },
              ...view.files.map((file) => ({ label: "Picture", value: file.name })),
            ],
          },
        ],
        link: { label: "The shop", url: call.storefrontUrl(call.baseSite.uid) },
        closing: [`Answers to this mail go to ${name}.`],
      },
    },
    call.now(),
  );
}

type Product = ReturnView["returnEntries"][number]["orderEntry"]["product"];

/** "Porter polo: Navy, M" */
const piecesWords = ({ name, colour, size, dimension }: Product) =>
  `${name}: ${[colour, size, dimension].filter(Boolean).join(", ")}`;

/** Queues the mail about a booked exchange or return, in the booking transaction. */
export function mailBooked(call: ReturnCall, view: ReturnView): Promise<void> {
  const { user, organisation } = call.about;
  const { support } = organisation;
  const decided = view.status === "WAIT";
  return queueMail(
    call.db,
    {
      to: { name: personName(user), address: user.uid },
      replyTo: support.email,
      about: `return-booked ${view.code}`,
      subject: `${view.code}: your exchange or return is booked`,
      letter: {
        greeting: greetingOf(user),
        opening: [
          decided
            ? `Your exchange or return ${view.code} of order ${view.order.code} is booked. Print the slip, put it in the parcel and post it.`
            : `We have your report ${view.code} about order ${view.order.code}. The uniform desk answers within 2 working days. Keep the item until then.`,
        ],
        blocks: [
          {
            title: "Items",
            lines: view.returnEntries.map(
              ({ expectedQuantity, orderEntry: { product }, replacement, reason }) =>
                `${expectedQuantity} × ${piecesWords(product)}; ${reason.name}${replacement && replacement.code !== product.code ? `; for size ${[replacement.size, replacement.dimension].filter(Boolean).join(" ")}` : ""}`,
            ),
            facts: [...view.charges.rows, view.charges.total].map(({ label, amount }) => ({
              label,
              value: amount,
            })),
          },
        ],
        link: {
          label: `See ${view.code}`,
          url: `${call.storefrontUrl(call.baseSite.uid)}/my-account/returns/${encodeURIComponent(view.code)}`,
        },
        closing: signatureOf(support),
      },
    },
    call.now(),
  );
}
