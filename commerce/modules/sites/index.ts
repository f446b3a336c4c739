export { baseSiteRoute } from "./base-sites";
export { createSites } from "./repository";
export { siteRoutes } from "./routes";
