export { returnRoutes } from "./routes";
export { moveDemoReturns } from "./demo-warehouse";
export { cancelUnposted } from "./warehouse";
export { type Reason, REASONS } from "./reasons";
export { POST_DAYS } from "./rules";
export type { ReturnState } from "./states";
export { ENDED_RETURNS, RETURN_TRANSITIONS } from "./transitions";
