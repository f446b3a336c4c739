export { createSites } from "./repository";
export { siteRoutes } from "./routes";
