export { passkeyRoutes } from "./routes";
export { passkeyMessage } from "./mails";
