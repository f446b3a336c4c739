export { creditReturn, invoiceIfSent, issueCredits, issueInvoices } from "./issue";
export { type SentDocument, takeDocument } from "./sent";
