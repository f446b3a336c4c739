export { leaverRoutes } from "./routes";
export { givenLines } from "./lines";
