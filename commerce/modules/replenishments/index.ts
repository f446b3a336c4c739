export { correctDates } from "./correct-dates";
export { placeDue } from "./job";
export { dateAfter, type Recurrence } from "./recurrence";
export { replenishmentRoutes } from "./routes";
export { notPlacedMessage, setUpMessage } from "./notify";
