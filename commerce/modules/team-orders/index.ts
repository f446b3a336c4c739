export { teamOrderRoutes } from "./routes";
