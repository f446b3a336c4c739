export { sweepLinks } from "./link";
export { type Outcome, outcomesOf } from "./outcome";
export { approvalRoutes } from "./routes";
export { withoutApprover } from "./undecided";
export { everRequested, requestedInScope, waitingInScope } from "./scope";
