import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
} from "drizzle-orm/pg-core";
import { cents, code, instant } from "../../database/columns";
import { ENDING_KINDS } from "../recalls";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const categories = pgTable("categories", {
  code: code("code").primaryKey(),
  name: text("name").notNull(),
  parentCode: code("parent_code"),
  sort: integer("sort").notNull().default(0),
});

export interface Classification {
  code: string;
  name: string;
  features: { code: string; name: string; values: string[] }[];
}

/** A standard that a style is certified to. */
export interface StyleStandard {
  /** Such as "AS/NZS 4602.1". */
  standard: string;
  /** Within the standard, such as "D/N"; empty if it has none. */
  class: string;
  certificate: string;
  version: string;
  /** What the certificate says. */
  text: string;
  /** Its last day, YYYY-MM-DD; null if it has none. */
  validUntil: string | null;
}

/** A garment as the program lists it; colours and sizes make its variants. */
export const styles = pgTable(
  "styles",
  {
    code: code("code").primaryKey(),
    name: text("name").notNull(),
    summary: text("summary").notNull().default(""),
    description: text("description").notNull().default(""),
    brand: text("brand").notNull().default(""),
    categoryCode: code("category_code")
      .notNull()
      .references(() => categories.code),
    sizeScale: code("size_scale").notNull(),
    /** What the cells of the size matrix mean, such as waist or chest; and the rows, such as leg. */
    sizeLabel: text("size_label").notNull().default("Size"),
    dimensionLabel: text("dimension_label"),
    productType: text("product_type", { enum: ["ready", "kit"] })
      .notNull()
      .default("ready"),
    stockModel: text("stock_model", { enum: ["stocked", "made_to_order", "indent"] }).notNull(),
    /** The planner's in-stock code; D is held in stock by rule (spec 001 §8). */
    inStockCode: text("in_stock_code").notNull().default("A"),
    backOrder: boolean("back_order").notNull().default(true),
    isNew: boolean("is_new").notNull().default(false),
    points: integer("points"),
    /** How it fits, as exchanges have shown, and how many people said so; a job writes both (fit.ts). */
    runs: text("runs", { enum: ["small", "large"] }),
    runsFor: integer("runs_for"),
    unspsc: text("unspsc"),
    standard: text("standard"),
    /** What it protects as, such as "hi-vis top": requirements of roles name it. Null for what protects nothing. */
    garmentClass: text("garment_class"),
    /** After how many months from its issue it is replaced; null for when it is worn out. */
    replacedAfterMonths: integer("replaced_after_months"),
    /** The standards that it is certified to. */
    standards: jsonb("standards").$type<StyleStandard[]>().notNull().default([]),
    /** The last day on which it may be ordered; null for no end. The four columns that follow belong to it. */
    endsOn: date("ends_on", { mode: "string" }),
    endKind: text("end_kind", { enum: ENDING_KINDS }),
    endReason: text("end_reason"),
    /** The style to order instead. */
    replacedBy: code("replaced_by"),
    exchangeFree: boolean("exchange_free").notNull().default(false),
    /** Of the variant configurator; null for styles that have none. */
    configurationModel: code("configuration_model"),
    classifications: jsonb("classifications").$type<Classification[]>().notNull().default([]),
    /**
     * Used only by the previous version, which may still run during a deployment. Ratings are now in the
     * assortments table.
     */
    averageRating: integer("average_rating_tenths"),
    searchText: text("search_text").notNull().default(""),
    /** The words of code, name and search text; a trigger writes it (migration 0005). */
    searchDocument: tsvector("search_document"),
    sort: integer("sort").notNull().default(0),
  },
  (t) => [index("styles_category").on(t.categoryCode)],
);

export const styleColours = pgTable(
  "style_colours",
  {
    styleCode: code("style_code")
      .notNull()
      .references(() => styles.code),
    code: code("code").notNull(),
    name: text("name").notNull(),
    /** sRGB hex of the cloth for the swatch. */
    hex: text("hex").notNull(),
    /** File names under /medias for the front and back pictures; null draws the no-picture plate. */
    front: text("front"),
    back: text("back"),
    sort: integer("sort").notNull(),
  },
  (t) => [primaryKey({ columns: [t.styleCode, t.code] })],
);

/** Body measurements behind a size label, for the size guide (ISO 8559-2: body, not garment). */
export const sizeMeasures = pgTable(
  "size_measures",
  {
    scale: code("scale").notNull(),
    size: text("size").notNull(),
    dimension: text("dimension").notNull(),
    minCm: integer("min_cm"),
    maxCm: integer("max_cm"),
    innerLegCm: integer("inner_leg_cm"),
    sort: integer("sort").notNull(),
  },
  (t) => [primaryKey({ columns: [t.scale, t.size, t.dimension] })],
);

