export { forecastRoutes } from "./routes";
