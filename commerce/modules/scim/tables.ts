import { index, pgTable, text } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";
import { userGroups } from "../user-groups/tables";
import { users } from "../users/tables";

/** What an organisation's people system keeps of a person here. Somebody whom it never named has no row. */
export const scimPeople = pgTable(
  "scim_people",
  {
    customerId: code("customer_id")
      .primaryKey()
      .references(() => users.customerId, { onDelete: "cascade" }),
    /** The number that the system has for the person; unique for nothing here. */
    externalId: text("external_id"),
    /** When the system deleted the person, whose account is closed since; null for all others. */
    removedAt: instant("removed_at"),
  },
  (t) => [index("scim_people_external").on(t.externalId)],
);

/** The number that the system has for a user group. */
export const scimGroups = pgTable("scim_groups", {
  groupUid: code("group_uid")
    .primaryKey()
    .references(() => userGroups.uid, { onDelete: "cascade" }),
  externalId: text("external_id").notNull(),
});
