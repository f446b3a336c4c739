import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { cents, code, instant } from "../../database/columns";
import type { EventPerson } from "../../http/event-person";
import type { AddressSnapshot } from "../carts/tables";
import type { PriceKind, StyleStandard } from "../catalogue/tables";
import type { LineConfiguration } from "../configurators/tables";
import type { UrgentReason } from "../organisation/tables";
import type { ChosenValueAdd } from "../packs/tables";
import { ORDER_STATES, PARCEL_STATES, SENT_STATES } from "./life/states";
import { ACTORS } from "./life/transitions";

/** For other modules, which may import this file or index.ts; index.ts would import them back. */
export { ACTORS, SENT_STATES };

export const orderNumbers = pgSequence("order_numbers", { startWith: 100482 });

/** An offer that took something off an order, as it was then; cents ex GST of the goods that stand. */
export interface OrderDiscount {
  code: string;
  kind: "product" | "order" | "voucher";
  title: string;
  cents: number;
}

/** A restricted style in an order, as it was called then. */
export interface RestrictedStyle {
  code: string;
  name: string;
}

/** An order as it was placed: every price, name and address in it is a snapshot. */
export const orders = pgTable(
  "orders",
  {
    code: code("code").primaryKey(),
    /** The guid of its cart. A cart becomes at most one order. */
    guid: text("guid").notNull().unique(),
    site: code("site").notNull(),
    customerId: code("customer_id").notNull(),
    organisationUid: code("organisation_uid").notNull(),
    unitUid: code("unit_uid").notNull(),
    /** Changed only by life.ts, which writes an event with it. */
    status: text("status", { enum: ORDER_STATES }).notNull(),
    /** The last event that its person has a notice of, because somebody else brought it about. */
    newsAt: instant("news_at"),
    /** Up to when its person has read its notices one by one; all at once is in users. */
    newsReadAt: instant("news_read_at"),
    /** The sequence of its last event. */
    lastEvent: integer("last_event").notNull().default(0),
    /** When an approver last approved or declined it: the time of that event, for the list of decided orders. */
    decidedAt: instant("decided_at"),
    placedAt: instant("placed_at").notNull(),
    currency: text("currency").notNull(),
    subTotalCents: cents("sub_total_cents").notNull(),
    deliveryCents: cents("delivery_cents").notNull(),
    taxCents: cents("tax_cents").notNull(),
    totalCents: cents("total_cents").notNull(),
    creditCents: cents("credit_cents").notNull().default(0),
    /** Charged to the organisation's account, outside packs. */
    accountCents: cents("account_cents").notNull().default(0),
    subsidyCents: cents("subsidy_cents").notNull().default(0),
    ownShareCents: cents("own_share_cents").notNull().default(0),
    points: integer("points").notNull().default(0),
    /** What offers took off the goods, ex GST; the subtotal is what is left. */
    discounts: jsonb("discounts").$type<OrderDiscount[]>().notNull().default([]),
    pricesShown: boolean("prices_shown").notNull().default(true),
    /**
     * For each pack that pays in dollars: cents of the person's spend that a subsidy still applied to before this
     * order. Null for orders from before this column.
     */
    subsidyLeft: jsonb("subsidy_left").$type<Record<string, number>>(),
    deliveryAddress: jsonb("delivery_address").$type<AddressSnapshot>().notNull(),
    deliveryMode: jsonb("delivery_mode")
      .$type<{ code: string; name: string; description: string }>()
      .notNull(),
    /** The organisation's day by which its person needs it; null if any day suits. */
    neededBy: date("needed_by", { mode: "string" }),
    paymentType: text("payment_type").notNull(),
    /** The card that pays the own share, in words: "Visa ending in 4242". Null if no card does. */
    paidWith: text("paid_with"),
    purchaseOrderNumber: text("purchase_order_number"),
    costCentre: jsonb("cost_centre").$type<{ code: string; name: string }>(),
    /** Why it is urgent, as it was chosen; null if it is not. */
    urgentReason: jsonb("urgent_reason").$type<UrgentReason>(),
    /** The restricted styles in it that its wearer needed an approval for; null if there were none. */
    restrictedStyles: jsonb("restricted_styles").$type<RestrictedStyle[]>(),
    orderedBy: text("ordered_by").notNull(),
    /** Who placed it in that person's name; null if it was the person. */
    placedBy: jsonb("placed_by").$type<EventPerson>(),
    cancelledAt: instant("cancelled_at"),
  },
  (t) => [
    index("orders_customer").on(t.customerId, t.placedAt),
    index("orders_news")
      .on(t.customerId, t.newsAt)
      .where(sql`news_at is not null`),
    index("orders_organisation").on(t.organisationUid, t.placedAt),
    index("orders_unit").on(t.organisationUid, t.unitUid, t.placedAt),
    index("orders_waiting")
      .on(t.organisationUid, t.placedAt)
      .where(sql`status = 'PENDING_APPROVAL'`),
    index("orders_decided")
      .on(t.organisationUid, t.decidedAt)
      .where(sql`decided_at is not null`),
    index("orders_cost_centre").on(sql`(${t.costCentre} ->> 'code')`, t.placedAt),
    index("orders_purchase_order").on(t.organisationUid, sql`upper(${t.purchaseOrderNumber})`),
  ],
);

