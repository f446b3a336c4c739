export { sweepKeptForms } from "./keep";
export { keptFormRoutes } from "./routes";
