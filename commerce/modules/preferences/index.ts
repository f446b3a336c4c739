export { preferenceRoutes } from "./routes";
export { tell, TOLD_AT_ONCE, tellInBatches, toldPersonColumns, type ToldPerson } from "./tell";
