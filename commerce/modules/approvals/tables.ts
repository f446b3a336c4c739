import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";
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
