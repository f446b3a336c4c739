export { freightCents } from "./freight";
export { goodsPrice } from "./goods-price";
export { managedUnits, type ManagedUnit } from "./managed-units";
