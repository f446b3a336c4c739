export { sweepLinks } from "./link";
export { approvalRoutes } from "./routes";
export { waitingInScope } from "./scope";
