export { pictureType } from "./picture-type";
export { clothOf } from "./cloth-of";
export { mediaRoutes } from "./routes";
export { swatchFile } from "./swatch";
