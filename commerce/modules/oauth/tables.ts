import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";

/** The SHA-256 hash of a client's secret. Secrets are random, so they cannot be guessed from the hash. */
export interface ClientSecret {
  hash: string;
  madeAt: string;
}

/** The clients that may request tokens, and their grants (RFC 6749 §2). */
export const oauthClients = pgTable("oauth_clients", {
  clientId: code("client_id").primaryKey(),
  name: text("name").notNull(),
  /** A public client has no secret, because it runs where people could read it. */
  kind: text("kind", { enum: ["confidential", "public"] }).notNull(),
  /** Newest first; at most two, so that one can be replaced while the other still works. */
  secrets: jsonb("secrets").$type<ClientSecret[]>().notNull().default([]),
  grants: text("grants").array().notNull(),
  /** The most that its tokens may do; see commerce/http/scopes.ts. */
  scopes: text("scopes").array().notNull(),
  /**
   * The one organisation whose people it looks after by SCIM; null for every other client. It never changes. No reference:
   * a reset of the demo replaces organisations and leaves clients.
   */
  organisationUid: code("organisation_uid"),
  /** Web origins whose scripts may read answers of the API. */
  origins: text("origins").array().notNull().default([]),
  /** Redirect URIs for authorization codes; they must match exactly. */
  redirectUris: text("redirect_uris").array().notNull().default([]),
  active: boolean("active").notNull().default(true),
  createdAt: instant("created_at").notNull().defaultNow(),
  /** When it last got a token, to the minute. */
  lastUsedAt: instant("last_used_at"),
});

/** Issued authorization codes, as hashes. Each is valid once and for one minute (RFC 6749 §4.1). */
export const oauthCodes = pgTable("oauth_codes", {
  codeHash: text("code_hash").primaryKey(),
  clientId: code("client_id").notNull(),
  customerId: code("customer_id").notNull(),
  redirectUri: text("redirect_uri").notNull(),
  /** The S256 challenge that the verifier must hash to (RFC 7636). */
  challenge: text("challenge").notNull(),
  /** The scopes of the tokens that it gives; null: all that its client has. */
  scopes: text("scopes").array(),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
  /** The family of its tokens, so that a second use can revoke them. */
  family: text("family"),
});

/** Access and refresh tokens, as SHA-256 hashes, so that a copy of the table is of no use. */
export const oauthTokens = pgTable(
  "oauth_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    kind: text("kind", { enum: ["access", "refresh"] }).notNull(),
    /** All tokens of one sign-in. A replayed refresh token revokes the family. */
    family: text("family").notNull(),
    customerId: code("customer_id"),
    clientId: code("client_id").notNull(),
    /** Null: all that its client has. */
    scopes: text("scopes").array(),
    issuedAt: instant("issued_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
    revokedAt: instant("revoked_at"),
  },
  (t) => [index("oauth_tokens_family").on(t.family), index("oauth_tokens_customer").on(t.customerId)],
);

/** With which browser people signed in, so that they are told of one that is new to them. */
export const signIns = pgTable(
  "sign_ins",
  {
    /** That of its tokens. */
    family: text("family").primaryKey(),
    customerId: code("customer_id").notNull(),
    /** "Chrome on Windows": no version, no address, no place. */
    browser: text("browser").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [index("sign_ins_customer").on(t.customerId)],
);

/**
 * Sign-in attempts for a name in the current minute, by origin or over all origins; shared by all processes.
 */
export const signInAttempts = pgTable("sign_in_attempts", {
  nameHash: text("name_hash").primaryKey(),
  since: instant("since").notNull(),
  attempts: integer("attempts").notNull(),
});
