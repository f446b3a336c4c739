export { matchStyles } from "./match";
export { searchRoutes } from "./routes";
