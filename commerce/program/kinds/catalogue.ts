import { z } from "@hono/zod-openapi";
import {
  assortments,
  categories,
  priceRows,
  REFERENCE_TYPES,
  sizeMeasures,
  stockLevels,
  styleColours,
  styleReferences,
  styles,
  styleValueAdds,
  valueAdds,
  variants,
} from "../../modules/catalogue/tables";
import {
  type Cell,
  CellFault,
  code,
  instant,
  json,
  line,
  money,
  oneOf,
  paragraphs,
  whole,
  yesNo,
} from "../cell";
import { column, mayBe, naming } from "../column";
import type { Others, Refusal, Row } from "../kind";
import { keylessKind, tableKind } from "../table-kind";

const currency = oneOf("AUD", "NZD");
const sort = (of: string) =>
  column("sort", "sort", whole(0, 999_999), `The order of ${of}`, "1", { empty: 0 });

const hex: Cell<string> = {
  form: "A colour such as #1f2a44",
  read(text) {
    if (/^#[0-9a-f]{6}$/i.test(text)) return text;
    throw new CellFault("Write a colour such as #1f2a44.");
  },
  write: (value) => value,
};

/** A row of a tree must not be below itself. */
const belowItself =
  (file: string, head: string) =>
  (row: Row, others: Others): Refusal[] => {
    const seen = new Set([row["code"]]);
    let above = row[head];
    while (typeof above === "string" && !seen.has(above)) {
      seen.add(above);
      above = others.find(file, above)?.[head];
    }
    return typeof above === "string" ? [{ head, message: "It would be below itself." }] : [];
  };

export const categoriesKind = tableKind({
  file: "categories",
  about: "The tree that the catalogue is browsed by.",
  table: categories,
  key: ["code"],
  check: belowItself("categories", "parent"),
  looksInto: ["categories"],
  columns: [
    column("code", "code", code, "The category", "shirts"),
    column("name", "name", line(), "As people read it", "Shirts"),
    naming("parent", "parentCode", "categories", "The category above it", "tops", { empty: null }),
    sort("the list"),
  ],
});

export const sizeChartsKind = tableKind({
  file: "size-charts",
  about: "What of the body a size fits, for the size guide (ISO 8559-2).",
  table: sizeMeasures,
  key: ["scale", "size", "measured"],
  missing: "delete",
  columns: [
    column("scale", "scale", line(60), "The size scale, as styles name it", "mens_alpha"),
    column("size", "size", line(40), "The size", "M"),
    column("measured", "dimension", line(40), "What is measured: chest, waist, hip, neck, head", "chest"),
    column("from_cm", "minCm", whole(1, 400), "At least", "97", { empty: null }),
    column("to_cm", "maxCm", whole(1, 400), "At most", "102", { empty: null }),
    column("inner_leg_cm", "innerLegCm", whole(1, 200), "Of trousers", "81", mayBe(null)),
    sort("the chart"),
  ],
});

const classifications = z.array(
  z.object({
    code: z.string().min(1),
    name: z.string(),
    features: z.array(z.object({ code: z.string(), name: z.string(), values: z.array(z.string()) })),
  }),
);

export const stylesKind = tableKind({
  file: "styles",
  about: "Garments. Colours and sizes make the SKUs of each.",
  table: styles,
  key: ["code"],
  columns: [
    column("code", "code", code, "The style", "HL-100"),
    column("name", "name", line(), "As people read it", "Deck polo"),
    column("summary", "summary", paragraphs(600), "A sentence for lists", "Quick-drying polo", mayBe("")),
    column(
      "description",
      "description",
      paragraphs(),
      "For its page",
      "A polo that dries in an hour.",
      mayBe(""),
    ),
    column("brand", "brand", line(), "Who makes it", "Harbour", mayBe("")),
    naming("category", "categoryCode", "categories", "Where it stands", "shirts"),
    column("size_scale", "sizeScale", line(100), "The size scale of its sizes", "mens_alpha"),
    column("size_label", "sizeLabel", line(40), "What its sizes are called", "Size", mayBe("Size")),
    column(
      "dimension_label",
      "dimensionLabel",
      line(40),
      "What its lengths or fits are called",
      "Leg",
      mayBe(null),
    ),
    column(
      "product_type",
      "productType",
      oneOf("ready", "kit"),
      "A garment, or several in one",
      "ready",
      mayBe("ready"),
    ),
    column(
      "stock_model",
      "stockModel",
      oneOf("stocked", "made_to_order", "indent"),
      "Held in stock, made for each order, or collected in a window",
      "stocked",
      mayBe("stocked"),
    ),
    column("in_stock_code", "inStockCode", code, "The planner's code; D is held by rule", "A", mayBe("A")),
    column(
      "back_order",
      "backOrder",
      yesNo,
      "Whether it is sold while it is out of stock",
      "yes",
      mayBe(true),
    ),
    column("new", "isNew", yesNo, "Whether lists say that it is new", "no", mayBe(false)),
    column("points", "points", whole(0, 999_999), "What it costs in packs with points", "40", mayBe(null)),
    column("unspsc", "unspsc", code, "The classification of procurement", "53101602", mayBe(null)),
    column("standard", "standard", line(), "The norm that it meets", "AS/NZS 4602.1", mayBe(null)),
    column("configuration_model", "configurationModel", code, "The configurator that it is made by", "SUIT", {
      ...mayBe(null),
      names: "configuration-models",
    }),
    column(
      "classifications",
      "classifications",
      json(classifications, "a list of classes with their features"),
      "Facts for its page",
      `[{"code":"care","features":[{"code":"wash","name":"Wash","values":["40 °C"]}],"name":"Care"}]`,
      mayBe([]),
    ),
    column(
      "search_words",
      "searchText",
      paragraphs(2000),
      "Further words that it is found by",
      "t-shirt tee",
      mayBe(""),
    ),
    sort("lists"),
  ],
});

export const coloursKind = tableKind({
  file: "colours",
  about: "The colours of each style.",
  table: styleColours,
  key: ["style", "code"],
  columns: [
    naming("style", "styleCode", "styles", "The garment", "HL-100"),
    column("code", "code", code, "The colour, within the style", "NVY"),
    column("name", "name", line(), "As people read it", "Navy"),
    column("hex", "hex", hex, "Of the swatch", "#1f2a44"),
    column("front", "front", line(300), "The picture under `/medias`", "hl-100-nvy-front.svg", mayBe(null)),
    column("back", "back", line(300), "The picture from behind", "hl-100-nvy-back.svg", mayBe(null)),
    sort("the swatches"),
  ],
});

export const skusKind = tableKind({
  file: "skus",
  about: "What lies on a shelf: a style in a colour and a size.",
  table: variants,
  key: ["sku"],
  missing: { close: "active" },
  check: (row, others) =>
    others.find("colours", String(row["style"]), String(row["colour"]))
      ? []
      : [{ head: "colour", message: "The style has no such colour in colours.csv." }],
  looksInto: ["colours"],
  columns: [
    column("sku", "sku", code, "The SKU", "HL-100-NVY-M"),
    naming("style", "styleCode", "styles", "The garment", "HL-100"),
    column("colour", "colourCode", code, "The code of its colour", "NVY"),
    column("size", "size", line(40), "The size", "M"),
    column("dimension", "dimension", line(40), "The length or fit", "Long", mayBe(null)),
    sort("the sizes"),
    column("active", "active", yesNo, "Whether it is sold", "yes", mayBe(true)),
  ],
});

export const stockKind = tableKind({
  file: "stock",
  about: "What is on hand.",
  table: stockLevels,
  key: ["sku"],
  columns: [
    naming("sku", "sku", "skus", "What", "HL-100-NVY-M"),
    column("on_hand", "onHand", whole(0, 9_999_999), "Pieces", "240"),
    column("expected", "expectedAt", instant, "When more arrives", "2027-07-01T00:00:00+10:00", mayBe(null)),
  ],
});

const prompts = z.array(
  z.object({
    label: z.string().min(1),
    maxLength: z.number().int().min(1).max(200),
    letterCase: z.literal("upper").optional(),
    required: z.boolean(),
    number: z.object({ min: z.number(), max: z.number(), unit: z.string().optional() }).optional(),
  }),
);

export const valueAddsKind = tableKind({
  file: "value-adds",
  about: "What is put on garments: logos, names, hems.",
  table: valueAdds,
  key: ["code"],
  columns: [
    column("code", "code", code, "The value-add", "NAME_EMB"),
    column("name", "name", line(), "As people read it", "Embroidered name"),
    column("position", "position", line(), "Where on the garment", "Right chest", { empty: null }),
    column(
      "prompts",
      "prompts",
      json(prompts, `a list such as [{"label":"Name to embroider","maxLength":20,"required":true}]`),
      "What people type for it",
      `[{"label":"Name to embroider","maxLength":20,"required":true}]`,
      { empty: [] },
    ),
    column("part", "mandatory", yesNo, "Whether it is part of the garment, and no choice", "no", {
      empty: false,
    }),
    column("non_returnable", "nonReturnable", yesNo, "Whether a garment with it comes back", "yes", {
      empty: false,
    }),
    column("lead_days", "leadDays", whole(0, 365), "Working days that it takes", "5", { empty: 0 }),
  ],
});

export const styleValueAddsKind = tableKind({
  file: "style-value-adds",
  about: "Which value-adds a style takes, and what each costs.",
  table: styleValueAdds,
  key: ["style", "value_add", "currency"],
  missing: "delete",
  columns: [
    naming("style", "styleCode", "styles", "The garment", "HL-100"),
    naming("value_add", "valueAddCode", "value-adds", "What is put on it", "NAME_EMB"),
    column("currency", "currency", currency, "Of the price", "AUD"),
    column("price", "cents", money, "Ex GST, for one piece", "3.50"),
    sort("the choices"),
  ],
});

export const pricesKind = keylessKind({
  file: "prices",
  about:
    "Prices. One with an organisation is its contract price and wins over the list price; one with a SKU wins over the style's.",
  table: priceRows,
  key: ["style", "sku", "organisation", "currency", "kind", "from_pieces"],
  missing: "delete",
  check: (row, others) =>
    row["sku"] === null || others.find("skus", String(row["sku"]))?.["style"] === row["style"]
      ? []
      : [{ head: "sku", message: "It is a SKU of another style." }],
  looksInto: ["skus"],
  columns: [
    naming("style", "styleCode", "styles", "The garment", "HL-100"),
    naming("sku", "sku", "skus", "Of one SKU; empty is each of the style without a price of its own", "", {
      empty: null,
    }),
    naming(
      "organisation",
      "organisationUid",
      "organisations",
      "Whose price; empty is everybody's",
      "harbour",
      {
        empty: null,
      },
    ),
    column("currency", "currency", currency, "Of the price", "AUD"),
    column(
      "kind",
      "kind",
      oneOf("std", "rrp"),
      "`std` is charged, ex GST; `rrp` is recommended, with GST",
      "std",
    ),
    column(
      "from_pieces",
      "minQuantity",
      whole(1, 999_999),
      "The pieces of one line from which it holds",
      "1",
      {
        empty: 1,
      },
    ),
    column("price", "cents", money, "For one piece", "59.90"),
  ],
});

export const assortmentsKind = tableKind({
  file: "assortments",
  about: "Which organisations see and buy which styles outside a pack.",
  table: assortments,
  key: ["organisation", "style"],
  missing: "delete",
  columns: [
    naming("organisation", "organisationUid", "organisations", "Who may", "harbour"),
    naming("style", "styleCode", "styles", "Buy what", "HL-100"),
  ],
});

export const referencesKind = tableKind({
  file: "references",
  about: "Other styles that the page of a style shows.",
  table: styleReferences,
  key: ["style", "other"],
  missing: "delete",
  columns: [
    naming("style", "styleCode", "styles", "On whose page", "HL-100"),
    naming("other", "targetCode", "styles", "What it shows", "HL-110"),
    column("kind", "type", oneOf(...REFERENCE_TYPES), "Why", "SIMILAR"),
    sort("the row"),
  ],
});
