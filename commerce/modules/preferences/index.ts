export { preferenceRoutes } from "./routes";
export { tell, toldPersonColumns, type Told, type ToldPerson } from "./tell";
export { TOPICS, waysOf, type Topic } from "./topics";
