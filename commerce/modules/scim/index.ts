export { scimRoutes } from "./routes";
