export { enquiryRoutes } from "./routes";
export { enquiryCopyMessage, enquiryMessage } from "./mails";
