export { ReferenceSchema as B2BCostCentreSchema } from "./contract";
export { costCentresOfUnit } from "./read";
export { costCentreRoutes } from "./routes";
