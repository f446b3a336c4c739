export { endAsPlaced, holdWearer, wearerFor } from "./change";
export { HELD } from "./hold";
export { orderedBy } from "./ordered-by";
export { orderedFor } from "./ordered-for";
export { proxyRoutes } from "./routes";
