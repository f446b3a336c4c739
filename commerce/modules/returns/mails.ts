import { eq } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { formatMoney } from "../../http/money";
import { personName } from "../../http/person-name";
import type { cardRefunds } from "../cards/tables";
import type { ReturnCall } from "./return-call";
import { greetingOf, queueMail, signatureOf } from "../mail";
import { orders } from "../orders/tables";
import { organisations, units } from "../organisation/tables";
import type { showReturn } from "./read";
import { returnRequests } from "./tables";

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
            facts: [
              ...[...view.charges.rows, view.charges.total].map(({ label, amount }) => ({
                label,
                value: amount,
              })),
              ...(view.charges.note ? [{ label: "Refund", value: view.charges.note }] : []),
            ],
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

/** Queues the mail to the desk about a refund that the bank of its card refused. */
export async function mailRefusedRefund(
  db: Database,
  refund: typeof cardRefunds.$inferSelect,
  at: Date,
  storefrontUrl: (site: string) => string,
): Promise<void> {
  const [found] = await db
    .select({
      orderCode: orders.code,
      orderedBy: orders.orderedBy,
      unit: units.name,
      symbol: units.currencySymbol,
      site: organisations.site,
      support: organisations.support,
    })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.code, returnRequests.orderCode))
    .innerJoin(units, eq(units.uid, orders.unitUid))
    .innerJoin(organisations, eq(organisations.uid, orders.organisationUid))
    .where(eq(returnRequests.code, refund.returnCode));
  const { orderCode, orderedBy, unit, symbol, site, support } = found!;
  const amount = formatMoney(refund.cents, symbol);
  await queueMail(
    db,
    {
      to: { name: support.name, address: support.email },
      replyTo: support.email,
      about: `refund-refused ${refund.number} ${at.toISOString()}`,
      subject: `${refund.number}: the bank refused a refund of ${amount}`,
      letter: {
        greeting: `Refund ${refund.number}`,
        opening: [
          `The bank of ${refund.paidWith} refused to pay ${amount} back. Pay it back another way, and record how.`,
        ],
        blocks: [
          {
            title: "What it is for",
            facts: [
              { label: "Return", value: refund.returnCode },
              { label: "Order", value: orderCode },
              { label: "Paid by", value: refund.source === "order" ? orderedBy : unit },
            ],
          },
        ],
        link: { label: "The shop", url: storefrontUrl(site) },
        closing: [],
      },
    },
    at,
  );
}
