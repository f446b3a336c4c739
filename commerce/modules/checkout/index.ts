export { addressesFor } from "./addresses";
export { closedNumber, isClosed, PURCHASE_ORDER_TEXT } from "./purchase-order-number";
export { checkoutRoutes } from "./routes";
