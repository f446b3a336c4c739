import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";
import { promotions } from "../promotions/tables";
import { users } from "../users/tables";

/** A voucher that somebody keeps on their list of coupons. It is used with its code, as any voucher. */
export const customerCoupons = pgTable(
  "customer_coupons",
  {
    customerId: code("customer_id")
      .notNull()
      .references(() => users.customerId),
    promotionCode: code("promotion_code")
      .notNull()
      .references(() => promotions.code, { onDelete: "cascade" }),
    claimedAt: instant("claimed_at").notNull(),
    /** Since when they want to be told that it starts or is about to expire; null for not. */
    notifyAt: instant("notify_at"),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.promotionCode] }),
    index("customer_coupons_promotion").on(t.promotionCode),
  ],
);
