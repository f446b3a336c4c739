import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";
import { orders } from "../orders/tables";
import { organisations } from "../organisation/tables";
import { users } from "../users/tables";

/**
 * An approver who is away gives their approvals to another for some days of the organisation's time zone. It ends by
 * date or by hand; rows are never changed back.
 */
export const approvalDelegations = pgTable(
  "approval_delegations",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    organisationUid: code("organisation_uid")
      .notNull()
      .references(() => organisations.uid),
    fromCustomer: code("from_customer")
      .notNull()
      .references(() => users.customerId, { onDelete: "cascade" }),
    toCustomer: code("to_customer")
      .notNull()
      .references(() => users.customerId, { onDelete: "cascade" }),
    /** The first and the last day. */
    startsOn: date("starts_on", { mode: "string" }).notNull(),
    endsOn: date("ends_on", { mode: "string" }).notNull(),
    madeAt: instant("made_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (t) => [
    index("approval_delegations_from").on(t.fromCustomer),
    index("approval_delegations_to").on(t.toCustomer),
    check("approval_delegations_days", sql`${t.startsOn} <= ${t.endsOn}`),
    check("approval_delegations_people", sql`${t.fromCustomer} <> ${t.toCustomer}`),
  ],
);

/** A link to an order in a mail to an approver; the key is kept as a hash. */
const mailedLink = () => ({
  keyHash: text("key_hash").primaryKey(),
  orderCode: code("order_code")
    .notNull()
    .references(() => orders.code, { onDelete: "cascade" }),
  /** The approver. */
  sentTo: code("sent_to").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

/** A link of a mail to an approver. It opens the order's page for that person alone. */
export const approvalLinks = pgTable("approval_links", mailedLink(), (t) => [
  index("approval_links_order").on(t.orderCode),
]);

/**
 * A link of a mail by which its approver decides without a password, where their organisation permits it: once, for that
 * order, with the last four digits of their employee ID.
 */
export const mailDecisions = pgTable(
  "mail_decisions",
  {
    ...mailedLink(),
    /** Digits that were tried, each counted before it is compared; the right ones count no more. */
    tries: integer("tries").notNull().default(0),
    /** When the order was decided by it. */
    usedAt: instant("used_at"),
  },
  (t) => [index("mail_decisions_order").on(t.orderCode)],
);
