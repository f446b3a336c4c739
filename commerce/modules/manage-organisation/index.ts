export { manageOrganisationRoutes } from "./routes";
