export { freightCents } from "./freight";
export { goodsPrice } from "./goods-price";
