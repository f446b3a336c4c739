export { recallProgressRoutes } from "./routes";
