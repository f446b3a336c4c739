export { approvalRoutes } from "./routes";
export { waitingInScope } from "./scope";
