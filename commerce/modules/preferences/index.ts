export { preferenceRoutes } from "./routes";
export {
  notify,
  NOTIFIED_AT_ONCE,
  notifyInBatches,
  notifiedPersonColumns,
  type NotifiedPerson,
  shopOfNotified,
} from "./notify";
