import { index, pgTable, text } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";

/** Registrations of cards that were started at the card provider, each for one person and at most one cart. */
export const cardRegistrations = pgTable(
  "card_registrations",
  {
    /** The `session_id` of the contract. */
    sid: text("sid").primaryKey(),
    customerId: code("customer_id").notNull(),
    /** Null for a card that is registered without a cart. */
    cartCode: code("cart_code"),
    startedAt: instant("started_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** When its card was saved: that is done once. */
    usedAt: instant("used_at"),
  },
  (t) => [index("card_registrations_customer").on(t.customerId, t.startedAt)],
);
