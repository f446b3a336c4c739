export { userRoutes } from "./routes";
