import { sql } from "drizzle-orm";
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";
import { organisations, units } from "../organisation/tables";

/** Ways to tell somebody something, beside the notice in the shop. */
export interface Ways {
  email: boolean;
  text: boolean;
}

/** A person who signs in: wearer, approver, admin, finance user, buyer or agent. */
export const users = pgTable(
  "users",
  {
    customerId: code("customer_id").primaryKey(),
    /** The e-mail address in lower case, which is what people sign in with. */
    uid: text("uid").notNull().unique(),
    passwordHash: text("password_hash").notNull(),
    title: text("title"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    preferredName: text("preferred_name"),
    /** E.164. */
    mobile: text("mobile"),
    /**
     * Whether the number names this person where somebody signs in or has forgotten a password. False for one that
     * another account had before: whoever enters somebody's number does not get between them and their messages.
     */
    mobileSignsIn: boolean("mobile_signs_in").notNull().default(true),
    wearerId: code("wearer_id").notNull(),
    organisationUid: code("organisation_uid")
      .notNull()
      .references(() => organisations.uid),
    unitUid: code("unit_uid")
      .notNull()
      .references(() => units.uid),
    groups: text("groups").array().notNull(),
    /** The role or job code that packs are assigned by. */
    jobGroup: text("job_group").notNull().default(""),
    /** Hundredths of a full-time load: 60 is 0.6 FTE. */
    fte: integer("fte").notNull().default(100),
    defaultCostCentre: code("default_cost_centre"),
    active: boolean("active").notNull().default(true),
    priceEnabled: boolean("price_enabled").notNull().default(false),
    enableTaken: boolean("enable_taken").notNull().default(false),
    showLoginPreferencePage: boolean("show_login_preference_page").notNull().default(false),
    isFirstLogin: boolean("is_first_login").notNull().default(false),
    /** An administrator deleted the account. The row stays for the orders of the person, and nobody manages it any more. */
    deletedAt: instant("deleted_at"),
    /** Whoever runs the shop erased the person: the row has the number of the account, and nothing of them. */
    erasedAt: instant("erased_at"),
    /** What yearly packs count from: the first day where it is known, else when the account was added. */
    hiredAt: instant("hired_at").notNull(),
    /** The first and the last day of the employment, local days of the organisation; null if nobody has said it. */
    startsOn: date("starts_on"),
    endsOn: date("ends_on"),
    /**
     * The customer id of the person's manager, who is of the same organisation and not the person; null where nobody has said
     * it. No reference, because a file adds people in any order; whoever is deleted or erased is taken out.
     */
    managerId: code("manager_id"),
    /** Notices up to then count as read; null if none were. */
    noticesReadAt: instant("notices_read_at"),
    /** When they last deleted their sizes: nothing from before gives a usual size. */
    sizesDeletedAt: instant("sizes_deleted_at"),
    /** The ways to tell the person of a topic, where they chose; see modules/preferences. */
    toldBy: jsonb("told_by").$type<Record<string, Ways>>().notNull().default({}),
    addedAt: instant("added_at").notNull().defaultNow(),
    /** The last change by an administrator. */
    updatedAt: instant("updated_at").notNull().defaultNow(),
    updatedBy: code("updated_by"),
    /** Goes up with each of them, so that two people who edit at once are told apart. */
    version: integer("version").notNull().default(1),
  },
  (t) => [
    index("users_organisation").on(t.organisationUid),
    index("users_unit").on(t.unitUid),
    index("users_wearer").on(t.wearerId),
    index("users_mobile").on(t.mobile),
    index("users_manager")
      .on(t.managerId)
      .where(sql`manager_id is not null`),
    index("users_starts")
      .on(t.organisationUid, t.startsOn)
      .where(sql`starts_on is not null`),
    index("users_ends")
      .on(t.organisationUid, t.endsOn)
      .where(sql`ends_on is not null`),
  ],
);

/**
 * People in further units beside their home unit, which is `users.unit_uid` and never has a row here. What a membership
 * does and does not: docs/decisions/0064.
 */
export const unitMembers = pgTable(
  "unit_members",
  {
    unitUid: code("unit_uid")
      .notNull()
      .references(() => units.uid),
    customerId: code("customer_id")
      .notNull()
      .references(() => users.customerId, { onDelete: "cascade" }),
    addedAt: instant("added_at").notNull(),
    addedBy: code("added_by").notNull(),
  },
  (t) => [primaryKey({ columns: [t.unitUid, t.customerId] }), index("unit_members_person").on(t.customerId)],
);
