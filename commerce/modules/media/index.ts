export { PICTURE_NAME, pictureType } from "./picture-type";
export { clothOf } from "./cloth-of";
export { mediaRoutes } from "./routes";
export { swatchFile } from "./swatch";
