import { z } from "@hono/zod-openapi";
import {
  categories,
  REFERENCE_TYPES,
  sizeMeasures,
  styleColours,
  styleReferences,
  styles,
  variants,
} from "../../modules/catalogue/tables";
import { type Cell, CellFault, code, json, line, oneOf, paragraphs, whole, yesNo } from "../cell";
import { isBelowItself } from "../checks";
import { column, mayBe, naming, sort } from "../column";
import { tableKind } from "../table-kind";

const hex: Cell<string> = {
  form: "A colour such as #1f2a44",
  read(text) {
    if (/^#[0-9a-f]{6}$/i.test(text)) return text;
    throw new CellFault("Write a colour such as #1f2a44.");
  },
  write: (value) => value,
};

export const categoriesKind = tableKind({
  file: "categories",
  about: "The tree that the catalogue is browsed by.",
  table: categories,
  key: ["code"],
  check: (row, others) =>
    isBelowItself("categories", "parent", row, others)
      ? [{ head: "parent", message: "It would be below itself." }]
      : [],
  looksInto: ["categories"],
  columns: [
    column("code", "code", code, "The category", "shirts"),
    column("name", "name", line(), "As people read it", "Shirts"),
    naming("parent", "parentCode", "categories", "The category above it", "tops", { empty: null }),
    sort("the list", 999_999),
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
    sort("the chart", 999_999),
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
    column(
      "garment_class",
      "garmentClass",
      line(60),
      "What it protects as; role-requirements.csv names it",
      "hi-vis top",
      mayBe(null),
    ),
    column(
      "replaced_after_months",
      "replacedAfterMonths",
      whole(1, 240),
      "After how many months from its issue it is replaced; empty for when it is worn out",
      "12",
      mayBe(null),
    ),
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
    sort("lists", 999_999),
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
    sort("the swatches", 999_999),
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
    sort("the sizes", 999_999),
    column("active", "active", yesNo, "Whether it is sold", "yes", mayBe(true)),
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
    sort("the row", 999_999),
  ],
});
