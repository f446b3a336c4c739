export { sweepAttempts } from "./attempts";
export { authenticate, findPerson } from "./authenticate";
export {
  createClients,
  enrolStorefront,
  GRANTS,
  SCOPES,
  storefrontClient,
  type Client,
  type Grant,
} from "./clients";
export { sweepCodes } from "./codes";
export { DEMO_PASSWORD_COST, hashPassword, PASSWORD_COST } from "./passwords";
export {
  addClient,
  addSecret,
  changeClient,
  ClientMistake,
  dropOldSecret,
  listClients,
  setActive,
  type ClientDetails,
  type ClientRow,
} from "./manage";
export { oauthRoutes } from "./routes";
export {
  issueAccessToken,
  issueTokens,
  revokeFamily,
  revokePeople,
  revokePerson,
  sweepTokens,
} from "./tokens";
