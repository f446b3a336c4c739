export { dropAssortments } from "./assortment";
export { searchRoutes } from "./routes";
