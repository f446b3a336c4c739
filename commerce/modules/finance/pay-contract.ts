import { z } from "@hono/zod-openapi";
import { PriceSchema } from "../../http/money";
import { REQUIRED_TEXT } from "../../http/text-schema";
import { InvoiceSchema } from "./contract";

/** The most invoices of one payment. */
const MOST = 100;

/** Numbers with commas between them. */
export const PaymentInvoiceQuery = z.object({
  invoiceIds: z
    .string({ error: REQUIRED_TEXT })
    .min(1)
    .max(MOST * 61),
});

export const PaymentInvoicesSchema = z
  .object({
    /** Those that were asked for, each once; one that was paid meanwhile is among them. */
    invoices: z.array(InvoiceSchema),
    /** What is to be paid of them. */
    totalAmount: PriceSchema,
  })
  .openapi("PaymentInvoices");

/** A saved card (contract §8), of the person alone. */
export const SavedCardsSchema = z
  .object({
    payments: z.array(
      z.object({
        id: z.string(),
        accountHolderName: z.string(),
        cardType: z.object({ code: z.string(), name: z.string() }),
        /** With all but the last digits hidden. */
        cardNumber: z.string(),
        expiryMonth: z.string(),
        expiryYear: z.string(),
        defaultPayment: z.boolean(),
        saved: z.boolean(),
        expired: z.boolean(),
      }),
    ),
  })
  .openapi("SavedCards");

export const PaymentModesSchema = z
  .object({ paymentModes: z.array(z.object({ code: z.literal("CARD"), displayName: z.string() })) })
  .openapi("PaymentModes");

export const CaptureContextSchema = z.object({ captureContext: z.string() }).openapi("CaptureContext");

export const PayBody = z.object({
  invoiceIds: z
    .array(z.string().min(1).max(60), { error: REQUIRED_TEXT })
    .min(1, "Choose at least one invoice.")
    .max(MOST, `Choose at most ${MOST} invoices.`),
  paymentMode: z.literal("CARD").optional(),
  /** The id of a saved card. */
  paymentDetailsId: z.string({ error: REQUIRED_TEXT }).min(1, REQUIRED_TEXT).max(80),
  /** What the person agreed to pay, in units of the currency. If it is another amount by now, nothing is paid. */
  amount: z.number().min(0).optional(),
});

export const PaidSchema = z
  .object({
    status: z.literal("SUCCESS"),
    message: z.string(),
    paymentId: z.string(),
    amount: PriceSchema,
    invoiceIds: z.array(z.string()),
  })
  .openapi("InvoicePayment");
