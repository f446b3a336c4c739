import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";
import { purchaseLimits } from "../limits/tables";
import { organisations, units } from "../organisation/tables";
import { users } from "../users/tables";

/** People who are given purchase limits together (contract §10). */
export const userGroups = pgTable(
  "user_groups",
  {
    uid: code("uid").primaryKey(),
    name: text("name").notNull(),
    organisationUid: code("organisation_uid")
      .notNull()
      .references(() => organisations.uid),
    /** Whose administrators look after it. Its members may be at home elsewhere. */
    unitUid: code("unit_uid")
      .notNull()
      .references(() => units.uid),
    addedAt: instant("added_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    updatedBy: code("updated_by"),
    /** Goes up with each change of its name or unit, so that two people who edit at once are told apart. */
    version: integer("version").notNull().default(1),
  },
  (t) => [index("user_groups_unit").on(t.unitUid)],
);

const groupUid = code("group_uid")
  .notNull()
  .references(() => userGroups.uid, { onDelete: "cascade" });

export const userGroupMembers = pgTable(
  "user_group_members",
  {
    groupUid,
    customerId: code("customer_id")
      .notNull()
      .references(() => users.customerId, { onDelete: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.groupUid, t.customerId] }),
    index("user_group_members_person").on(t.customerId),
  ],
);

/** The purchase limits that each member of a group has. */
export const userGroupLimits = pgTable(
  "user_group_limits",
  {
    groupUid,
    limitCode: code("limit_code")
      .notNull()
      .references(() => purchaseLimits.code, { onDelete: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.groupUid, t.limitCode] }),
    index("user_group_limits_limit").on(t.limitCode),
  ],
);
