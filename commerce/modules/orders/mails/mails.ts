import type { Call } from "../../../http/call";
import { personName } from "../../../http/person-name";
import type { Person } from "../../../http/principal";
import { greetingOf, queueMail, signatureOf, type LetterBlock } from "../../mail";
import { leftWords, type AllocatedPack, type Place } from "../../packs";
import type { showOrder } from "../showing/records";

export type OrderView = Awaited<ReturnType<typeof showOrder>>;
export type MailCall = Pick<Call, "db" | "about" | "now" | "baseSite" | "storefrontUrl">;
type PlacingCall = MailCall & Pick<Call, "principal">;

/** The lines of the order as text. Equal ones without a price are one: a mail adds no amounts. */
export function entryLines({ entries }: Pick<OrderView, "entries">): string[] {
  const pieces = new Map<string, number>();
  const lines = entries.map((entry) => {
    const text = entryText(entry);
    const kind = entry.totalPrice ? `${entry.entryNumber} ${text}` : text;
    pieces.set(kind, (pieces.get(kind) ?? 0) + entry.quantity);
    return { kind, text };
  });
  return [...new Map(lines.map(({ kind, text }) => [kind, text]))].map(
    ([kind, text]) => `${pieces.get(kind)} × ${text}`,
  );
}

/** Garment, value-adds, reason and comment, code, and the price if it may be shown. */
export function entryText(entry: OrderView["entries"][number]): string {
  const { product } = entry;
  const fit = [product.colour, product.size, product.dimension].filter(Boolean).join(", ");
  const added = entry.selectedValueAdd.map(({ name, prompts }) =>
    [name, ...prompts.map((prompt) => `${prompt.prompt1} ${prompt.userEnteredValue}`)].join(", "),
  );
  const remarks = [entry.reasonOfReplacement, entry.additionalComments];
  const more = [
    ...[fit, ...added, ...remarks, product.code],
    ...[entry.totalPrice?.formattedValue, entry.stockMessage],
  ];
  return `${product.name}: ${more.filter(Boolean).join("; ")}`;
}

function detailFacts(order: OrderView): { label: string; value: string }[] {
  return [
    ...[...order.charges.rows, order.charges.total].map(({ label, amount }) => ({ label, value: amount })),
    ...(order.charges.note ? [{ label: "Note", value: order.charges.note }] : []),
    ...(order.purchaseOrderNumber ? [{ label: "Purchase order", value: order.purchaseOrderNumber }] : []),
    ...(order.costCenter
      ? [{ label: "Cost centre", value: `${order.costCenter.code} ${order.costCenter.name}` }]
      : []),
  ];
}

function deliveryBlock({ deliveryAddress, deliveryMode }: OrderView): LetterBlock {
  const { firstName, lastName, companyName, formattedAddress } = deliveryAddress;
  const lines = [companyName ?? "", personName({ firstName, lastName }), formattedAddress];
  return {
    title: "Delivery",
    lines: lines.map((line) => line.trim()).filter(Boolean),
    facts: [{ label: "Method", value: deliveryMode.name }],
  };
}

/** The balance of each pack that an order used or returned entitlement to. */
export function leftBlock(packs: AllocatedPack[], place: Place): LetterBlock[] {
  const facts = packs.flatMap((pack) => {
    const value = leftWords(pack, place);
    return value ? [{ label: pack.name, value }] : [];
  });
  return facts.length > 0 ? [{ title: "Left in your packs", facts }] : [];
}

export const blocksOf = (order: OrderView, packs: AllocatedPack[], person: Person): LetterBlock[] => {
  const facts = detailFacts(order);
  return [
    { title: "Items", lines: entryLines(order) },
    ...(facts.length > 0 ? [{ title: "Details", facts }] : []),
    deliveryBlock(order),
    ...leftBlock(packs, person),
  ];
};

export const linkOf = (call: MailCall, order: OrderView) => ({
  label: `See order ${order.code}`,
  url: `${call.storefrontUrl(call.baseSite.uid)}/my-account/orders/${encodeURIComponent(order.code)}`,
});

const head = (call: MailCall, { user }: Pick<Person, "user"> = call.about) => ({
  to: { name: personName(user), address: user.uid },
  replyTo: call.about.organisation.support.email,
});

