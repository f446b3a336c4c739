export { couponRoutes } from "./routes";
export { noteCoupons, notifyOfCoupons } from "./notify";
export { couponMessage } from "./notify";
