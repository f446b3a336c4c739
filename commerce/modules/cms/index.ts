export { AudienceSchema } from "./audience";
export { contentSeenBy } from "./read";
export { cmsRoutes } from "./routes";
export { searchContent } from "./find";
export type { CmsSettings } from "./drafts";
