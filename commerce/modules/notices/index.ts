export { unreadNotices } from "./list";
export { noticeRoutes } from "./routes";
