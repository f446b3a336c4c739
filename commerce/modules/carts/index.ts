export { addTo, MOST_ADDED } from "./add";
export { addLines } from "./again";
export { configuredRoutes } from "./configured-routes";
export { withEndings } from "./records";
export { cartSwap } from "./swap-plan";
export { sizesIn, whyBarred, whyRecalled, whyUnmet } from "./each";
export { AS_CATALOGUE } from "./entry-rows";
export {
  AddressSchema,
  CartSchema,
  ChargedCostCentreSchema,
  ChosenValueAddSchema,
  DeliveryModeSchema,
  EntryProductSchema,
  OrderEntrySchema,
  PaymentInfoSchema,
  TotalsShape,
} from "./contract";
export { discountsShape, discountsView } from "./discounts-view";
export { changeSince } from "./fingerprint";
export { entryImages, entryLeftOut } from "./occ-properties";
export { holdAgain } from "./holds";
export { openCart, openCartCode } from "./open";
export { linePriceKind } from "./line-working";
export { addressView, cartView, entryView, paymentTypeView, totalsView, valueAddsView } from "./present";
export { insertCart, loadCart, removeEntries, touch } from "./records";
export { cartFor, cartToOrder, refuseSaved } from "./find";
export type { CartCall, LoadedCart } from "./loaded-cart";
export { cartRoutes } from "./routes";
export { isKeptName, wishListName } from "./saved/names";
export { sweepCarts } from "./sweep";
export { lockPerson, restoreCart } from "./saved/saved";
export { savedCartRoutes } from "./saved/routes";
export { voucherRoutes } from "./voucher-routes";
export { addPack, MAX_QUANTITY, showCart, takeOutQuote } from "./change";
export { isAllTaken, isOfCatalogue } from "./stockroom";
export { addedCents, lineDiscounts, type PricedCart, totalsOf, type Totals } from "./totals";
export { CODE_HEADS, linesFileRoutes } from "./lines-file";
