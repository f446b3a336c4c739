import { boolean, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";
import { organisations } from "../organisation/tables";
import { users } from "../users/tables";

/** Where the people of an organisation sign in (OpenID Connect Core 1.0); `npm run identity-providers` writes it. */
export const identityProviders = pgTable("identity_providers", {
  /** Part of the redirect URI. */
  id: code("id").primaryKey(),
  organisationUid: code("organisation_uid")
    .notNull()
    .references(() => organisations.uid),
  /** What people call it. */
  name: text("name").notNull(),
  issuer: text("issuer").notNull(),
  clientId: text("client_id").notNull(),
  /** Readable, because the API has to send it. */
  clientSecret: text("client_secret").notNull(),
  /** What follows the at-sign in the email addresses of its people, in lower case. */
  domains: text("domains").array().notNull(),
  enabled: boolean("enabled").notNull().default(true),
});

/** Which account of a provider is which person. The provider's subject never changes; an email address may. */
export const identityLinks = pgTable(
  "identity_links",
  {
    providerId: code("provider_id")
      .notNull()
      .references(() => identityProviders.id, { onDelete: "cascade" }),
    subject: text("subject").notNull(),
    customerId: code("customer_id")
      .notNull()
      .references(() => users.customerId, { onDelete: "cascade" }),
    linkedAt: instant("linked_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.providerId, t.subject] }),
    unique("identity_links_person").on(t.providerId, t.customerId),
  ],
);

/** Sign-ins that a provider confirmed. The token that the storefront's landing page takes is kept as a hash. */
export const ssoSignIns = pgTable("sso_sign_ins", {
  tokenHash: text("token_hash").primaryKey(),
  providerId: code("provider_id").notNull(),
  customerId: code("customer_id").notNull(),
  /** The S256 hash of what the browser's session holds. */
  challenge: text("challenge").notNull(),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
  /** The tokens that it was exchanged for; until they end the provider's ID token serves to sign out there. */
  family: text("family").unique(),
  idToken: text("id_token").notNull(),
});
