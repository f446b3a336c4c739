import { lineDiscounts, linePriceKind, totalsOf, type CartCall, type LoadedCart } from "../../carts";
import { dayFor } from "../../../http/active-days";
import type { Call } from "../../../http/call";
import { personName } from "../../../http/person-name";
import { authorise, cardWords } from "../../cards";
import { stockNote } from "../../catalogue";
import type { UrgentReason } from "../../organisation/tables";
import { balance } from "../../entitlement";
import { voucherRedemptions } from "../../promotions/tables";
import { causeOf } from "../life/cause";
import type { Beginning } from "./evaluate";
import { beginOrder } from "../life/life";
import { productSnapshot, protectionSnapshot } from "./snapshot";
import { orderEntries } from "../tables";
import { isTaken } from "./taken";

type InsertCall = CartCall & Pick<Call, "principal" | "demo">;

/** What is said with an order: a note for its history, and why it is urgent. */
export interface Said {
  note?: string;
  urgent?: UrgentReason;
}

/**
 * Writes the order of a cart, with its lines, the vouchers it uses, and what a card pays of it.
 * @returns its code. @throws OccError 400 if the bank refuses the card.
 */
export async function insertOrder(
  call: InsertCall,
  loaded: LoadedCart,
  { first, restricted }: Beginning,
  stockTaken: ReadonlyMap<LoadedCart["lines"][number], number>,
  { note, urgent }: Said,
): Promise<string> {
  const { cart, lines, packs } = loaded;
  const { user, unit, organisation } = call.about;
  const totals = totalsOf(loaded, call.about);
  // A card pays nothing of an order that costs its person nothing.
  const card = totals.ownShareCents > 0 ? loaded.card : undefined;
  const cause = { ...causeOf(call, "wearer"), note };
  const order = {
    guid: cart.guid,
    site: cart.site,
    customerId: user.customerId,
    organisationUid: organisation.uid,
    unitUid: unit.uid,
    placedAt: call.now(),
    currency: cart.currency,
    subTotalCents: totals.subTotalCents,
    deliveryCents: totals.deliveryCents,
    taxCents: totals.taxCents,
    totalCents: totals.totalCents,
    creditCents: totals.creditCents,
    accountCents: totals.accountCents,
    subsidyCents: totals.subsidyCents,
    ownShareCents: totals.ownShareCents,
    points: totals.points,
    discounts: [...totals.discounts],
    pricesShown: totals.pricesShown,
    subsidyLeft: subsidyBefore(packs, cart.code),
    deliveryAddress: cart.deliveryAddress!,
    deliveryMode: modeSnapshot(loaded),
    neededBy: cart.neededBy,
    paymentType: card ? "CARD" : "ACCOUNT",
    paidWith: card ? cardWords(card) : null,
    purchaseOrderNumber: cart.purchaseOrderNumber,
    costCentre: loaded.costCentre ?? null,
    urgentReason: urgent ?? null,
    restrictedStyles: restricted.length > 0 ? restricted : null,
    orderedBy: personName(user),
    placedBy: cause.onBehalfOf ? cause.by : null,
  };
  const code = await beginOrder(call.db, order, first, cause);
  await call.db.insert(orderEntries).values(
    lines.map((line) => {
      const { entry, stocked } = line;
      const pack = packs.find((p) => p.id === entry.packId);
      const bundle = pack?.bundles.find((b) => b.id === entry.bundleId);
      const { of, from } = linePriceKind(line, lines);
      return {
        orderCode: code,
        entryNumber: entry.entryNumber,
        sku: entry.sku,
        product: { ...productSnapshot(entry.sku, stocked), price: { of, from } },
        quantity: entry.quantity,
        stockTaken: stockTaken.get(line) ?? 0,
        taken: isTaken(call, line),
        unitCents: entry.unitCents,
        discounts: [...lineDiscounts(loaded, entry.entryNumber)],
        valueAdds: entry.valueAdds,
        configuration: entry.configuration,
        packId: entry.packId,
        packName: pack?.name ?? null,
        packType: entry.packType,
        bundleId: entry.bundleId,
        bundleName: bundle?.name ?? null,
        points: stocked?.style.points ?? 0,
        reasonOfReplacement: entry.reasonOfReplacement,
        additionalComments: entry.additionalComments,
        ...protectionSnapshot(call.about, stocked?.style, { day: dayFor(call), reason: entry.ppeReason }),
        quoteCode: entry.quoteCode,
        stockNote:
          stocked && !isTaken(call, line)
            ? (stockNote(stocked.style, stocked.variant, entry.quantity, organisation.timeZone, {
                isIndentOrder: bundle?.isIndentOrder ?? false,
                startsAt: bundle?.indentStartsAt,
                deliveryAt: bundle?.indentDeliveryAt,
              }) ?? null)
            : null,
      };
    }),
  );
  const used = totals.discounts.filter(({ kind }) => kind === "voucher");
  if (used.length > 0) {
    await call.db
      .insert(voucherRedemptions)
      .values(used.map((one) => ({ promotionCode: one.code, orderCode: code, customerId: user.customerId })));
  }
  if (card) await authorise(call, card, { code, guid: cart.guid, cents: totals.ownShareCents });
  return code;
}

/** What is left of each pack's subsidy before an order. The cart's own holds do not count. */
const subsidyBefore = (packs: LoadedCart["packs"], cartCode: string): Record<string, number> =>
  Object.fromEntries(
    packs
      .filter(({ allocationType }) => allocationType === "dollar")
      .map(({ id, ledger }) => [id, Math.max(0, balance(ledger, "subsidy", null, cartCode).left)]),
  );

const modeSnapshot = ({ cart, mode }: LoadedCart) =>
  mode
    ? { code: mode.code, name: mode.name, description: mode.description }
    : { code: cart.deliveryMode ?? "", name: cart.deliveryMode ?? "", description: "" };
