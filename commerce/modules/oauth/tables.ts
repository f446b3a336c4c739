import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";

/** A secret of a client as its SHA-256 hash; secrets are made at random, so a hash cannot be guessed back. */
export interface ClientSecret {
  hash: string;
  madeAt: string;
}

/** The applications that may ask for tokens, and how (RFC 6749 §2). */
export const oauthClients = pgTable("oauth_clients", {
  clientId: code("client_id").primaryKey(),
  name: text("name").notNull(),
  /** A public client has no secret: it runs where people could read one. */
  kind: text("kind", { enum: ["confidential", "public"] }).notNull(),
  /** The newest first; two at most, so that one can be replaced while the other still counts. */
  secrets: jsonb("secrets").$type<ClientSecret[]>().notNull().default([]),
  grants: text("grants").array().notNull(),
  scopes: text("scopes").array().notNull(),
  /** Web origins whose scripts may read answers of the API. */
  origins: text("origins").array().notNull().default([]),
  /** Where authorization codes may be sent; compared to the letter. */
  redirectUris: text("redirect_uris").array().notNull().default([]),
  active: boolean("active").notNull().default(true),
  createdAt: instant("created_at").notNull().defaultNow(),
  /** When it last got a token, to the minute. */
  lastUsedAt: instant("last_used_at"),
});

/** Authorization codes that were handed out, as hashes; each is good once, and for a minute (RFC 6749 §4.1). */
export const oauthCodes = pgTable("oauth_codes", {
  codeHash: text("code_hash").primaryKey(),
  clientId: code("client_id").notNull(),
  customerId: code("customer_id").notNull(),
  redirectUri: text("redirect_uri").notNull(),
  /** S256: what the token call must hash to (RFC 7636). */
  challenge: text("challenge").notNull(),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
  /** Of the tokens it was changed for, so that a second showing can end that sign-in. */
  family: text("family"),
});

/** Access and refresh tokens, as SHA-256 hashes: a copy of the table signs nobody in. */
export const oauthTokens = pgTable(
  "oauth_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    kind: text("kind", { enum: ["access", "refresh"] }).notNull(),
    /** All tokens that grew from one sign-in; a replayed refresh token revokes the family. */
    family: text("family").notNull(),
    customerId: code("customer_id"),
    clientId: code("client_id").notNull(),
    issuedAt: instant("issued_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
    revokedAt: instant("revoked_at"),
  },
  (t) => [index("oauth_tokens_family").on(t.family), index("oauth_tokens_customer").on(t.customerId)],
);

/** How often a name was tried in its running minute, from one place or from all; shared by all processes. */
export const signInAttempts = pgTable("sign_in_attempts", {
  nameHash: text("name_hash").primaryKey(),
  since: instant("since").notNull(),
  attempts: integer("attempts").notNull(),
});
