import { bigint, boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";
import { users } from "../users/tables";

/** Passkeys of people (WebAuthn): the public half of a key that stays in a phone, a computer or a security key. */
export const passkeys = pgTable(
  "passkeys",
  {
    /** What pages and calls name it by. */
    id: code("id").primaryKey(),
    customerId: code("customer_id")
      .notNull()
      .references(() => users.customerId, { onDelete: "cascade" }),
    /** What the browser names it by: base64url. */
    credentialId: text("credential_id").notNull().unique(),
    /** COSE, base64url. */
    publicKey: text("public_key").notNull(),
    /** The host that it was made for. Browsers offer it there alone. */
    rpId: text("rp_id").notNull(),
    /** How often it was used, as it says itself. Many passkeys always say 0. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    /** How the browser reaches it, such as `internal` or `usb`. */
    transports: text("transports").array().notNull(),
    /** Its maker copies it to other devices of the person. */
    synced: boolean("synced").notNull(),
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (t) => [index("passkeys_customer").on(t.customerId)],
);

/** What a passkey has to sign: each works once, for five minutes, at one address of the shop. */
export const passkeyChallenges = pgTable("passkey_challenges", {
  id: code("id").primaryKey(),
  /** Who adds a passkey; null for a sign-in, before which nobody is known. */
  customerId: code("customer_id"),
  challenge: text("challenge").notNull(),
  rpId: text("rp_id").notNull(),
  origin: text("origin").notNull(),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
});
