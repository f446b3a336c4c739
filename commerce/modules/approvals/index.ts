export { sweepLinks } from "./link";
export { type Outcome, outcomesOf } from "./outcome";
export { approvalRoutes } from "./routes";
export { askedInScope, waitingInScope } from "./scope";
