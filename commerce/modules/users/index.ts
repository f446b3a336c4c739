export { saveMobile } from "./repository";
export { userRoutes } from "./routes";
