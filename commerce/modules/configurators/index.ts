export { configuredAgain, NOT_OFFERED } from "./again";
export { onlyVariant } from "./base-product";
export { TextConfigurationSchema, TextsBody, WordedInfos } from "./text/contract";
export { configuredFrom } from "./from-words";
export {
  configurationKey,
  configurationShape,
  configurationView,
  infosView,
  issuesOf,
  issueWords,
} from "./line-view";
export { configureTexts, textsAgain, textsOfLine } from "./text/texts";
export { CpqConfigurationSchema, CpqIdSchema } from "./cpq/contract";
export { cpqConfiguratorRoutes } from "./cpq/routes";
export { cpqConfiguration } from "./cpq/view";
export { configuratorRoutes } from "./text/routes";
export { openLine, OpenLineQuery, takeConfiguration } from "./lines";
export { sweepConfigurations } from "./model/working";
export { ConfigurationOverviewSchema, ConfigurationSchema } from "./variant/contract";
export { variantConfiguratorRoutes } from "./variant/routes";
export { configurationOf, lineOverview } from "./variant/view";
