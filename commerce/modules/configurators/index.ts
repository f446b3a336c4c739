export { configuredAgain, NOT_OFFERED } from "./again";
export { onlyVariant } from "./base-product";
export {
  configurationKey,
  configurationShape,
  configurationView,
  infosView,
  issuesOf,
  issueWords,
} from "./line-view";
export { configureTexts, emptyTexts } from "./texts";
export { TextConfigurationSchema, TextsBody } from "./contract";
export { configuratorRoutes } from "./routes";
export { openLine, takeConfiguration } from "./lines";
export { ConfigurationOverviewSchema, ConfigurationSchema } from "./vc-contract";
export { variantConfiguratorRoutes } from "./vc-routes";
export { configurationOf, overviewOf } from "./vc-view";
