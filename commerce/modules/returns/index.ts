export { returnableOf } from "./returnable";
export { returnRoutes } from "./routes";
export { moveDemoReturns } from "./demo-warehouse";
export { cancelUnposted } from "./warehouse";
export { type Reason, REASONS } from "./reasons";
export { RETURN_NEWS } from "./news";
export { POST_DAYS } from "./rules";
export { returnDisplay, type ReturnState } from "./states";
export { ENDED_RETURNS, RETURN_TRANSITIONS } from "./transitions";
