export { bringContent } from "./content";
export { bringIdentityProvider } from "./identity-provider";
export { oldDemoWords } from "./old";
export { EDGE_CASES } from "./edge-cases";
export { sampleMailRoutes } from "./mails/routes";
export { DEMO_PASSWORD } from "./people";
export { renewalRoutes } from "./renewal-routes";
export { seedDemo, waitToFill } from "./seed";
