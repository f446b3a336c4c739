export { sweepLinks } from "./link";
export { type Outcome, outcomesOf } from "./outcome";
export { approvalRoutes } from "./routes";
export { askedEver, askedInScope, waitingInScope } from "./scope";
