export { noteBackInStock, sweepInterests, notifyBackInStock } from "./back-in-stock";
export { interestRoutes } from "./routes";
