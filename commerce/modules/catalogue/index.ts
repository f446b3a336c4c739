export { CertificateSchema, ImageSchema, ProductSchema, StockSchema, type Product } from "./contract";
export { endingView } from "./ending-view";
export { isCard, productCards } from "./cards";
export { priceKind, unitCents } from "./prices";
export { priceName, untilNote } from "./item-working";
export { validPrices } from "./live";
export { brandCode, facetCode, productUrl } from "./addresses";
export { mediaUrl, productOf, type ProductCard } from "./product";
export {
  findVariant,
  frontPictures,
  type FrontPicture,
  inColours,
  type Market,
  type Stocked,
  type StyleRecord,
  type ValueAddRecord,
} from "./records";
export { type StyleFacts } from "./facts";
export { replacementsOf, styleFacts, stylesByCode, stylesBySku } from "./styles";
export {
  type Breach,
  breachAway,
  breachOf,
  breachRefusal,
  LONGEST_PPE_REASON,
  standardName,
} from "./standards";
export type { StyleStandard } from "./tables";
export { learnFits } from "./fit";
export { sizeRoutes } from "./size-routes";
export { catalogueRoutes, marketOf, showingFor, styleFor } from "./routes";
export { type UsualSize, usualSizes, usualSizesOf } from "./usual-size";
export { missingTexts, type TextField, textFieldsOf } from "./text-fields";
export { canSupply, comesLater, MADE_TO_ORDER_NOTE, preOrderNote, stockNote, stockStatus } from "./stock";
