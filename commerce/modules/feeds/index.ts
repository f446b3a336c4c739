export { goodsRoutes } from "./goods";
export { placeMarks } from "./places";
export { feedRoutes } from "./routes";
