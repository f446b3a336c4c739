export { allocationRoutes } from "./routes";
