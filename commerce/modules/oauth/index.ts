export { sweepAttempts } from "./attempts";
export { authenticate, findPerson } from "./authenticate";
export { DEMO_PASSWORD_COST, hashPassword, PASSWORD_COST } from "./passwords";
export { oauthRoutes } from "./routes";
export { issueAccessToken, issueTokens, revokeFamily, sweepTokens } from "./tokens";
