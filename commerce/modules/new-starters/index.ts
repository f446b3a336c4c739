export { NewStarterSchema } from "./contract";
export { firstOrderOf, startersToWatch, type StarterRow, watched } from "./read";
export { newStarterRoutes } from "./routes";
