import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { cents, code, instant } from "../../database/columns";
import type { LineConfiguration } from "../configurators/tables";
import type { ChosenValueAdd } from "../packs/tables";

export const cartNumbers = pgSequence("cart_numbers", { startWith: 10000001 });

/** An address as it stood when it was chosen; later edits of the address book do not reach it. */
export interface AddressSnapshot {
  id?: string;
  firstName: string;
  lastName: string;
  companyName?: string | null;
  line1: string;
  line2?: string | null;
  town: string;
  region?: string | null;
  postalCode: string;
  country: string;
  phone?: string | null;
}

export const carts = pgTable(
  "carts",
  {
    code: code("code").primaryKey(),
    guid: text("guid").notNull().unique(),
    site: code("site").notNull(),
    customerId: code("customer_id").notNull(),
    organisationUid: code("organisation_uid").notNull(),
    currency: text("currency").notNull(),
    name: text("name"),
    description: text("description"),
    /** Set on saved carts and wish lists; the active cart is the newest without it. */
    savedAt: instant("saved_at"),
    deliveryAddress: jsonb("delivery_address").$type<AddressSnapshot>(),
    deliveryMode: code("delivery_mode"),
    /** The organisation's day by which its person needs it; null if any day suits. */
    neededBy: date("needed_by", { mode: "string" }),
    paymentType: text("payment_type", { enum: ["ACCOUNT", "CARD"] }),
    /** The saved card that pays the own share; it counts with the payment type CARD alone. */
    cardId: code("card_id"),
    purchaseOrderNumber: text("purchase_order_number"),
    costCentre: code("cost_centre"),
    punchoutSid: text("punchout_sid"),
    /** Of a punch-out visit that only inspects. */
    readOnly: boolean("read_only").notNull().default(false),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (t) => [index("carts_customer").on(t.customerId)],
);

export const cartEntries = pgTable(
  "cart_entries",
  {
    cartCode: code("cart_code")
      .notNull()
      .references(() => carts.code, { onDelete: "cascade" }),
    entryNumber: integer("entry_number").notNull(),
    /** Stays with the line, while lines are renumbered when one before it is removed. */
    lineId: integer("line_id").generatedByDefaultAsIdentity(),
    sku: code("sku").notNull(),
    quantity: integer("quantity").notNull(),
    /** Ex GST, of one piece, value-adds included; fixed when the line was added or last changed. */
    unitCents: cents("unit_cents").notNull(),
    /** The organisation's day of that price: from the next day on, today's is charged. Null: it is fixed. */
    pricedOn: date("priced_on", { mode: "string" }),
    valueAdds: jsonb("value_adds").$type<ChosenValueAdd[]>().notNull().default([]),
    /** Of a garment that a configurator made; null for one as it comes. */
    configuration: jsonb("configuration").$type<LineConfiguration>(),
    packId: code("pack_id"),
    packType: text("pack_type"),
    bundleId: code("bundle_id"),
    setId: code("set_id"),
    taken: boolean("taken").notNull().default(false),
    /** The quote whose offer this line is: its price and quantity are agreed. */
    quoteCode: code("quote_code"),
    reasonOfReplacement: text("reason_of_replacement"),
    additionalComments: text("additional_comments"),
    /** Why it is needed though it does not meet what the role requires, in the person's words. */
    ppeReason: text("ppe_reason"),
  },
  (t) => [
    primaryKey({ columns: [t.cartCode, t.entryNumber] }),
    index("cart_entries_pack").on(t.packId),
    index("cart_entries_quote").on(t.quoteCode),
  ],
);
