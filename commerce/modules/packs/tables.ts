import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";
import { organisations } from "../organisation/tables";
import { styles, variants } from "../catalogue/tables";

/** From and to are cents of the wearer's own spend in the period above the credit. */
export interface SubsidyRange {
  fromCents: number;
  toCents: number;
  percent: number;
}

/** The packs that an organisation offers to groups of people. */
export const packs = pgTable("packs", {
  id: code("id").primaryKey(),
  organisationUid: code("organisation_uid")
    .notNull()
    .references(() => organisations.uid),
  name: text("name").notNull(),
  description: text("description").notNull().default(""),
  packType: text("pack_type", { enum: ["compulsory", "new starter", "optional", "self-purchase"] }).notNull(),
  allocationType: text("allocation_type", { enum: ["quantity", "dollar", "points"] }).notNull(),
  /** How often the entitlement is granted again. */
  reset: text("reset", { enum: ["once", "calendar-year", "financial-year", "anniversary"] }).notNull(),
  /**
   * Cents or points that a period gives for a full load; a quantity pack gives each bundle's maximum. Null
   * for packs from before this column existed: the next period repeats the last grant.
   */
  grantAmount: integer("grant_amount"),
  /**
   * In hundredths of a load: the amount is reduced with the load, down to this one. Null means the same for
   * everyone.
   */
  grantLeastLoad: integer("grant_least_load"),
  /** Whether somebody who starts within a period is given the months that are left of it. */
  grantByMonths: boolean("grant_by_months").notNull().default(false),
  opensAt: instant("opens_at"),
  closesAt: instant("closes_at"),
  /** How many days before the first day of somebody's employment it opens for them; null for at once. */
  opensBeforeStart: integer("opens_before_start"),
  /** When it opens the next time, if that is known. */
  opensAgainAt: instant("opens_again_at"),
  /** What people choose from when they say why they replace something. None: the pack does not ask. */
  replacementReasons: text("replacement_reasons").array().notNull().default([]),
  sort: integer("sort").notNull().default(0),
});

export const bundles = pgTable(
  "bundles",
  {
    packId: code("pack_id")
      .notNull()
      .references(() => packs.id),
    id: code("id").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    fundType: text("fund_type", { enum: ["FULLY_FUNDED", "SUBSIDISED", "SELF_PURCHASE"] }).notNull(),
    subsidyRanges: jsonb("subsidy_ranges").$type<SubsidyRange[]>().notNull().default([]),
    /** set: slots filled from one or more categories; group: one item of each category together. */
    kind: text("kind", { enum: ["set", "group"] })
      .notNull()
      .default("set"),
    /** Choosing from one category locks the others. */
    exclusive: boolean("exclusive").notNull().default(false),
    minItems: integer("min_items").notNull(),
    maxItems: integer("max_items").notNull(),
    /** At most `max_items` at a time: another piece only for one that came back, or that is noted as worn out or missing. */
    returnFirst: boolean("return_first").notNull().default(false),
    isIndentOrder: boolean("is_indent_order").notNull().default(false),
    indentStartsAt: instant("indent_starts_at"),
    indentEndsAt: instant("indent_ends_at"),
    indentDeliveryAt: instant("indent_delivery_at"),
    /** How many days after the first day of somebody's employment it opens for them; null for with its pack. */
    opensAfterStart: integer("opens_after_start"),
    sort: integer("sort").notNull(),
  },
  (t) => [primaryKey({ columns: [t.packId, t.id] })],
);

/** A category of a bundle: Trousers, Skirts. */
export const bundleSets = pgTable(
  "bundle_sets",
  {
    packId: code("pack_id").notNull(),
    bundleId: code("bundle_id").notNull(),
    id: code("id").notNull(),
    name: text("name").notNull(),
    sort: integer("sort").notNull(),
  },
  (t) => [primaryKey({ columns: [t.packId, t.bundleId, t.id] })],
);

export const bundleStyles = pgTable(
  "bundle_styles",
  {
    packId: code("pack_id").notNull(),
    bundleId: code("bundle_id").notNull(),
    setId: code("set_id").notNull(),
    styleCode: code("style_code")
      .notNull()
      .references(() => styles.code),
    /** The colours that the program offers these people, if not all. */
    colourCodes: text("colour_codes").array(),
    sort: integer("sort").notNull(),
  },
  (t) => [primaryKey({ columns: [t.packId, t.bundleId, t.setId, t.styleCode] })],
);

/** Items that a wearer has chosen from a pack and not yet ordered, one row for each item. */
export const draftItems = pgTable(
  "draft_items",
  {
    id: code("id").primaryKey(),
    customerId: code("customer_id").notNull(),
    packId: code("pack_id").notNull(),
    bundleId: code("bundle_id").notNull(),
    setId: code("set_id").notNull(),
    sku: code("sku")
      .notNull()
      .references(() => variants.sku),
    quantity: integer("quantity").notNull(),
    valueAdds: jsonb("value_adds").$type<ChosenValueAdd[]>().notNull().default([]),
    reasonOfReplacement: text("reason_of_replacement"),
    additionalComments: text("additional_comments"),
    /** Why it is needed though it does not meet what the role requires, in the person's words. */
    ppeReason: text("ppe_reason"),
    addedAt: instant("added_at").notNull().defaultNow(),
  },
  (t) => [index("draft_items_person_pack").on(t.customerId, t.packId)],
);

/** A value-add as chosen: the texts typed for its prompts, and its price when it was chosen. */
export interface ChosenValueAdd {
  code: string;
  name: string;
  cents: number;
  entries: { label: string; value: string }[];
  /** Part of the garment, such as a logo: made and priced, but not shown as a choice. */
  part?: boolean;
  /** Whether it makes the garment its wearer's own. Unset in orders from before it was kept. */
  nonReturnable?: boolean;
  /** Working days that it takes, if its style does not say. */
  leadDays?: number;
}
