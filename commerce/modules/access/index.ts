export { answerRequests, sweepRequests } from "./answer";
export { passwordFaults } from "./password-rules";
export { accessRoutes } from "./routes";
