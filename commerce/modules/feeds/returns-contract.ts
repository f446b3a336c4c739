import { z } from "@hono/zod-openapi";
import { RETURN_STATES } from "../returns";

const code = z.string();
/** What there is none of is left out of an answer. */
const maybe = code.nullish();
/** In units of the order's currency, to the cent. */
const amount = z.number();
const moment = z.iso.datetime();

/** A return or exchange as an ERP needs it. */
const FedReturnSchema = z
  .object({
    code,
    /** Grows with each change: of two states of one return the higher one is the later. */
    version: z.int(),
    status: z.enum(RETURN_STATES),
    order: code,
    site: code,
    askedAt: moment,
    changedAt: moment,
    /** The last day on which it should be posted. */
    postBy: z.iso.date(),
    organisation: z.object({ uid: code }),
    unit: z.object({ uid: code }),
    person: z.object({ customerId: code, name: z.string() }),
    lines: z.array(
      z.object({
        position: z.int(),
        /** The line of the order. */
        entry: z.int(),
        sku: code,
        name: z.string(),
        size: z.string(),
        quantity: z.int(),
        type: z.enum(["RETURN", "EXCHANGE"]),
        reason: code,
        comments: z.string().nullish(),
        /** What is sent instead. */
        newSku: maybe,
        newSize: z.string().nullish(),
        /** Goods to be refunded, without GST. */
        net: amount,
      }),
    ),
    currency: code,
    /** Goods without GST and their GST, less the post that the person pays, with GST. */
    refund: z.object({ net: amount, gst: amount, post: amount, total: amount }),
    /** The parcel with what is sent instead. */
    sent: z.object({ at: moment, carrier: z.string().nullish(), tracking: maybe }).nullish(),
    /** The credit of the organisation, once there is one. */
    credit: z.object({ number: code, invoice: code, total: amount }).nullish(),
  })
  .openapi("FedReturn");
export type FedReturn = z.input<typeof FedReturnSchema>;

export const FedReturnsSchema = z
  .object({ returns: z.array(FedReturnSchema), cursor: code, more: z.boolean() })
  .openapi("FedReturns");
