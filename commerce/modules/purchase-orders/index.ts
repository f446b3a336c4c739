export { purchaseOrderRoutes } from "./routes";
