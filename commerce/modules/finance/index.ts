export { financeRoutes } from "./routes";
