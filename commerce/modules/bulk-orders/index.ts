export { placeUploaded, sweepBulkUploads } from "./job";
export { bulkOrderRoutes } from "./routes";
