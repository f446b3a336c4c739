export { type ConsentId, isAllowed } from "./allowed";
export { consentRoutes } from "./routes";
