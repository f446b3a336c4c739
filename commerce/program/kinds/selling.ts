import { z } from "@hono/zod-openapi";
import {
  assortments,
  priceRows,
  stockLevels,
  styleValueAdds,
  valueAdds,
} from "../../modules/catalogue/tables";
import { code, currency, day, instant, json, line, money, oneOf, whole, yesNo } from "../cell";
import { endsBeforeItBegins } from "../checks";
import { column, mayBe, naming, sort } from "../column";
import { keylessKind, tableKind } from "../table-kind";

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
    sort("the choices", 999_999),
  ],
});

/** Files from before prices had dates have no such column. */
const undated = { empty: null, mayMiss: true } as const;

export const pricesKind = keylessKind({
  file: "prices",
  about:
    "Prices. One with an organisation is its contract price and wins over the list price; one with a SKU wins over the style's. On a day in its dates, one with dates wins over the same price without; of several, the one that began last.",
  table: priceRows,
  key: ["style", "sku", "organisation", "currency", "kind", "from_pieces", "from", "until"],
  missing: "delete",
  check: (row, others) => [
    ...(row["sku"] === null || others.find("skus", String(row["sku"]))?.["style"] === row["style"]
      ? []
      : [{ head: "sku", message: "It is a SKU of another style." }]),
    ...endsBeforeItBegins(row),
  ],
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
    column(
      "from",
      "validFrom",
      day,
      "The first day that it applies; empty for always",
      "2027-07-01",
      undated,
    ),
    column(
      "until",
      "validUntil",
      day,
      "The last day that it applies; empty for no end",
      "2027-07-31",
      undated,
    ),
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
