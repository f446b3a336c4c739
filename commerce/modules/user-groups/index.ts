export { userGroupRoutes } from "./routes";
