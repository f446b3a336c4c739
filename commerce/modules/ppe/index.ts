export { ppeRoutes } from "./routes";
export { wornLines } from "./held";
