import type { ReturnCall } from "./ask";
import { queueMail } from "../mail";
import type { showReturn } from "./show";

type ReturnView = Awaited<ReturnType<typeof showReturn>>;

/** Queues the mail about a booked exchange or return, in the booking transaction. */
export function mailBooked(call: ReturnCall, view: ReturnView): Promise<void> {
  const { user, organisation } = call.about;
  const { support } = organisation;
  const decided = view.status === "WAIT";
  return queueMail(
    call.db,
    {
      to: { name: `${user.firstName} ${user.lastName}`, address: user.uid },
      replyTo: support.email,
      about: `return-booked ${view.code}`,
      subject: `${view.code}: your exchange or return is booked`,
      letter: {
        greeting: `Hello ${user.preferredName ?? user.firstName},`,
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
                `${expectedQuantity} × ${product.name}: ${[product.colour, product.size, product.dimension].filter(Boolean).join(", ")}; ${reason.name}${replacement && replacement.code !== product.code ? `; for size ${[replacement.size, replacement.dimension].filter(Boolean).join(" ")}` : ""}`,
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
        closing: [
          "Questions? Contact your uniform desk.",
          `${support.name}, ${support.phone}, ${support.email}`,
        ],
      },
    },
    call.now(),
  );
}
