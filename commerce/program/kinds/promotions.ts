import { z } from "@hono/zod-openapi";
import {
  configurationModels,
  type ConfigurationModel,
  MODEL_TYPES,
} from "../../modules/configurators/tables";
import { promotions } from "../../modules/promotions/tables";
import { code, currency, instant, json, line, money, oneOf, whole } from "../cell";
import { column, mayBe, naming } from "../column";
import { tableKind } from "../table-kind";

export const promotionsKind = tableKind({
  file: "promotions",
  about: "What takes something off goods of the catalogue, by itself or with a code.",
  table: promotions,
  key: ["code"],
  columns: [
    column("code", "code", code, "Of a voucher, what the buyer enters; in capitals", "CREW10"),
    column(
      "kind",
      "kind",
      oneOf("product", "order", "voucher"),
      "Every so many pieces of a style, from a sum, or with its code",
      "voucher",
    ),
    naming("site", "site", "sites", "The shop front", "wholesale"),
    naming("organisation", "organisationUid", "organisations", "Whose; empty is everybody's", "harbour", {
      empty: null,
    }),
    column("title", "title", line(), "In words", "10% off for crew week"),
    naming("style", "styleCode", "styles", "Of a product promotion", "HL-100", mayBe(null)),
    column(
      "every_pieces",
      "everyPieces",
      whole(1, 999),
      "Of so many pieces the cheapest is reduced",
      "3",
      mayBe(null),
    ),
    column("percent", "percent", whole(1, 100), "What it takes off", "10", { empty: null }),
    column("amount", "cents", money, "Or this, ex GST", "20.00", { empty: null }),
    column("currency", "currency", currency, "Of amounts", "AUD", { empty: null }),
    column("minimum", "minimumCents", money, "Goods that it needs, ex GST", "200.00", mayBe(0)),
    column("from", "startsAt", instant, "From when", "2027-07-01T00:00:00+10:00"),
    column("until", "endsAt", instant, "Until when", "2027-07-31T23:59:59+10:00"),
    column("most_uses", "mostUses", whole(1, 9_999_999), "Orders that may use it", "500", mayBe(null)),
    column("most_uses_each", "mostUsesPerPerson", whole(1, 9999), "Of one person", "1", mayBe(null)),
  ],
});

/** The shape of a model; what it says is checked where it is used. */
const definition = z.looseObject({
  groups: z.array(
    z.looseObject({ id: z.string(), name: z.string(), attributes: z.array(z.looseObject({})) }),
  ),
  rules: z.array(z.looseObject({ id: z.string() })),
  versions: z.array(z.looseObject({})),
}) as unknown as z.ZodType<ConfigurationModel>;

export const configurationModelsKind = tableKind({
  file: "configuration-models",
  about: "Models of the configurator, which styles name.",
  table: configurationModels,
  key: ["code"],
  columns: [
    column("code", "code", code, "The model", "SUIT"),
    column("name", "name", line(), "As people read it", "Suit to measure"),
    column(
      "type",
      "type",
      oneOf(...MODEL_TYPES),
      "CPQCONFIGURATOR for one whose options have prices, CLOUDCPQCONFIGURATOR for one in which the desk prices some in a quote",
      "CPQCONFIGURATOR",
      mayBe("CPQCONFIGURATOR"),
    ),
    column("version", "version", whole(1, 999_999), "Counts up with every change", "1"),
    column(
      "definition",
      "definition",
      json(definition, "an object with groups, rules and versions"),
      "What it offers",
      `{"groups":[],"rules":[],"versions":[]}`,
    ),
  ],
});
