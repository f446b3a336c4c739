export { paymentOfInvoicesRoutes } from "./pay-routes";
export { financeRoutes } from "./routes";