export interface OrderedProduct {
  code: string;
  name: string;
  styleCode: string;
  colour: string;
  size: string;
  dimension?: string | null;
  picture?: string | null;
  /** What kind of price it had; missing in orders from before it was kept, and of what an approver put in. */
  price?: Pick<PriceKind, "of" | "from">;
}

export const orderEntries = pgTable(
  "order_entries",
  {
    orderCode: code("order_code")
      .notNull()
      .references(() => orders.code, { onDelete: "cascade" }),
    entryNumber: integer("entry_number").notNull(),
    sku: code("sku").notNull(),
    product: jsonb("product").$type<OrderedProduct>().notNull(),
    /** Pieces that stand. A cancelled order keeps what stood at the end. */
    quantity: integer("quantity").notNull(),
    /** Pieces that were cancelled while others of the order stood. */
    cancelled: integer("cancelled").notNull().default(0),
    /** Pieces taken from stock, which cancelling returns. Back-ordered and made pieces are not counted. */
    stockTaken: integer("stock_taken").notNull().default(0),
    unitCents: cents("unit_cents").notNull(),
    /** What offers took off the pieces that stand, by their codes; cents ex GST. */
    discounts: jsonb("discounts").$type<{ code: string; cents: number }[]>().notNull().default([]),
    valueAdds: jsonb("value_adds").$type<ChosenValueAdd[]>().notNull().default([]),
    /** How it was configured when it was ordered; null for a garment as it comes. */
    configuration: jsonb("configuration").$type<LineConfiguration>(),
    packId: code("pack_id"),
    packName: text("pack_name"),
    packType: text("pack_type"),
    bundleId: code("bundle_id"),
    bundleName: text("bundle_name"),
    /** Of one piece, as its style had them then. */
    points: integer("points").notNull().default(0),
    /** Why the piece is replaced, and what its wearer added, in their words: for the warehouse. */
    reasonOfReplacement: text("reason_of_replacement"),
    additionalComments: text("additional_comments"),
    /** What it did not meet of what the role required when it was ordered, and why it was needed all the same. */
    ppeWarning: text("ppe_warning"),
    ppeReason: text("ppe_reason"),
    /** The certificates of its style as they were when it was ordered; null if it had none. */
    standards: jsonb("standards").$type<StyleStandard[]>(),
    /** Taken from a stockroom on site, so it is not sent. */
    taken: boolean("taken").notNull().default(false),
    /** The quote whose offer was ordered: how many pieces and at what price was agreed. */
    quoteCode: code("quote_code"),
    /** The stock note when it was ordered: made to order, pre-order or back-order. */
    stockNote: text("stock_note"),
  },
  (t) => [primaryKey({ columns: [t.orderCode, t.entryNumber] })],
);

export const consignments = pgTable(
  "consignments",
  {
    orderCode: code("order_code")
      .notNull()
      .references(() => orders.code, { onDelete: "cascade" }),
    code: code("code").notNull(),
    /** Changed only by life.ts, which writes an event with it. */
    status: text("status", { enum: PARCEL_STATES }).notNull(),
    statusAt: instant("status_at").notNull(),
    trackingId: text("tracking_id"),
    carrier: text("carrier"),
    /** What the warehouse calls it, where another system sent it; that system's report of it is known again by this. */
    shipment: text("shipment"),
    /** Entry number and quantity of each line inside. */
    lines: jsonb("lines").$type<{ entryNumber: number; quantity: number }[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderCode, t.code] })],
);

