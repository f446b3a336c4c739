export { leaverRoutes } from "./routes";
