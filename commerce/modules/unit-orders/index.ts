export { unitOrderRoutes } from "./routes";
