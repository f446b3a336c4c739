export { exportFiles } from "./export";
export { readFolder, writeFolder } from "./folder";
export { importFiles } from "./import";
export { KINDS } from "./kinds";
export { planWords } from "./words";
export { programRoutes } from "./uploads/routes";
export { sweepProgramUploads } from "./uploads/sweep";
