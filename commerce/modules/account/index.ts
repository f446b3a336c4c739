export { AccountMistake, endSignIns, passwordLink, showAccount, unlockAccount } from "./operator";
export { accountRoutes } from "./routes";
