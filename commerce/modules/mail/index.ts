export { oneLine, type Letter, type LetterBlock } from "./letter";
export { queueMail, sweepMails, type Mail } from "./outbox";
export { mailRoutes } from "./routes";