/** What became of one line of an order that was ordered again. */
export interface ReorderedLine {
  entryNumber: number;
  /** Pieces asked for, and pieces that went into the cart or the pack's draft. */
  quantity: number;
  quantityAdded: number;
  statusCode: string;
  statusMessage?: string;
  /** Of one piece, ex GST: then and now, if it is shown and has changed. */
  cents?: { then: number; now: number };
}

/** What a person got of an order when they last ordered it again. */
export const reorders = pgTable(
  "reorders",
  {
    customerId: code("customer_id").notNull(),
    orderCode: code("order_code")
      .notNull()
      .references(() => orders.code, { onDelete: "cascade" }),
    at: instant("at").notNull(),
    lines: jsonb("lines").$type<ReorderedLine[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.orderCode] })],
);

/** A carrier of parcels. Parcels name it by its name, as the warehouse reports it. */
export const carriers = pgTable("carriers", {
  code: code("code").primaryKey(),
  name: text("name").notNull().unique(),
  /** Where a parcel is followed: https, with `{id}` for its number. Null if the carrier has no such page. */
  trackingUrl: text("tracking_url"),
});

/** Who sells in a country, as the papers of orders name it. */
export const sellers = pgTable("sellers", {
  /** AU or NZ. */
  country: text("country").primaryKey(),
  name: text("name").notNull(),
  /** ABN in Australia, GST number in New Zealand; without the word. */
  taxNumber: text("tax_number").notNull(),
  address: text("address").notNull(),
  email: text("email").notNull(),
});

export type { EventPerson };

/**
 * What happened to an order and its parcels, in sequence. Rows are only added: a trigger refuses updates and
 * deletes, and an order that has events cannot be deleted.
 */
export const orderEvents = pgTable(
  "order_events",
  {
    orderCode: code("order_code")
      .notNull()
      .references(() => orders.code),
    /** Counts from 1. */
    sequence: integer("sequence").notNull(),
    /** The order's, filled in by the database, so that the newest events of an organisation are one walk of an index. */
    organisationUid: code("organisation_uid").notNull().default(""),
    /** The order's too, so that who may see an event is known without its order. */
    unitUid: code("unit_uid").notNull().default(""),
    at: instant("at").notNull(),
    actor: text("actor", { enum: ACTORS }).notNull(),
    /** Who did it; null for jobs, other systems and the warehouse. */
    by: jsonb("by").$type<EventPerson>(),
    /** For whom, if it was not for themselves. */
    onBehalfOf: jsonb("on_behalf_of").$type<EventPerson>(),
    /** The parcel whose state changed; null for the order's own. */
    parcel: code("parcel"),
    /** Null at the first event. The same as `to` if something else than the state changed. */
    from: text("from_state"),
    to: text("to_state").notNull(),
    /** punch-out, assisted, proxy, replenishment, mail-link, the client that called, migration or demo. */
    channel: text("channel").notNull(),
    note: text("note"),
    data: jsonb("data").$type<EventData>(),
  },
  (t) => [
    primaryKey({ columns: [t.orderCode, t.sequence] }),
    index("order_events_log")
      .on(t.organisationUid, t.at, t.sequence)
      .where(sql`parcel is null and actor <> 'warehouse'`),
    index("order_events_decisions")
      .on(t.orderCode, t.sequence)
      .where(
        sql`parcel is null and actor = 'approver' and from_state = 'PENDING_APPROVAL' and to_state in ('APPROVED', 'REJECTED')`,
      ),
  ],
);

/** What an event changed besides the state. */
export interface EventData {
  /** Pieces that were cancelled. */
  cancelled?: { entryNumber: number; quantity: number }[];
  /** The purchase order number before and after; null is none. */
  purchaseOrderNumber?: { from: string | null; to: string | null };
  /** The carrier and tracking number of a parcel that were corrected, before and after; null is none. */
  tracking?: {
    parcel: string;
    carrier?: { from: string | null; to: string };
    trackingId?: { from: string | null; to: string };
  };
  /** Why an approver declined; their own words are the note. */
  declined?: { code: string; name: string };
  /** Lines of which an approver approved fewer pieces, and new lines that stand in the place of another one. */
  amended?: { entryNumber: number; from: number; to: number; inPlaceOf?: number }[];
}