function nextWords({ status, stage }: OrderView): string {
  if (status === "PENDING_APPROVAL") {
    return "We have sent it to your approver. We pack it as soon as it is approved.";
  }
  if (stage === "taken") return "You took everything from your stockroom. Nothing is delivered.";
  return stage === "part.taken"
    ? "We have sent what you did not take from your stockroom to the warehouse."
    : "We have sent it to the warehouse.";
}

/**
 * Queues the mail about a placed order to its person, and to whoever placed it for them, in the placing transaction.
 * @param packs the packs that it used, with their balances.
 */
export async function mailPlaced(call: PlacingCall, order: OrderView, packs: AllocatedPack[]): Promise<void> {
  const { code, placedBy, orgCustomer } = order;
  const { principal } = call;
  const waits = order.status === "PENDING_APPROVAL";
  const placed = {
    subject: waits ? `Order ${code} waits for approval` : `Order ${code} is placed`,
    link: linkOf(call, order),
    blocks: blocksOf(order, packs, call.about),
    closing: signatureOf(call.about.organisation.support),
  };
  const letterTo = (reader: Pick<Person, "user">, about: string, first: string) => {
    const { subject, ...letter } = placed;
    const opening = [first, nextWords(order)];
    return queueMail(
      call.db,
      {
        ...head(call, reader),
        about,
        subject,
        letter: { ...letter, greeting: greetingOf(reader.user), opening },
      },
      call.now(),
    );
  };
  const first = placedBy
    ? `${placedBy.name} placed order ${code} for you.`
    : `Thank you. Your order ${code} is placed.`;
  await letterTo(call.about, `order-placed ${code}`, first);
  if (placedBy && principal.kind === "person") {
    const sentence = `You placed order ${code} for ${orgCustomer.name}.`;
    await letterTo(principal, `order-placed-for ${code}`, sentence);
  }
}

/** Queues the mail about a cancelled order and the returned entitlement, in the cancelling transaction. */
export function mailCancelled(call: MailCall, order: OrderView, packs: AllocatedPack[]): Promise<void> {
  return queueMail(
    call.db,
    {
      ...head(call),
      about: `order-cancelled ${order.code}`,
      subject: `Order ${order.code} is cancelled`,
      letter: {
        greeting: greetingOf(call.about.user),
        opening: [`Your order ${order.code} is cancelled. None of its items will be sent.`],
        blocks: [{ title: "Items", lines: entryLines(order) }, ...leftBlock(packs, call.about)],
        link: linkOf(call, order),
        closing: signatureOf(call.about.organisation.support),
      },
    },
    call.now(),
  );
}

/**
 * Queues the mail about cancelled pieces: what was cancelled, what remains and what it costs, and the returned
 * entitlement. In the cancelling transaction.
 * @param order as it is now.
 */
export function mailPartCancelled(
  call: MailCall,
  order: OrderView,
  cancelled: readonly { line: { entryNumber: number }; quantity: number }[],
  packs: AllocatedPack[],
): Promise<void> {
  const lines = cancelled.flatMap(({ line: { entryNumber }, quantity }) => {
    const entry = order.entries.find((one) => one.entryNumber === entryNumber);
    return entry ? [{ ...entry, quantity, totalPrice: undefined, stockMessage: undefined }] : [];
  });
  const left = order.entries.filter(({ quantity }) => quantity > 0);
  return queueMail(
    call.db,
    {
      ...head(call),
      about: `order-part-cancelled ${order.code} ${order.historyEntries.at(-1)!.sequence}`,
      subject: `Part of order ${order.code} is cancelled`,
      letter: {
        greeting: greetingOf(call.about.user),
        opening: [`Some items of your order ${order.code} are cancelled. We send you the others.`],
        blocks: [
          { title: "Cancelled", lines: entryLines({ entries: lines }) },
          { title: "Still ordered", lines: entryLines({ entries: left }), facts: detailFacts(order) },
          ...leftBlock(packs, call.about),
        ],
        link: linkOf(call, order),
        closing: signatureOf(call.about.organisation.support),
      },
    },
    call.now(),
  );
}
