import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { activeDays, cents, code, instant } from "../../database/columns";

/** A reason for an urgent order (spec 001 §3 "Urgent reason: code and msg"). */
export interface UrgentReason {
  code: string;
  msg: string;
}

/** How much of its value may be asked for a missing piece: all in the first months, then less until nothing. */
export interface CostShare {
  fullMonths: number;
  endsAfterMonths: number;
}

/** What people of a role must wear: a garment of this class that is certified to this standard. */
export interface RoleRequirement {
  /** The job, as people have it. */
  job: string;
  garmentClass: string;
  standard: string;
  /** The class within the standard; empty for any. */
  class: string;
  when: "day" | "night" | "always";
}

/** What happens if somebody adds a garment that does not meet what their role requires. */
export const PPE_GUARDS = ["refuse", "reason", "warn"] as const;

/** The contract customer (sold-to) that runs one uniform program. */
export const organisations = pgTable("organisations", {
  uid: code("uid").primaryKey(),
  site: code("site").notNull(),
  name: text("name").notNull(),
  timeZone: text("time_zone").notNull(),
  region: text("region").notNull(),
  priceIncludingGst: boolean("price_including_gst").notNull().default(false),
  approval: text("approval", { enum: ["none", "always", "own-share"] })
    .notNull()
    .default("none"),
  purchaseOrderMandatory: boolean("purchase_order_mandatory").notNull().default(false),
  costCentreMandatory: boolean("cost_centre_mandatory").notNull().default(false),
  /** Why an order may be urgent. With none of them no order is. */
  urgentReasons: jsonb("urgent_reasons").$type<UrgentReason[]>().notNull().default([]),
  /** The codes of the styles that an approver must agree to each time. */
  restrictedStyles: jsonb("restricted_styles").$type<string[]>().notNull().default([]),
  freightCents: cents("freight_cents").notNull().default(1000),
  freightFreeOverCents: cents("freight_free_over_cents").notNull().default(9900),
  /** How a wearer's own share is collected where no card pays it: deducted from pay or invoiced. */
  ownShare: text("own_share", { enum: ["payroll", "invoice"] })
    .notNull()
    .default("invoice"),
  /** Whether wearers may pay their own share by card. */
  cardPayment: boolean("card_payment").notNull().default(false),
  /** Whether people may register with a code of one of its units. */
  registrationOpen: boolean("registration_open").notNull().default(false),
  /** Whether the supplier's agents may act for its people (assisted service). */
  assisted: boolean("assisted").notNull().default(true),
  /** Up to how much an order may be decided from the mail to its approver: cents by currency. With none, no order may. */
  mailDecisions: jsonb("mail_decisions").$type<Record<string, number>>().notNull().default({}),
  /** Whether whoever decides about orders, or reads those of others, sees classes of garments instead of styles and sizes. */
  sizesHidden: boolean("sizes_hidden").notNull().default(false),
  /** What may be asked of people who leave for pieces that they do not bring back; null asks nothing. */
  costShare: jsonb("cost_share").$type<CostShare>(),
  /** Whether additions that do not meet a role are refused, need a reason, or are warned of; null checks nothing. */
  ppeGuard: text("ppe_guard", { enum: PPE_GUARDS }),
  roleRequirements: jsonb("role_requirements").$type<RoleRequirement[]>().notNull().default([]),
  support: jsonb("support").$type<{ name: string; phone: string; email: string }>().notNull(),
});

/** Business units (stores on the wholesale site): a tree of sold-to, bill-to and ship-to places. */
export const units = pgTable(
  "units",
  {
    uid: code("uid").primaryKey(),
    organisationUid: code("organisation_uid")
      .notNull()
      .references(() => organisations.uid),
    parentUid: code("parent_uid"),
    name: text("name").notNull(),
    kind: text("kind", { enum: ["sold-to", "bill-to", "ship-to"] }).notNull(),
    billToUid: code("bill_to_uid"),
    country: text("country").notNull(),
    currency: text("currency").notNull(),
    currencySymbol: text("currency_symbol").notNull().default("$"),
    /** Basis points: 1000 is ten per cent. */
    gstRate: integer("gst_rate").notNull(),
    active: boolean("active").notNull().default(true),
    bulkUploadEnabled: boolean("bulk_upload_enabled").notNull().default(false),
    enableNaizFit: boolean("enable_naiz_fit").notNull().default(false),
    enableChatbot: boolean("enable_chatbot").notNull().default(false),
    addedAt: instant("added_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    updatedBy: code("updated_by"),
    /** Goes up with each change of the name, so that two people who edit at once are told apart. */
    version: integer("version").notNull().default(1),
  },
  (t) => [index("units_organisation").on(t.organisationUid), index("units_parent").on(t.parentUid)],
);

/**
 * Each unit with itself and every unit above it, and how many steps up that is. The database keeps it true whenever units
 * change (migration 0053), so that a whole branch is one narrow read.
 */
export const unitLines = pgTable(
  "unit_lines",
  {
    aboveUid: code("above_uid").notNull(),
    uid: code("uid").notNull(),
    steps: integer("steps").notNull(),
  },
  (t) => [primaryKey({ columns: [t.aboveUid, t.uid] }), index("unit_lines_uid").on(t.uid, t.steps)],
);

export const costCentres = pgTable(
  "cost_centres",
  {
    code: code("code").primaryKey(),
    organisationUid: code("organisation_uid")
      .notNull()
      .references(() => organisations.uid),
    unitUid: code("unit_uid")
      .notNull()
      .references(() => units.uid),
    name: text("name").notNull(),
    currency: text("currency").notNull(),
    active: boolean("active").notNull().default(true),
    ...activeDays,
    addedAt: instant("added_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    updatedBy: code("updated_by"),
    /** Goes up with each change, so that two people who edit at once are told apart. */
    version: integer("version").notNull().default(1),
  },
  (t) => [index("cost_centres_unit").on(t.unitUid)],
);

/** Units that may charge a cost centre beside its own unit and the units below that. */
export const costCentreUnits = pgTable(
  "cost_centre_units",
  {
    costCentreCode: code("cost_centre_code")
      .notNull()
      .references(() => costCentres.code),
    unitUid: code("unit_uid")
      .notNull()
      .references(() => units.uid),
  },
  (t) => [
    primaryKey({ columns: [t.costCentreCode, t.unitUid] }),
    index("cost_centre_units_unit").on(t.unitUid),
  ],
);

/** Cost centres that an administrator gave to one person, beside those of the person's units. */
export const costCentrePeople = pgTable(
  "cost_centre_people",
  {
    customerId: code("customer_id").notNull(),
    costCentreCode: code("cost_centre_code")
      .notNull()
      .references(() => costCentres.code, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.costCentreCode] })],
);

/** A delivery address of a unit or of a person; exactly one of the two owners is set. */
export const addresses = pgTable(
  "addresses",
  {
    id: code("id").primaryKey(),
    unitUid: code("unit_uid").references(() => units.uid),
    customerId: code("customer_id"),
    title: text("title"),
    firstName: text("first_name").notNull().default(""),
    lastName: text("last_name").notNull().default(""),
    companyName: text("company_name"),
    line1: text("line1").notNull(),
    line2: text("line2"),
    town: text("town").notNull(),
    region: text("region"),
    postalCode: text("postal_code").notNull(),
    country: text("country").notNull(),
    phone: text("phone"),
    email: text("email"),
    isDefault: boolean("is_default").notNull().default(false),
  },
  (t) => [index("addresses_unit").on(t.unitUid), index("addresses_customer").on(t.customerId)],
);
