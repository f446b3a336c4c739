export { approvalRoutes } from "./routes";
