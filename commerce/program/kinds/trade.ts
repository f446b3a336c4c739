import { deliveryModes } from "../../modules/checkout/tables";
import { carriers, sellers } from "../../modules/orders/tables";
import { baseSites } from "../../modules/sites/tables";
import {
  code,
  country,
  currency,
  email,
  line,
  money,
  oneOf,
  paragraphs,
  several,
  whole,
  yesNo,
} from "../cell";
import { column, mayBe, sort } from "../column";
import { tableKind } from "../table-kind";

export const sitesKind = tableKind({
  file: "sites",
  about: "Shop fronts. Which one a browser sees is decided by its host.",
  table: baseSites,
  key: ["code"],
  columns: [
    column("code", "uid", code, "Stands in the addresses of the API", "uniforms"),
    column("name", "name", line(), "As people read it", "Uniforms"),
    column("theme", "theme", oneOf("default", "wholesale"), "Uniform programs, or wholesale", "default"),
    column("locale", "locale", code, "BCP 47", "en", mayBe("en")),
    column("languages", "languages", several(code), "ISO 639", "en"),
    column("currencies", "currencies", several(currency), "ISO 4217", "AUD"),
  ],
});

export const sellersKind = tableKind({
  file: "sellers",
  about: "Who sells in a country, as invoices and other papers name it.",
  table: sellers,
  key: ["country"],
  columns: [
    column("country", "country", country, "Where it sells", "AU"),
    column("name", "name", line(), "The company", "Harbour Uniforms Pty Ltd"),
    column("tax_number", "taxNumber", line(40), "ABN or GST number", "53 004 085 616"),
    column("address", "address", paragraphs(400), "In full", "12 Quay Street, Sydney NSW 2000"),
    column("email", "email", email, "Where questions about papers go", "accounts@harbour.example"),
  ],
});

export const carriersKind = tableKind({
  file: "carriers",
  about: "Who carries parcels.",
  table: carriers,
  key: ["code"],
  check: (row, others) =>
    others
      .named("carriers", "name", String(row["name"]))
      .filter((other) => other !== row)
      .map((other) => ({ head: "name", message: `${String(other["code"])} has the same name.` })),
  looksInto: ["carriers"],
  columns: [
    column("code", "code", code, "The carrier", "austpost"),
    column("name", "name", line(), "As the warehouse reports it", "Australia Post"),
    column(
      "tracking_url",
      "trackingUrl",
      line(400),
      "Where a parcel is followed: https, with `{id}` for its number",
      "https://track.example/{id}",
      mayBe(null),
    ),
  ],
});

export const deliveryModesKind = tableKind({
  file: "delivery-modes",
  about: "How parcels are sent, in each country.",
  table: deliveryModes,
  key: ["code", "country"],
  columns: [
    column("code", "code", code, "The mode", "standard"),
    column("country", "country", country, "Where it is offered", "AU"),
    column("name", "name", line(), "As people choose it", "Standard delivery"),
    column("description", "description", line(400), "What stands below it", "3 to 5 working days", {
      empty: "",
    }),
    column("price", "cents", money, "Ex GST; empty is the freight of the organisation", "15.00", mayBe(null)),
    column("min_days", "minDays", whole(0, 90), "Working days at least", "3", mayBe(3)),
    column("max_days", "maxDays", whole(0, 90), "Working days at most", "5", mayBe(5)),
    column("post_boxes", "postBoxes", yesNo, "Whether it delivers to PO boxes", "yes", mayBe(true)),
    sort("the list"),
  ],
});
