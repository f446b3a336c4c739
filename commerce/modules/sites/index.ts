export { baseSiteRoute } from "./base-sites";
export { createSites } from "./read";
export { siteRoutes } from "./routes";
export { titleCodeOf, titleFrom } from "./titles";
export { countryName, regionName } from "./regions";
