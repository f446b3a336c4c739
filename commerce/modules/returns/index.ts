export { returnRoutes } from "./routes";
export { cancelUnposted } from "./warehouse";
