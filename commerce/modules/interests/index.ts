export { noteBackInStock, sweepInterests, tellBackInStock } from "./back-in-stock";
export { interestRoutes } from "./routes";
