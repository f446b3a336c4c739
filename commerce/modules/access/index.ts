export { answerRequests, sweepRequests } from "./answer";
export { firstLink } from "./first-link";
export { changeIdentity, closeAccounts, type IdentityCall, signsInBy } from "./identity";
export { requireOldPassword } from "./change-password";
export { changeMobile, type MobileCall } from "./mobile";
export { registrationRoutes } from "./registration-routes";
export { welcome, welcomeRequest } from "./requests";
export { accessRoutes } from "./routes";
export { identityMessage } from "./identity-mails";
export {
  addressTakenMessage,
  codeMessage,
  confirmEmailMessage,
  emailChangingMessage,
  finishRegistrationMessage,
  passwordLinkMessage,
  registeredAlreadyMessage,
  welcomeMessage,
} from "./messages";
