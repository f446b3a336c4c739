export { punchoutRoutes } from "./routes";
