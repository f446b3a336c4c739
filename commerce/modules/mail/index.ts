export { givenUpMails, sendAgain, waitingMails } from "./again";
export { letterHtml } from "./frame";
export { type Fact, type Garment, type Letter, type Message, oneLine, type Section } from "./letter";
export { queueMail, queueMails, queueText, queueTexts, sweepMails } from "./outbox";
export { mailRoutes } from "./routes";
export { type MailShop, shopOf } from "./shop";
export { garmentText, letterText } from "./text";
export { type Addressee, greetingOf, mailDesk, mailPeople, mailPerson } from "./to-person";
