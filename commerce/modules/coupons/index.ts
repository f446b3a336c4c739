export { couponRoutes } from "./routes";
export { noteCoupons, tellCoupons } from "./tell";
