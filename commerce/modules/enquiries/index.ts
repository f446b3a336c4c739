export { enquiryRoutes } from "./routes";
