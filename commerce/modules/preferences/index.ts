export { preferenceRoutes } from "./routes";
export { tell, NOTIFIED_AT_ONCE, notifyInBatches, notifiedPersonColumns, type NotifiedPerson } from "./tell";
