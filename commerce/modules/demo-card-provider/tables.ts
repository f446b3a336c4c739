import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns";

/** What the demo's card provider tells a shop of a card. It keeps no number. */
export interface ProvidedCard {
  /** What it knows the card by. */
  token: string;
  /** visa, master or amex. */
  type: string;
  lastDigits: string;
  /** YYYY-MM. */
  expires: string;
  holder: string;
}

/** Card forms of the demo's card provider. A live shop has none, because its provider keeps them. */
export const demoCardForms = pgTable("demo_card_forms", {
  sid: text("sid").primaryKey(),
  /** SHA-256 of the signature that opens the form. */
  signatureHash: text("signature_hash").notNull(),
  /** The page of the shop that it leads back to. */
  returnTo: text("return_to").notNull(),
  status: text("status", { enum: ["open", "successful", "cancelled", "failed"] })
    .notNull()
    .default("open"),
  card: jsonb("card").$type<ProvidedCard>(),
  expiresAt: instant("expires_at").notNull(),
});
