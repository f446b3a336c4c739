export { creditReturn, invoiceIfSent, issueCredits, issueInvoices } from "./issue";
