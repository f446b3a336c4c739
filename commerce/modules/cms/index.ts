export { AudienceSchema } from "./audience";
export { publishDue } from "./editing/publish";
export { componentsOfSlots, noteImported } from "./editing/imported";
export { slotUid } from "./editing/kinds";
export { contentSeenBy } from "./read";
export { cmsRoutes } from "./routes";
export { searchContent } from "./find";
export type { CmsSettings } from "./drafts";
