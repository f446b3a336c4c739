export { changeLogRoutes } from "./routes";
