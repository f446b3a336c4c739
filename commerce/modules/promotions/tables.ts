import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { cents, code, instant } from "../../database/columns";
import { carts } from "../carts/tables";
import { orders } from "../orders/tables";

/** What takes something off goods of the catalogue: by itself, or with a code that the buyer enters. */
export const promotions = pgTable(
  "promotions",
  {
    /** Of a voucher, what the buyer enters; in capitals. */
    code: code("code").primaryKey(),
    /** product: every so many pieces of a style; order: from a sum; voucher: with its code, from a sum. */
    kind: text("kind", { enum: ["product", "order", "voucher"] }).notNull(),
    site: code("site").notNull(),
    /** Null for all organisations of the site. */
    organisationUid: code("organisation_uid"),
    /** In words: "10% off for crew week". */
    title: text("title").notNull(),
    /** Of a product promotion: of every so many pieces of the style, the cheapest is reduced. */
    styleCode: code("style_code"),
    everyPieces: integer("every_pieces"),
    /** What it takes off: percent from 1 to 100, or cents ex GST in the currency. */
    percent: integer("percent"),
    cents: cents("cents"),
    /** Needed with cents or a minimum; null for any. */
    currency: text("currency"),
    /** Goods that it needs, ex GST. */
    minimumCents: cents("minimum_cents").notNull().default(0),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** How many orders may use a voucher, and how many of one person; null is any number. */
    mostUses: integer("most_uses"),
    mostUsesPerPerson: integer("most_uses_per_person"),
  },
  (t) => [index("promotions_site").on(t.site, t.kind)],
);

/** The vouchers that were entered on a cart. */
export const cartVouchers = pgTable(
  "cart_vouchers",
  {
    cartCode: code("cart_code")
      .notNull()
      .references(() => carts.code, { onDelete: "cascade" }),
    promotionCode: code("promotion_code")
      .notNull()
      .references(() => promotions.code, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.cartCode, t.promotionCode] })],
);

/** The orders that used a voucher and stand. */
export const voucherRedemptions = pgTable(
  "voucher_redemptions",
  {
    promotionCode: code("promotion_code")
      .notNull()
      .references(() => promotions.code),
    orderCode: code("order_code")
      .notNull()
      .references(() => orders.code, { onDelete: "cascade" }),
    customerId: code("customer_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promotionCode, t.orderCode] }),
    index("voucher_redemptions_order").on(t.orderCode),
  ],
);
