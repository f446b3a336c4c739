export { noteBackInStock, sweepInterests, notifyBackInStock } from "./back-in-stock";
export { interestRoutes } from "./routes";
export { backInStockMessage } from "./back-in-stock";
