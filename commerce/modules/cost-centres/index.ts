export { costCentreRoutes } from "./routes";
