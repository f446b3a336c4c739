export { contentFor } from "./repository";
export { HOMEPAGE, type Content } from "./content";
export { cmsRoutes } from "./routes";
export { searchContent } from "./find";
export type { CmsSettings } from "./drafts";
