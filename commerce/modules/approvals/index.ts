export { sweepLinks } from "./link";
export { type Outcome, outcomesOf } from "./outcome";
export { approvalRoutes } from "./routes";
export { withoutApprover } from "./undecided";
export { askedEver, askedInScope, waitingInScope } from "./scope";
