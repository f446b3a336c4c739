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
  serial,
  text,
} from "drizzle-orm/pg-core";
import { cents, code, instant } from "../../database/columns";
import type { EventPerson } from "../../http/event-person";
import type { LineConfiguration } from "../configurators/tables";
import type { ChosenValueAdd } from "../packs/tables";
import { users } from "../users/tables";
import { QUOTE_STATES, SIDES } from "./states";

export const quoteNumbers = pgSequence("quote_numbers", { startWith: 2001 });

/** What somebody asks the desk to price, and what it offers. Days are those of the organisation's calendar. */
export const quotes = pgTable(
  "quotes",
  {
    code: code("code").primaryKey(),
    site: code("site").notNull(),
    customerId: code("customer_id")
      .notNull()
      .references(() => users.customerId, { onDelete: "cascade" }),
    organisationUid: code("organisation_uid").notNull(),
    currency: text("currency").notNull(),
    name: text("name").notNull(),
    /** What the customer says with it. */
    description: text("description"),
    wantedBy: date("wanted_by", { mode: "string" }),
    /** Changed only by life.ts, which writes an event with it. An offer whose day has passed is still BUYER_OFFER. */
    state: text("state", { enum: QUOTE_STATES }).notNull(),
    /** How often one side has handed it to the other; 0 while only its customer has seen it. */
    version: integer("version").notNull().default(0),
    terms: text("terms"),
    /** The last day on which the offer holds. */
    validUntil: date("valid_until", { mode: "string" }),
    orderCode: code("order_code"),
    lastEvent: integer("last_event").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    index("quotes_customer").on(t.customerId, t.updatedAt),
    index("quotes_site")
      .on(t.site, t.updatedAt)
      .where(sql`version > 0`),
  ],
);

export const quoteEntries = pgTable(
  "quote_entries",
  {
    quoteCode: code("quote_code")
      .notNull()
      .references(() => quotes.code, { onDelete: "cascade" }),
    entryNumber: integer("entry_number").notNull(),
    sku: code("sku").notNull(),
    quantity: integer("quantity").notNull(),
    /** Ex GST, of one piece with its value-adds: what it cost when it was asked for, and what the desk offers. */
    listCents: cents("list_cents").notNull(),
    offerCents: cents("offer_cents"),
    valueAdds: jsonb("value_adds").$type<ChosenValueAdd[]>().notNull().default([]),
    configuration: jsonb("configuration").$type<LineConfiguration>(),
  },
  (t) => [primaryKey({ columns: [t.quoteCode, t.entryNumber] })],
);

export const quoteComments = pgTable(
  "quote_comments",
  {
    id: serial("id").primaryKey(),
    quoteCode: code("quote_code")
      .notNull()
      .references(() => quotes.code, { onDelete: "cascade" }),
    /** The line that it is about; null for the whole quote. */
    entryNumber: integer("entry_number"),
    at: instant("at").notNull(),
    by: jsonb("by").$type<EventPerson>().notNull(),
    fromCustomer: boolean("from_customer").notNull(),
    text: text("text").notNull(),
  },
  (t) => [index("quote_comments_quote").on(t.quoteCode)],
);

/** What an offer said, so that a later one does not erase it. */
export interface OfferedLine {
  sku: string;
  quantity: number;
  offerCents: number;
}

/** What happened to a quote; a row with each change of its state. */
export const quoteEvents = pgTable(
  "quote_events",
  {
    quoteCode: code("quote_code")
      .notNull()
      .references(() => quotes.code, { onDelete: "cascade" }),
    sequence: integer("sequence").notNull(),
    at: instant("at").notNull(),
    side: text("side", { enum: SIDES }).notNull(),
    by: jsonb("by").$type<EventPerson>(),
    onBehalfOf: jsonb("on_behalf_of").$type<EventPerson>(),
    channel: text("channel").notNull(),
    from: text("from_state", { enum: QUOTE_STATES }),
    to: text("to_state", { enum: QUOTE_STATES }).notNull(),
    version: integer("version").notNull(),
    offer: jsonb("offer").$type<OfferedLine[]>(),
  },
  (t) => [primaryKey({ columns: [t.quoteCode, t.sequence] })],
);
