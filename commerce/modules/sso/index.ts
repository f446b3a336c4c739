export { backChannelRoute } from "./back-channel";
export { callbackRoute } from "./callback";
export { redeemLanding, sweepSignIns } from "./landing";
export { ProviderMistake, ProvidersFile, writeProviders } from "./manage";
export { providerFor } from "./providers";
export { ssoRoutes } from "./routes";
