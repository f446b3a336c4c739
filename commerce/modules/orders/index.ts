export { orderRoutes } from "./routes";
