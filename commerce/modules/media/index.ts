export { clothOf } from "./cloth-of";
export { CLOTHS, colourOf, drawingForStyle, garmentForStyle, garmentPath } from "./garments";
export type { GarmentSpec, View } from "./garments";
export { mediaRoutes } from "./routes";
export { swatchFile } from "./swatch";
