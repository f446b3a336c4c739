export { sweepRegistrations } from "./registration";
export { paymentDetailsRoutes } from "./routes";
