import { date, index, integer, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";
import { packs } from "../packs/tables";
import { users } from "../users/tables";

/** One person's right to one pack in one period. Amounts are in its measure (items, cents, points). */
export const allocations = pgTable(
  "allocations",
  {
    id: serial("id").primaryKey(),
    customerId: code("customer_id")
      .notNull()
      .references(() => users.customerId),
    packId: code("pack_id")
      .notNull()
      .references(() => packs.id),
    /** Local dates of the organisation; the end is the last day. */
    periodStart: date("period_start").notNull(),
    periodEnd: date("period_end").notNull(),
    /** For how many of twelve months it was given; null if it was given whole. */
    givenMonths: integer("given_months"),
    /** The last local day on which this person may still choose after the window of the pack has closed. */
    extendedUntil: date("extended_until"),
  },
  (t) => [uniqueIndex("allocations_person_pack").on(t.customerId, t.packId, t.periodStart)],
);

/** What somebody changed in an allocation, and why: its amounts (by their movements) or how long it is open. */
export const allocationChanges = pgTable(
  "allocation_changes",
  {
    id: serial("id").primaryKey(),
    allocationId: integer("allocation_id")
      .notNull()
      .references(() => allocations.id),
    at: instant("at").notNull(),
    /** Account number, and name as it was. */
    byCustomerId: code("by_customer_id").notNull(),
    byName: text("by_name").notNull(),
    reason: text("reason").notNull(),
    /** The last day that this change set; null if it left the window alone. */
    extendedUntil: date("extended_until"),
  },
  (t) => [index("allocation_changes_allocation").on(t.allocationId)],
);

/**
 * The ledger that all balances are computed from: grant and release add, withdraw, hold and use subtract. A row's
 * amount is positive; its kind gives the sign. bundleId is set where a bundle has its own counter.
 */
export const entitlementMovements = pgTable(
  "entitlement_movements",
  {
    id: serial("id").primaryKey(),
    allocationId: integer("allocation_id")
      .notNull()
      .references(() => allocations.id),
    bundleId: code("bundle_id"),
    measure: text("measure", { enum: ["quantity", "dollar", "points", "subsidy"] }).notNull(),
    kind: text("kind", { enum: ["grant", "withdraw", "hold", "use", "release"] }).notNull(),
    amount: integer("amount").notNull(),
    cartCode: code("cart_code"),
    orderCode: code("order_code"),
    /** Of a grant or withdrawal that somebody made; null for those of the period. */
    changeId: integer("change_id").references(() => allocationChanges.id),
    at: instant("at").notNull().defaultNow(),
  },
  (t) => [
    index("entitlement_movements_allocation").on(t.allocationId),
    index("entitlement_movements_cart").on(t.cartCode),
    index("entitlement_movements_order").on(t.orderCode),
  ],
);
