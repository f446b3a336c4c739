export { preferenceRoutes } from "./routes";
export { tell, TOLD_AT_ONCE, tellInBatches, toldPersonColumns, type Told, type ToldPerson } from "./tell";
export { TOPICS, waysOf, type Topic } from "./topics";
