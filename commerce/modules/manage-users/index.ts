export { manageUserRoutes } from "./routes";
export { inScope } from "./scope";
