import type { Registrar } from "../../http/registrar";
import { captureContext, paymentModes, showCards } from "./cards";
import { makePayment, showToPay } from "./pay";
import {
  CaptureContextSchema,
  PaidSchema,
  PayBody,
  PaymentInvoiceQuery,
  PaymentInvoicesSchema,
  PaymentModesSchema,
  SavedCardsSchema,
} from "./pay-contract";

const base = "/payment";
const pays = { tag: "Finance", who: "person", needs: "manage-finances" } as const;
const reading = { ...pays, method: "get" } as const;

/** Payments of invoices (spec 001 §7, contract §21.7). */
export function paymentOfInvoicesRoutes(api: Registrar): void {
  api.call(
    {
      ...reading,
      path: `${base}/payment-invoice`,
      summary: "Invoices that are about to be paid, and what is to be paid of them",
      query: PaymentInvoiceQuery,
      answer: PaymentInvoicesSchema,
    },
    ({ query, ...call }) => showToPay(call, query.invoiceIds),
  );
  api.call(
    {
      ...reading,
      path: `${base}/saved-cards`,
      summary: "The caller's own saved cards",
      own: true,
      answer: SavedCardsSchema,
    },
    showCards,
  );
  api.call(
    {
      ...reading,
      path: `${base}/modes`,
      summary: "How invoices can be paid",
      answer: PaymentModesSchema,
    },
    paymentModes,
  );
  api.call(
    {
      ...reading,
      path: `${base}/captureContext`,
      summary: "What a card form of the processor begins with",
      answer: CaptureContextSchema,
    },
    captureContext,
  );
  api.call(
    {
      ...pays,
      method: "post",
      path: `${base}/makePayment`,
      scope: "invoices:write",
      summary: "Pays invoices wholly with a saved card of the caller, all of them or none",
      own: true,
      body: PayBody,
      answer: PaidSchema,
      status: 201,
    },
    ({ body, ...call }) => makePayment(call, body),
  );
}
