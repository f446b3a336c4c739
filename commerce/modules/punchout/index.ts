export { punchoutRoutes } from "./routes";
export { sweepVisits } from "./sweep";
