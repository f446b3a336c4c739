export { orderRoutes } from "./routes";
export { statusDisplay } from "./status";
export { ENDED_STATES } from "./transitions";
