export { ImageSchema, ProductSchema, StockSchema, type Product } from "./contract";
export { priceRange, unitCents } from "./prices";
export { mediaUrl, productOf, productUrl, sizeRange, type Showing } from "./product";
export {
  findVariant,
  frontPictures,
  type FrontPicture,
  inColours,
  stylesByCode,
  stylesBySku,
  type Market,
  type Stocked,
  type StyleRecord,
  type ValueAddRecord,
} from "./records";
export { sizeRoutes } from "./size-routes";
export { catalogueRoutes, marketOf, showingFor, styleFor } from "./routes";
export { usualSizes } from "./usual-size";
export { canSupply, readableDate, stockNote, stockStatus } from "./stock";
