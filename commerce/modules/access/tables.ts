import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";
import { organisations, units } from "../organisation/tables";

/** What somebody said who wants to register; the email address is in `asked` until the link is sent. */
export interface RegistrationDetails {
  registrationCode: string;
  firstName: string;
  lastName: string;
  email: string;
  mobile?: string;
  employeeCode: string;
}

/** What a unit hands to new people, so that they can register. */
export const registrationCodes = pgTable("registration_codes", {
  code: code("code").primaryKey(),
  organisationUid: code("organisation_uid")
    .notNull()
    .references(() => organisations.uid),
  unitUid: code("unit_uid")
    .notNull()
    .references(() => units.uid),
  jobGroup: text("job_group").notNull().default(""),
  /** The packs that a new person gets. */
  packIds: text("pack_ids").array().notNull().default([]),
  /** Who may register with it; each once in the organisation. */
  employeeCodes: text("employee_codes").array().notNull(),
  priceEnabled: boolean("price_enabled").notNull().default(false),
  active: boolean("active").notNull().default(true),
  expiresAt: instant("expires_at"),
});

/**
 * What somebody asked for without being signed in: a link to set a new password, or a code to sign in with. The
 * call only writes the row, so that its answer takes as long for a stranger's name as for a known one. A job
 * looks for the person and sends the link or the code, of which a hash is kept.
 */
export const accessRequests = pgTable(
  "access_requests",
  {
    id: code("id").primaryKey(),
    purpose: text("purpose", { enum: ["RESET", "LOGIN", "REGISTER", "WELCOME", "EMAIL"] }).notNull(),
    channel: text("channel", { enum: ["EMAIL", "SMS"] }).notNull(),
    /** What was typed; emptied once the job has looked for the person. */
    asked: text("asked").notNull(),
    /** The site that the link leads to. */
    site: text("site").notNull(),
    customerId: code("customer_id"),
    secretHash: text("secret_hash").unique(),
    createdAt: instant("created_at").notNull(),
    handledAt: instant("handled_at"),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
    /** Who wants to register; emptied once they have. */
    details: jsonb("details").$type<RegistrationDetails>(),
    /** Wrong codes that were typed for it. */
    attempts: integer("attempts").notNull().default(0),
  },
  (t) => [
    index("access_requests_waiting")
      .on(t.createdAt)
      .where(sql`handled_at is null`),
    index("access_requests_customer").on(t.customerId),
  ],
);
