export {
  AddressSchema,
  CartSchema,
  ChosenValueAddSchema,
  DeliveryModeSchema,
  EntryProductSchema,
  TotalsShape,
} from "./contract";
export { addressView, countryNames, totalsView } from "./present";
export { cartFor, insertCart, loadCart, touch, type CartCall, type LoadedCart } from "./records";
export { cartRoutes } from "./routes";
export { showCart } from "./service";
export { linePriceShown, totalsOf, type Totals } from "./totals";
