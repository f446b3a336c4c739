export { LAPSE_DAYS, noteLapses, notifyOfLapses } from "./lapses";
export { sweepNotices, unreadNotices } from "./list";
export { noticeRoutes } from "./routes";
export { COUPONS_URL, couponWords, notPlacedWords, replenishmentUrl, stockTitle, stockUrl } from "./words";
export { lapseMessage } from "./lapses";
export { noteReplacements, notifyOfReplacements, REPLACED_DAYS, replacementMessage } from "./replacements";
export { noteRecalls, notifyOfRecalls, recallMessage } from "./recalls";
export { notifyOfUnclaimed, unclaimedMessage } from "./unclaimed";
