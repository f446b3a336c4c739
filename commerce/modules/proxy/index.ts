export { endAsPlaced } from "./change";
export { orderedFor } from "./ordered-for";
export { proxyRoutes } from "./routes";
