import { z } from "@hono/zod-openapi";
import { atDefault } from "../../http/fields";
import { leftOut, PromotionResultSchema } from "../../http/left-out";
import { PriceSchema, priceOf } from "../../http/money";
import type { Person } from "../../http/principal";
import { goodsPrice, shownCents } from "../organisation";
import { discountAmounts, discountCents, type Discount, type Lapse, type Missing } from "../promotions";
import type { LoadedCart } from "./loaded-cart";
import type { Totals } from "./totals";

const VoucherSchema = z
  .object({
    code: z.string(),
    voucherCode: z.string(),
    name: z.string(),
    description: leftOut(z.string()),
    /** Percent, or units of the currency. */
    value: z.number().optional(),
    valueFormatted: z.string().optional(),
    valueString: z.string().optional(),
    appliedValue: z.object(PriceSchema.shape).optional(),
    currency: z.object({ isocode: z.string() }),
    freeShipping: z.boolean(),
    /** Why it takes nothing off. */
    note: z.string().optional(),
  })
  .openapi("Voucher");

const DeliveryGroup = z.object({
  totalPriceWithTax: z.object(PriceSchema.shape).optional(),
  quantity: z.number().optional(),
  entries: z.array(z.looseObject({ entryNumber: z.number() })).optional(),
});

const results = () => atDefault(z.array(PromotionResultSchema).optional());
const price = () => atDefault(z.object(PriceSchema.shape).optional());

/** Discounts, promotions and vouchers of a cart or an order (contract §7). */
export const discountsShape = {
  totalDiscounts: price(),
  orderDiscounts: price(),
  productDiscounts: price(),
  appliedVouchers: atDefault(z.array(VoucherSchema).optional()),
  appliedOrderPromotions: results(),
  appliedProductPromotions: results(),
  potentialOrderPromotions: results(),
  potentialProductPromotions: results(),
  deliveryOrderGroups: leftOut(z.array(DeliveryGroup)),
  pickupOrderGroups: leftOut(z.array(DeliveryGroup)),
};

type Reader = Pick<Person, "unit" | "organisation">;
type Voucher = z.infer<typeof VoucherSchema>;

const promotionOf = ({ code, title }: Pick<Discount, "code" | "title">) => ({
  code,
  title,
  description: title,
});

/** What was taken off, as amounts that add up; nothing of it if the program hides prices. */
export function discountsView({ subTotalCents, discounts, pricesShown }: Totals, reader: Reader) {
  if (!pricesShown) return {};
  const { unit } = reader;
  const money = (cents: number) => priceOf(cents, unit.currency, unit.currencySymbol);
  const amounts = discountAmounts(subTotalCents + discountCents(discounts), discounts, (cents) =>
    shownCents(cents, reader),
  );
  const ofKinds = (...kinds: string[]) => amounts.filter(({ discount }) => kinds.includes(discount.kind));
  const sum = (some: readonly { cents: number }[]) => money(discountCents(some));
  const resultsOf = (kind: string) =>
    ofKinds(kind).map(({ discount, cents }) => ({
      description: `${discount.title}: ${money(cents).formattedValue} off.`,
      promotion: promotionOf(discount),
    }));
  return {
    totalDiscounts: sum(amounts),
    productDiscounts: sum(ofKinds("product")),
    orderDiscounts: sum(ofKinds("order", "voucher")),
    appliedOrderPromotions: resultsOf("order"),
    appliedProductPromotions: resultsOf("product"),
    appliedVouchers: ofKinds("voucher").map(({ discount: { code, title }, cents }): Voucher => ({
      ...voucherOf(code, title, unit.currency),
      appliedValue: money(cents),
    })),
  };
}

const voucherOf = (code: string, name: string, isocode: string) => ({
  code,
  voucherCode: code,
  name,
  currency: { isocode },
  freeShipping: false,
});

const LAPSES: Record<Lapse, string> = {
  expired: "This voucher is not valid any more. Remove it to place your order.",
  "used-up": "This voucher was used too many times. Remove it to place your order.",
};

/** The vouchers that were entered on a cart, and what could still be taken off it. */
export function offersView(loaded: LoadedCart, totals: Totals, person: Person) {
  const { currency } = person.unit;
  const { appliedVouchers = [], ...shown } = discountsView(totals, person);
  const money = (cents: number) => goodsPrice(cents, person).formattedValue;
  const missing = totals.pricesShown ? loaded.missing : [];
  const potential = (kind: Missing["kind"]) =>
    missing
      .filter((one) => one.kind === kind)
      .map((one) => ({ description: needs(one, loaded, money), promotion: promotionOf(one) }));
  const entered = loaded.vouchers.map((offer): Voucher => {
    const applied = appliedVouchers.find(({ code }) => code === offer.code);
    const waits = loaded.missing.find(({ code }) => code === offer.code);
    const amount = offer.percent === null ? money(offer.cents ?? 0) : `${offer.percent}%`;
    return {
      ...voucherOf(offer.code, offer.title, currency),
      value: offer.percent ?? (offer.cents ?? 0) / 100,
      valueFormatted: amount,
      valueString: amount,
      appliedValue: applied?.appliedValue,
      note:
        waits &&
        (totals.pricesShown ? needs(waits, loaded, money) : "Your cart is too small for this voucher."),
    };
  });
  return {
    ...shown,
    appliedVouchers: [
      ...entered,
      ...loaded.lapsed.map(({ code, title, lapse }): Voucher => ({
        ...voucherOf(code, title, currency),
        note: LAPSES[lapse],
      })),
    ],
    potentialOrderPromotions: potential("order"),
    potentialProductPromotions: potential("product"),
  };
}

/** What an offer still needs, in words. */
function needs(
  { kind, title, pieces, cents }: Missing,
  { lines }: LoadedCart,
  money: (cents: number) => string,
) {
  if (pieces) {
    const line = lines.find(({ entry }) => entry.entryNumber === pieces.entryNumber);
    const name = line?.stocked?.style.name ?? "piece";
    return `${title}: add ${pieces.count} more of ${name} and save ${money(pieces.saves)}.`;
  }
  if (kind === "voucher") {
    return cents
      ? `Add items for ${money(cents)} more to use this voucher.`
      : "This voucher takes something off items from the catalogue. Add one to use it.";
  }
  return `${title}: add items for ${money(cents ?? 0)} more.`;
}
