export { type Decider, decidersOf } from "./deciders";
export { freightCents } from "./freight";
export { goodsPrice, shownCents } from "./goods-price";
export { managedUnits, type ManagedUnit, unitCurrency, unitsBelow } from "./managed-units";
