export { discountsOf, type Discount, type Missing, type Offer } from "./discounts";
export {
  discountAmounts,
  discountCents,
  discountName,
  discountsLeft,
  goodsCents,
  type LineDiscounts,
} from "./goods";
export {
  giveVouchersBack,
  lapseOf,
  lockVouchers,
  offersJson,
  offersNow,
  voucherCodeOf,
  type Lapse,
  type OfferRow,
} from "./offers";
