export { sweepAttempts } from "./attempts";
export { authenticate, findPerson } from "./authenticate";
export { hashPassword } from "./passwords";
export { oauthRoutes } from "./routes";
export { issueAccessToken, issueTokens, revokeFamily, sweepTokens } from "./tokens";
