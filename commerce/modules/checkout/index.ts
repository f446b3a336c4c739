export { costCentresOf, mayCharge } from "./cost-centres";
export {
  AddressBody,
  addressesFor,
  columnsOf as addressColumns,
  snapshot as addressSnapshot,
} from "./addresses";
export {
  KnownNumbersSchema,
  PURCHASE_ORDER_PATTERN,
  PURCHASE_ORDER_TEXT,
  purchaseOrderNumber,
  refuseClosed,
} from "./purchase-order-number";
export { neededEarlier } from "./needed-by";
export { modesTo, noPostBox, serves } from "./post-boxes";
export { addressBookRoutes } from "./address-book";
export { OWNER_ONLY, payByCard, paysByCard } from "./card-choice";
export { PaymentDetailsSchema, paymentDetailsView, paymentsRoute } from "./payments";
export { checkoutRoutes } from "./routes";
export { makeReady, makeReadyAgain, registerOf } from "./change";
export { locationRoutes } from "./location-routes";
