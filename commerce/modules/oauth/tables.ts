import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";

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
