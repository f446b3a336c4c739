export { mediaRoutes } from "./routes";
