export { cancelOrder } from "./changing/cancel";
export { causeOf, type Cause } from "./life/cause";
export { approvalAskedMessage } from "./mails/approval-asked";
export { cancelledMessage, partCancelledMessage } from "./mails/cancelled";
export { decidedMessage, mailDecided } from "./mails/decided";
export { productGarment } from "./mails/garments";
export { parcelMessage } from "./mails/parcel-mails";
export { placedMessage } from "./mails/placed";
export { noteNewRequests } from "./life/approval-notices";
export { takeOff } from "./changing/cancel-part";
export { cancelGroup, type CancelLine, groupName } from "./life/cancellable";
export {
  firstClasses,
  type FirstGoods,
  firstGoods,
  firstProducts,
  FirstProductsSchema,
} from "./showing/first-goods";
export { lifeChart } from "./showing/chart";
export { moveDemoOrders } from "./warehouse/demo-warehouse";
export { giveBack, packsOfLines } from "./changing/give-back";
export { ORDER_STATES, PARCEL_STATES, SENT_STATES } from "./life/states";
export { moveOrder } from "./life/life";
export { listedOrder, listedOrderView, listOrdersOf } from "./showing/list";
export { ARRIVED_STATES, hasArrived } from "./showing/parcels";
export { LapsedPacksSchema } from "./cancel-contract";
export { OrderedEntrySchema, OrderListSchema, OrderSchema } from "./contract";
export { paperOf } from "./paper";
export { ORDER_NEWS, PARCEL_NEWS } from "./life/news";
export { endOf, orderedProduct, orderView } from "./showing/present";
export { hasOrder, noOrder, readOrderIf, showOrder } from "./showing/records";
export { changedSince, lostCentre, openSteps, recalledGoods } from "./placing/not-ready";
export { placeApproved, placeOrder } from "./placing/place";
export { orderedConfigurationRoutes } from "./showing/configured-routes";
export type { ReturnsReader } from "./showing/returns-reader";
export type { OrderRefund } from "./showing/order-returns";
export { orderRoutes } from "./routes";
export { statusDisplay } from "./showing/status";
export { withoutPack } from "./showing/without-sizes";
export { productSnapshot, protectionSnapshot } from "./placing/snapshot";
export { lockShelves, returnPieces, takeStock } from "./changing/stock";
export { mustAcceptTerms } from "./placing/terms";
export type { RestCall } from "./warehouse/cancel-rest";
export { tooLate } from "./changing/too-late";
export {
  ENDED_STATES,
  isDecision,
  mayMove,
  mustMove,
  statesBefore,
  transitionTable,
} from "./life/transitions";
export {
  type Reporting,
  reportShipment,
  type Shipment,
  SHIPMENT_STATES,
  type ShippedLine,
} from "./warehouse/shipments";
export type { Heard } from "./warehouse/packing";
export { isMoment, momentOf } from "./warehouse/reported-order";
export { REPORTED_STATES, type ReportedStatus, reportStatus } from "./warehouse/statuses";
export { restrictedAmong } from "./placing/restricted";
export { chargesNow, orderFingerprint } from "./placing/fingerprint";
