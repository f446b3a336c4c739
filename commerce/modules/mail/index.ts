export { givenUpMails, sendAgain, waitingMails } from "./again";
export { oneLine, type LetterBlock } from "./letter";
export { queueMail, queueMails, queueText, queueTexts, sweepMails } from "./outbox";
export { mailRoutes } from "./routes";
export { greetingOf, mailPeople, mailPerson, type Message, signatureOf } from "./to-person";
