export { placeUploaded, sweepBulkUploads } from "./job";
export { bulkOrderRoutes } from "./routes";
export { bulkOrderMessage } from "./end-mail";
