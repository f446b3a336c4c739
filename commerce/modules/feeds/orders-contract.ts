import { z } from "@hono/zod-openapi";
import { ORDER_STATES, PARCEL_STATES } from "../orders";

const code = z.string();
/** What there is none of is left out of an answer. */
const maybe = code.nullish();
/** In units of the order's currency, to the cent. */
const amount = z.number();
const moment = z.iso.datetime();

const Person = z.object({ customerId: code, name: z.string() });
const Text = z.object({ label: z.string(), text: z.string() });

const Line = z.object({
  entryNumber: z.int(),
  sku: code,
  styleCode: code,
  name: z.string(),
  colour: z.string(),
  size: z.string(),
  dimension: z.string().nullish(),
  /** Pieces that stand, and pieces that were cancelled. */
  quantity: z.int(),
  cancelled: z.int(),
  /** Of the standing ones, those that shipments have. */
  shipped: z.int(),
  /** Of one piece with all that is added to it, without GST. */
  unitPrice: amount,
  /** What offers took off all pieces, without GST. */
  discount: amount,
  /** Of all pieces, less the discount: without GST, its GST, and with it. */
  net: amount,
  gst: amount,
  total: amount,
  pack: z.object({ id: code, name: z.string(), type: code, bundle: maybe }).nullish(),
  /** What is added to each piece, with the texts to decorate it with. */
  valueAdds: z.array(z.object({ code, name: z.string(), unitPrice: amount, texts: z.array(Text) })),
  configuration: z.object({ type: code, texts: z.array(Text) }).nullish(),
  reasonOfReplacement: z.string().nullish(),
  comments: z.string().nullish(),
  /** Taken on site, so it is not sent. */
  taken: z.boolean(),
  stockNote: z.string().nullish(),
  quote: maybe,
});

const Shipment = z.object({
  code,
  /** The number that the system of the warehouse gave it. */
  shipment: maybe,
  status: z.enum(PARCEL_STATES),
  statusAt: moment,
  carrier: z.string().nullish(),
  tracking: maybe,
  lines: z.array(z.object({ entry: z.int(), quantity: z.int() })),
});

/** An order as an ERP needs it. A cancelled one has no pieces and costs nothing. */
const FedOrderSchema = z
  .object({
    code,
    /** Grows with each change: of two states of one order the higher one is the later. */
    version: z.int(),
    status: z.enum(ORDER_STATES),
    site: code,
    placedAt: moment,
    changedAt: moment,
    organisation: z.object({ uid: code, name: z.string() }),
    unit: z.object({ uid: code, name: z.string(), billTo: code }),
    person: Person.extend({ email: z.string(), employeeId: maybe }),
    /** Who placed it in that person's name. */
    placedBy: Person.nullish(),
    approvals: z.array(
      z.object({
        at: moment,
        by: Person.nullish(),
        decision: z.enum(["APPROVED", "REJECTED"]),
        note: z.string().nullish(),
      }),
    ),
    currency: code,
    lines: z.array(Line),
    freight: z.object({
      mode: z.object({ code, name: z.string() }),
      net: amount,
      gst: amount,
      total: amount,
    }),
    /** Sums of the lines and the freight. */
    totals: z.object({ net: amount, gst: amount, total: amount }),
    discounts: z.array(z.object({ code, title: z.string(), net: amount })),
    /** They add up to the total. */
    payers: z.array(
      z.object({
        /** The organisation by an entitlement, a subsidy or its account; or the person. */
        who: z.enum(["entitlement", "subsidy", "account", "person"]),
        /** How the person pays. */
        by: z.enum(["card", "payroll", "invoice"]).nullish(),
        amount,
      }),
    ),
    points: z.int(),
    paymentType: code,
    costCentre: z.object({ code, name: z.string() }).nullish(),
    purchaseOrderNumber: maybe,
    shipTo: z.object({
      name: z.string(),
      company: z.string().nullish(),
      line1: z.string(),
      line2: z.string().nullish(),
      town: z.string(),
      region: maybe,
      postalCode: code,
      country: code,
      phone: z.string().nullish(),
    }),
    neededBy: z.iso.date().nullish(),
    urgentReason: z.object({ code, msg: z.string() }).nullish(),
    shipments: z.array(Shipment),
  })
  .openapi("FedOrder");
export type FedOrder = z.input<typeof FedOrderSchema>;

const MOST_ORDERS = 100;

export const SinceQuery = z.object({
  /** The cursor of the last answer; without it a feed begins with what is open. */
  since: z
    .string()
    .regex(/^\d{1,15}$/, "Send the cursor of the last answer.")
    .optional(),
  limit: z.coerce.number().int().min(1).max(MOST_ORDERS).default(50),
});

export const FedOrdersSchema = z
  .object({ orders: z.array(FedOrderSchema), cursor: code, more: z.boolean() })
  .openapi("FedOrders");
