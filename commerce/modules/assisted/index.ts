export { assisted } from "./act";
export { assistedRoutes } from "./routes";
