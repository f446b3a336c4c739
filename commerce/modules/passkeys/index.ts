export { passkeyRoutes } from "./routes";
