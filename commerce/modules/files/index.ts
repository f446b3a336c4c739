export { fileIds, FileSchema } from "./contract";
export { fileRoutes } from "./routes";
export { contentsOf, filesOf, sweepFiles, takeFiles } from "./waiting";
