export { placeMarks } from "./places";
export { feedRoutes } from "./routes";
