export { LastOrderSchema } from "./contract";
export { destinationOf } from "./destination";
export { lastOrder, lastOrderView, type LeadTime } from "./last-order";
export { leadTimeOf } from "./lead-time";
export { firstDay, MAKING_DAYS, USUAL_WAY } from "./warehouse";
export { addWorkingDays, type Destination } from "./working-days";
