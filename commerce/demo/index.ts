export { bringContent } from "./content";
export { bringIdentityProvider } from "./identity-provider";
export { oldDemoWords } from "./old";
export { EDGE_CASES } from "./edge-cases";
export { sampleMailRoutes } from "./mails/routes";
export { DEMO_PASSWORD } from "./people";
export { resetRoutes } from "./reset-routes";
export { seedDemo, waitToFill } from "./seed";
