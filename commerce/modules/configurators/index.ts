export { configuredAgain, NOT_OFFERED } from "./again";
export { onlyVariant } from "./base-product";
export {
  configurationKey,
  ConfigurationInfoSchema,
  configurationShape,
  configurationView,
  infosView,
  issuesOf,
  issueWords,
} from "./line-view";
export { configureTexts, emptyTexts } from "./texts";
export { TextConfigurationSchema, TextsBody } from "./contract";
export { configuratorRoutes } from "./routes";
