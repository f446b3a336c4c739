export { answerRequests, sweepRequests } from "./answer";
export { passwordFaults } from "./password-rules";
export { registrationRoutes } from "./registration-routes";
export { welcome } from "./requests";
export { accessRoutes } from "./routes";
