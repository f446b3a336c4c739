export { contentFor } from "./repository";
export { cmsRoutes } from "./routes";
export { searchContent } from "./find";
export type { CmsSettings } from "./drafts";
