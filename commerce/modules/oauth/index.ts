export {
  clearAttempts,
  clearDigits,
  countAttempt,
  countDigits,
  countPerson,
  countSend,
  forgetGuesses,
  RESEND_SECONDS,
  sweepAttempts,
} from "./attempts";
export { authenticate, findPerson } from "./authenticate";
export type { CountSignIn } from "./count-sign-in";
export { createClients, enrolStorefront, STOREFRONT_NAME } from "./clients";
export { CODE_ID, codeHashOf } from "./code-sign-in";
export { sweepCodes } from "./codes";
export { sweepBrowsers } from "./note-sign-in";
export { ownerOf } from "./owner";
export {
  CHALLENGE_MINUTES,
  newChallenge,
  type PasskeyPlace,
  sweepChallenges,
  takeChallenge,
} from "./passkey-challenges";
export { passkeyHandle } from "./passkey-sign-in";
export { isBusy as signInsBusy } from "./password-queue";
export { DEMO_PASSWORD_COST, hashPassword, PASSWORD_COST, passwordMatches } from "./passwords";
export {
  addClient,
  addSecret,
  addToken,
  changeClient,
  ClientMistake,
  dropOldSecret,
  endTokens,
  listClients,
  setActive,
  type ClientDetails,
  type ClientRow,
  type NewClient,
  TOKEN_DAYS,
} from "./manage";
export { oauthRoutes } from "./routes";
export {
  hashOf,
  newToken,
  issueAccessToken,
  issueTokens,
  revokeAllOf,
  revokeFamily,
  revokePeople,
  sweepTokens,
} from "./tokens";
export { PASSKEY_ALGORITHMS, webauthn, withoutMaker } from "./webauthn";
export { newSignInMessage } from "./note-sign-in";
