export { answerRequests, endRequests, sweepRequests } from "./answer";
export { requireOldPassword } from "./change-password";
export { passwordFaults } from "./password-rules";
export { registrationRoutes } from "./registration-routes";
export { welcome } from "./requests";
export { accessRoutes } from "./routes";
