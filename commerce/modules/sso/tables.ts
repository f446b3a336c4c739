import { boolean, index, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";
import { organisations, units } from "../organisation/tables";
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
  /** The unit of people who come without an account and get one; null where none is made. */
  newPeopleUnit: code("new_people_unit").references(() => units.uid),
  /** The claim that has their employee code; null where it is always made here. */
  employeeCodeClaim: text("employee_code_claim"),
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
export const ssoSignIns = pgTable(
  "sso_sign_ins",
  {
    tokenHash: text("token_hash").primaryKey(),
    providerId: code("provider_id").notNull(),
    customerId: code("customer_id").notNull(),
    /** The provider's account, and its session there if it named one; a logout of the provider names them again. */
    subject: text("subject").notNull().default(""),
    sid: text("sid"),
    /** When the provider said so. */
    issuedAt: instant("issued_at").notNull().defaultNow(),
    /** The S256 hash of what the browser's session holds. */
    challenge: text("challenge").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
    /** The provider ended it, perhaps before it was used. */
    endedAt: instant("ended_at"),
    /** The tokens that it was exchanged for; until they end the provider's ID token serves to sign out there. */
    family: text("family").unique(),
    idToken: text("id_token").notNull(),
  },
  (t) => [index("sso_sign_ins_subject").on(t.providerId, t.subject)],
);

/** Logouts that a provider told of (OpenID Connect Back-Channel Logout 1.0), each once, for a day. */
export const ssoLogouts = pgTable(
  "sso_logouts",
  {
    providerId: code("provider_id").notNull(),
    /** SHA-256, because a provider may choose long ones. */
    jtiHash: text("jti_hash").notNull(),
    subject: text("subject"),
    sid: text("sid"),
    /** The provider's clock. */
    issuedAt: instant("issued_at").notNull(),
    receivedAt: instant("received_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.providerId, t.jtiHash] })],
);
