export { placeDue } from "./job";
export { dateAfter, type Recurrence } from "./recurrence";
export { replenishmentRoutes } from "./routes";
