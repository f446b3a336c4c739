export { orderRoutes } from "./routes";
export { ENDED_STATUSES, statusDisplay } from "./status";
