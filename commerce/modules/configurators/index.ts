export { configuredAgain, NOT_OFFERED } from "./again";
export { onlyVariant } from "./base-product";
export { TextConfigurationSchema, TextsBody, WordedInfos } from "./contract";
export { configuredFrom } from "./from-words";
export {
  configurationKey,
  configurationShape,
  configurationView,
  infosView,
  issuesOf,
  issueWords,
} from "./line-view";
export { configureTexts, textsOfLine } from "./texts";
export { CpqConfigurationSchema, CpqIdSchema } from "./cpq-contract";
export { cpqConfiguratorRoutes } from "./cpq-routes";
export { cpqConfiguration } from "./cpq-view";
export { configuratorRoutes } from "./routes";
export { openLine, takeConfiguration } from "./lines";
export { sweepConfigurations } from "./working";
export { ConfigurationOverviewSchema, ConfigurationSchema } from "./vc-contract";
export { variantConfiguratorRoutes } from "./vc-routes";
export { configurationOf, lineOverview } from "./vc-view";
