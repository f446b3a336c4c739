export { sweepAttempts } from "./attempts";
export { authenticate, findPerson } from "./authenticate";
export { hashPassword } from "./passwords";
export { oauthRoutes } from "./routes";
export { issueTokens, sweepTokens } from "./tokens";
