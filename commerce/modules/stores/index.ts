export { storeRoutes } from "./routes";