/** One thing on a shelf: a style in a colour, size and, for trousers, a leg. */
export const variants = pgTable(
  "variants",
  {
    sku: code("sku").primaryKey(),
    styleCode: code("style_code")
      .notNull()
      .references(() => styles.code),
    colourCode: code("colour_code").notNull(),
    size: text("size").notNull(),
    /** Length or fit (Regular, Long, Stout); null where the scale has none. */
    dimension: text("dimension"),
    sort: integer("sort").notNull(),
    active: boolean("active").notNull().default(true),
  },
  (t) => [index("variants_style").on(t.styleCode)],
);

export const stockLevels = pgTable("stock_levels", {
  sku: code("sku")
    .primaryKey()
    .references(() => variants.sku),
  onHand: integer("on_hand").notNull(),
  expectedAt: instant("expected_at"),
});

/** Prices: a row without organisation is the list price; contract rows win for their organisation. */
export const priceRows = pgTable(
  "price_rows",
  {
    id: serial("id").primaryKey(),
    styleCode: code("style_code")
      .notNull()
      .references(() => styles.code),
    /** Null: every variant of the style that has no row of its own. */
    sku: code("sku"),
    organisationUid: code("organisation_uid"),
    currency: text("currency").notNull(),
    /** std is ex GST, rrp includes GST. */
    kind: text("kind", { enum: ["std", "rrp"] }).notNull(),
    minQuantity: integer("min_quantity").notNull().default(1),
    cents: cents("cents").notNull(),
    /** The first and the last day on which it is charged, in the organisation's time zone. Null: no such day. */
    validFrom: date("valid_from", { mode: "string" }),
    validUntil: date("valid_until", { mode: "string" }),
  },
  (t) => [index("price_rows_style").on(t.styleCode)],
);

/** Which organisations may see and buy which styles outside a pack. */
export const assortments = pgTable(
  "assortments",
  {
    organisationUid: code("organisation_uid").notNull(),
    styleCode: code("style_code")
      .notNull()
      .references(() => styles.code),
    /** The style's words and, as one more, the organisation: what search looks through. Written by a trigger. */
    searchDocument: tsvector("search_document"),
    /** The sum and the number of the organisation's ratings. Written by a trigger. */
    ratingSum: integer("rating_sum").notNull().default(0),
    ratingCount: integer("rating_count").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.organisationUid, t.styleCode] }),
    // With fastupdate every search would scan the pending list until the next vacuum.
    index("assortments_search").using("gin", t.searchDocument).with({ fastupdate: false }),
  ],
);

/** Other styles that a product's page shows, in the words of the contract (§5.3). */
export const REFERENCE_TYPES = ["SIMILAR", "ACCESSORIES"] as const;

export const styleReferences = pgTable(
  "style_references",
  {
    styleCode: code("style_code")
      .notNull()
      .references(() => styles.code),
    targetCode: code("target_code")
      .notNull()
      .references(() => styles.code),
    type: text("type", { enum: REFERENCE_TYPES }).notNull(),
    sort: integer("sort").notNull(),
  },
  (t) => [primaryKey({ columns: [t.styleCode, t.targetCode] })],
);

export interface ValueAddPrompt {
  label: string;
  maxLength: number;
  /** upper: stored in capitals, as the engraver cuts them. */
  letterCase?: "upper";
  required: boolean;
  /** The answer is a whole number in this range, both ends included; the unit is for reading: "cm". */
  number?: { min: number; max: number; unit?: string };
}

/** Logo, name, hem and the like, put on a garment for a price. */
export const valueAdds = pgTable("value_adds", {
  code: code("code").primaryKey(),
  name: text("name").notNull(),
  position: text("position"),
  prompts: jsonb("prompts").$type<ValueAddPrompt[]>().notNull(),
  /** A mandatory value-add is part of the garment and not shown as a choice. */
  mandatory: boolean("mandatory").notNull(),
  nonReturnable: boolean("non_returnable").notNull(),
  leadDays: integer("lead_days").notNull(),
});

export const styleValueAdds = pgTable(
  "style_value_adds",
  {
    styleCode: code("style_code")
      .notNull()
      .references(() => styles.code),
    valueAddCode: code("value_add_code")
      .notNull()
      .references(() => valueAdds.code),
    currency: text("currency").notNull(),
    cents: cents("cents").notNull(),
    sort: integer("sort").notNull(),
  },
  (t) => [primaryKey({ columns: [t.styleCode, t.valueAddCode, t.currency] })],
);

/** A person's own size in a size scale. Optional. */
export const userSizes = pgTable(
  "user_sizes",
  {
    customerId: code("customer_id").notNull(),
    scale: text("scale").notNull(),
    size: text("size").notNull(),
    dimension: text("dimension"),
    savedAt: instant("saved_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.scale] })],
);

/**
 * What kind of price a piece has: of the organisation's contract or of the list, from how many pieces, and until which
 * day; of a quote; or fixed earlier, at what is no longer the price.
 */
export interface PriceKind {
  of: "contract" | "list" | "quote" | "fixed";
  /** The first quantity that has it, if that is more than one. */
  from?: number;
  /** YYYY-MM-DD. */
  until?: string;
}
