export { exportFiles } from "./export";
export { readFolder, readNamed, writeFolder } from "./folder";
export { importFiles } from "./import";
export { KINDS } from "./kinds";
export { readPictureFolder, writePictures } from "./pictures";
export type { ReadFile } from "./read-file";
export { faultWords, planWords } from "./words";
export { programRoutes } from "./uploads/routes";
export { sweepProgramUploads } from "./uploads/sweep";
