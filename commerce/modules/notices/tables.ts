import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, serial, text, unique } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";
import { users } from "../users/tables";

/** Goods that are back in stock, as they were called then. */
export interface BackInStock {
  styleCode: string;
  name: string;
  colourCode: string;
  colour: string;
  size: string;
  dimension: string | null;
  askedAt: string;
}

/** What was left of a pack when its person was told that it lapses. */
export interface Lapse {
  packId: string;
  packName: string;
  measure: "quantity" | "dollar" | "points";
  amount: number;
  symbol: string;
  /** The last local day of the period. */
  lastDay: string;
}

/** A sign-in from a browser that was new to its person. */
export interface NewSignIn {
  /** "Chrome on Windows". */
  browser: string;
  by: "password" | "code" | "passkey" | "sso";
}

/** An order that waits for its reader's decision, as it was when they were asked. */
export interface DecisionRequest {
  orderCode: string;
  wearer: string;
  unit: string;
  /** Why it is urgent. */
  urgent: string | null;
  /** The approvers for whom the reader stands in. */
  standsIn: string | null;
}

/** A coupon of a person's list that has started or is about to expire. */
export interface CouponNews {
  code: string;
  title: string;
  news: "starts" | "ends";
  /** The instant of its end. */
  endsAt: string;
}

/** A date of a replenishment order that had no order. Dates are local, YYYY-MM-DD. */
export interface NotPlacedNews {
  code: string;
  dueDate: string;
  reason: string;
  nextDate: string;
}

/** What the desk did with a person's quote, or wrote about it. */
export interface QuoteNews {
  code: string;
  news: "offer" | "withdrawn" | "cancelled" | "message";
  /** Of a message. */
  text?: string;
  /** Who did it, by name. */
  by: string;
}

/** A new starter who has ordered nothing of a pack that has been open for a while. Days are local, YYYY-MM-DD. */
export interface Unclaimed {
  customerId: string;
  name: string;
  firstName: string;
  unit: string;
  packName: string;
  startsOn: string;
  openedOn: string;
  /** Present for the person's manager: whether they may order in the person's name. */
  managerOrders?: boolean;
}

/** A garment that is to be replaced soon, because it was issued so long ago. Days are local, YYYY-MM-DD. */
export interface Replacement {
  styleCode: string;
  name: string;
  issuedOn: string;
  months: number;
  replaceOn: string;
}

/** Pieces that somebody was issued of a style that is recalled, or exchanged because the brand changes. */
export interface RecallNews {
  styleCode: string;
  name: string;
  kind: "recall" | "rebrand";
  reason: string;
  /** YYYY-MM-DD. */
  endsOn: string;
  pieces: number;
  replacement: string | null;
  exchangeFree: boolean;
}

/** What a row tells; which of them, its kind says. */
export type NoticeDetails =
  | BackInStock
  | Lapse
  | NewSignIn
  | DecisionRequest
  | CouponNews
  | NotPlacedNews
  | QuoteNews
  | Unclaimed
  | Replacement
  | RecallNews;

const NOTICE_KINDS = [
  ...(["stock", "points", "sign-in", "approval", "coupon", "replenishment", "quote", "starter"] as const),
  "replacement",
  "recall",
] as const;

/** What no event of the person's own orders and returns tells of. All other notices are read from those events. */
export const notices = pgTable(
  "notices",
  {
    id: serial("id").primaryKey(),
    customerId: code("customer_id")
      .notNull()
      .references(() => users.customerId),
    kind: text("kind", {
      enum: NOTICE_KINDS,
    }).notNull(),
    /** What it is about, such as `lapse 482`: a person is told of each once. */
    about: text("about").notNull(),
    at: instant("at").notNull(),
    readAt: instant("read_at"),
    details: jsonb("details").$type<NoticeDetails>().notNull(),
  },
  (t) => [
    unique("notices_once").on(t.customerId, t.about),
    index("notices_unread")
      .on(t.customerId, t.at)
      .where(sql`read_at is null`),
    index("notices_approval")
      .on(t.about)
      .where(sql`kind = 'approval'`),
  ],
);
