import { boolean, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";
import type { BuyerLine } from "./cxml/setup";
import type { ReturnLine } from "./return-line";

/** A field that a message is posted in (cXML: return of the cart). */
export const FORM_FIELDS = ["cxml-base64", "cxml-urlencoded"] as const;
export type FormField = (typeof FORM_FIELDS)[number];

/** A field of a form that the browser posts to a buyer's system. */
export interface Field {
  name: string;
  value: string;
}

/** How an OCI system wants its lines: the fields that go back as they came, the frame, and whether it reads UTF-8. */
export interface Hook {
  fields: Field[];
  target: string;
  unicode: boolean;
}

/** A buyer's procurement system that may open visits; `npm run connections` writes it. */
export const punchoutConnections = pgTable("punchout_connections", {
  name: text("name").primaryKey(),
  site: code("site").notNull(),
  /** The account that its visits run as. */
  customerId: code("customer_id").notNull(),
  /** Hosts that carts may be posted to. */
  returnHosts: text("return_hosts").array().notNull(),
  /** Origins that may frame the shop, besides the one that a cart is posted to. */
  frameOrigins: text("frame_origins").array().notNull(),
  /** Plain http, for test systems. */
  allowHttpReturn: boolean("allow_http_return").notNull().default(false),
  formField: text("form_field", { enum: FORM_FIELDS }).notNull().default("cxml-base64"),
  active: boolean("active").notNull().default(true),
  /** When it opened a visit or ordered, to the minute. */
  lastUsedAt: instant("last_used_at"),
});

/**
 * Whom a connection's documents come from: the sender, who proves it, and the buyers that it may speak for; and the
 * users of OCI, whose domain is "oci".
 */
export const punchoutCredentials = pgTable(
  "punchout_credentials",
  {
    connection: text("connection")
      .notNull()
      .references(() => punchoutConnections.name, { onDelete: "cascade" }),
    party: text("party", { enum: ["sender", "from", "oci"] }).notNull(),
    /** In lower case. */
    domain: text("domain").notNull(),
    identity: text("identity").notNull(),
    /** Of a sender or a user of OCI. There may be two at a time, so that a secret can be changed. Empty for others. */
    secretHash: text("secret_hash").notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.connection, t.party, t.domain, t.identity, t.secretHash] }),
    index("punchout_credentials_identity").on(t.party, t.identity),
  ],
);

/** A party of a document, without its secret. */
export interface Party {
  domain: string;
  identity: string;
}

/** A buyer's visit from a procurement system; the sid is the credential and is stored as a hash. */
export const punchoutSessions = pgTable("punchout_sessions", {
  sidHash: text("sid_hash").primaryKey(),
  /** Of the sid in the start link, once a browser has opened it; the visit goes on under another sid. */
  startHash: text("start_hash").unique(),
  /** With the start link's sid, which is not stored, it gives the visit's own sid. */
  startSalt: text("start_salt"),
  /** The browser that uses the visit: a hash of what it says of itself. */
  browser: text("browser"),
  customerId: code("customer_id").notNull(),
  cartCode: code("cart_code").notNull(),
  operation: text("operation", { enum: ["CREATE", "EDIT", "INSPECT"] }).notNull(),
  level: text("level", { enum: ["STORE", "AISLE", "SHELF", "PRODUCT"] }).notNull(),
  browserFormPostUrl: text("browser_form_post_url").notNull(),
  buyerCookie: text("buyer_cookie").notNull(),
  /** The cookie is elements as they were written, and not text. */
  cookieIsXml: boolean("cookie_is_xml").notNull().default(false),
  /** Origins that may frame the shop during this visit. */
  frameOrigins: text("frame_origins").array().notNull(),
  /** The storefront's own notes of the visit (chosen pack, one-time messages). */
  state: jsonb("state").$type<Record<string, unknown>>().notNull(),
  expiresAt: instant("expires_at").notNull(),
  /** When it was returned, cancelled or signed out of; nothing revives it. */
  endedAt: instant("ended_at"),
  /** Null for a visit that a person opened through the API. */
  connection: text("connection"),
  formField: text("form_field", { enum: FORM_FIELDS }).notNull().default("cxml-base64"),
  /** Who sent the set-up, and to whom; the message goes the other way. */
  fromParty: jsonb("from_party").$type<Party>(),
  toParty: jsonb("to_party").$type<Party>(),
  /** Of a visit by OCI; null for cXML. */
  hook: jsonb("hook").$type<Hook>(),
  /** The style that the visit opens at. */
  selectedItem: text("selected_item"),
  /** Lines of an edited requisition that go back as they came, because the cart cannot have them. */
  kept: jsonb("kept").$type<BuyerLine[]>().notNull().default([]),
  /** All lines of an edited requisition as they came: a cancelled edit sends them back. */
  original: jsonb("original").$type<BuyerLine[]>().notNull().default([]),
  /** How it ended, and the document that the browser posts; it can be sent again for a day. */
  outcome: text("outcome", { enum: ["returned", "cancelled"] }),
  message: text("message"),
});

/** A cart that went back to a buyer's system, which may order it weeks later. */
export const punchoutReturns = pgTable(
  "punchout_returns",
  {
    cartCode: code("cart_code").primaryKey(),
    connection: text("connection").notNull(),
    returnedAt: instant("returned_at").notNull(),
    lines: jsonb("lines").$type<ReturnLine[]>().notNull(),
    /** The returned cart that this one is a later version of, because its requisition was edited. */
    replaces: code("replaces"),
    /** Of the order that it became, or that another version of it became. */
    orderCode: code("order_code"),
  },
  (t) => [
    index("punchout_returns_connection").on(t.connection, t.returnedAt),
    // Versions of a cart are found in both directions.
    index("punchout_returns_replaces").on(t.replaces),
  ],
);

/** How an order differs from the returned cart. */
export interface Difference {
  kind: "quantity" | "price" | "currency" | "unit" | "missing" | "extra" | "unavailable" | "address";
  partId?: string;
  returned?: string;
  ordered?: string;
  /** It cannot be ordered so. */
  refused: boolean;
}

/** Orders of buyers' systems, with how they differed; a refused one is replaced when it is sent again. */
export const punchoutOrders = pgTable(
  "punchout_orders",
  {
    connection: text("connection").notNull(),
    /** The buyer's purchase order number. */
    orderId: text("order_id").notNull(),
    receivedAt: instant("received_at").notNull(),
    state: text("state", { enum: ["refused", "ordered", "cancelled"] }).notNull(),
    cartCode: code("cart_code"),
    orderCode: code("order_code"),
    /** A hash of what was ordered, to know it again under another payloadID. */
    content: text("content").notNull(),
    differences: jsonb("differences").$type<Difference[]>().notNull(),
    /** What was answered. */
    answer: text("answer").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.connection, t.orderId] }),
    index("punchout_orders_received").on(t.receivedAt),
  ],
);
