export { businessUnitRoutes } from "./routes";
