import { sql } from "drizzle-orm";
import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";
import { baseSites } from "../sites/tables";
import { users } from "../users/tables";

/** What a site asks people to allow, in the wording of each version. People are asked for the newest version. */
export const consentTemplates = pgTable(
  "consent_templates",
  {
    site: code("site")
      .notNull()
      .references(() => baseSites.uid),
    /** What the code asks for; see allowed.ts. */
    id: code("id").notNull(),
    version: integer("version").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
  },
  (t) => [primaryKey({ columns: [t.site, t.id, t.version] })],
);

/** What somebody allowed, and until when. A withdrawn consent stays as a record; the next one is a new row. */
export const consents = pgTable(
  "consents",
  {
    code: code("code").primaryKey(),
    customerId: code("customer_id")
      .notNull()
      .references(() => users.customerId),
    site: code("site").notNull(),
    templateId: code("template_id").notNull(),
    templateVersion: integer("template_version").notNull(),
    givenAt: instant("given_at").notNull(),
    withdrawnAt: instant("withdrawn_at"),
  },
  (t) => [
    foreignKey({
      name: "consents_template",
      columns: [t.site, t.templateId, t.templateVersion],
      foreignColumns: [consentTemplates.site, consentTemplates.id, consentTemplates.version],
    }),
    index("consents_customer").on(t.customerId),
    uniqueIndex("consents_given")
      .on(t.customerId, t.site, t.templateId, t.templateVersion)
      .where(sql`withdrawn_at is null`),
  ],
);
