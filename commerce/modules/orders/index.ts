export { causeOf, type Cause } from "./cause";
export { lifeChart } from "./chart";
export { parcelStage } from "./parcels";
export { noOrder } from "./records";
export { orderRoutes } from "./routes";
export { statusDisplay } from "./status";
export { returnPieces, takeStock } from "./stock";
export { tooLate } from "./too-late";
export { ENDED_STATES, mayMove, statesBefore, transitionTable } from "./transitions";
