export { addressesFor } from "./addresses";
export { PURCHASE_ORDER_TEXT, refuseClosed } from "./purchase-order-number";
export { checkoutRoutes } from "./routes";
