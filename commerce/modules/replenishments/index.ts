export { placeDue } from "./job";
export { replenishmentRoutes } from "./routes";
