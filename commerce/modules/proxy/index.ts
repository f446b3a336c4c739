export { endAsPlaced } from "./change";
export { orderedBy } from "./ordered-by";
export { orderedFor } from "./ordered-for";
export { proxyRoutes } from "./routes";
