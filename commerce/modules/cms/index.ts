export { AudienceSchema } from "./audience";
export { publishDue } from "./editing/publish";
export { noteImported } from "./editing/imported";
export { contentSeenBy } from "./read";
export { cmsRoutes } from "./routes";
export { searchContent } from "./find";
export type { CmsSettings } from "./drafts";
