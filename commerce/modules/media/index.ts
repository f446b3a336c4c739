export { mediaRoutes } from "./routes";
export { swatchFile } from "./swatch";
