import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";

/** A buyer's visit from a procurement system; the sid is the credential and is stored as a hash. */
export const punchoutSessions = pgTable("punchout_sessions", {
  sidHash: text("sid_hash").primaryKey(),
  customerId: code("customer_id").notNull(),
  cartCode: code("cart_code").notNull(),
  operation: text("operation", { enum: ["CREATE", "EDIT", "INSPECT"] }).notNull(),
  level: text("level", { enum: ["STORE", "AISLE", "SHELF", "PRODUCT"] }).notNull(),
  browserFormPostUrl: text("browser_form_post_url").notNull(),
  buyerCookie: text("buyer_cookie").notNull(),
  /** Origins that may frame the shop during this visit. */
  frameOrigins: text("frame_origins").array().notNull(),
  /** The storefront's own notes of the visit (chosen pack, one-time messages). */
  state: jsonb("state").$type<Record<string, unknown>>().notNull(),
  expiresAt: instant("expires_at").notNull(),
  /** When it was cancelled or signed out of; nothing revives it. */
  endedAt: instant("ended_at"),
});
