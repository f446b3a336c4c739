import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns";

/** Forms of storefronts that wait until somebody has signed in again, sealed by the storefront. */
export const keptForms = pgTable(
  "kept_forms",
  {
    /** SHA-256 of the key, so that a copy of the table names nobody's form. */
    keyHash: text("key_hash").primaryKey(),
    /** Whose it is, as the storefront says it. It is no account: nobody is signed in. */
    owner: text("owner").notNull(),
    sealed: text("sealed").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("kept_forms_owner").on(t.owner)],
);
