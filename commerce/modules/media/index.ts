export { clothOf } from "./cloth-of";
export { mediaRoutes } from "./routes";
export { swatchFile } from "./swatch";
