import { z } from "@hono/zod-openapi";
import { isNull, sql } from "drizzle-orm";
import {
  costCentres,
  costCentreUnits,
  organisations,
  PPE_GUARDS,
  units,
  addresses,
} from "../../modules/organisation/tables";
import {
  basisPoints,
  type Cell,
  CellFault,
  code,
  country,
  currency,
  email,
  json,
  line,
  money,
  oneOf,
  several,
  yesNo,
} from "../cell";
import { endsBeforeItBegins, isBelowItself, ofOrganisation } from "../checks";
import { activeDayColumns, column, mayBe, naming } from "../column";
import type { Kind, Others, Refusal, Row } from "../kind";
import { tableKind } from "../table-kind";

const timeZone: Cell<string> = {
  form: "A time zone of the IANA database",
  read(text) {
    const known = Intl.supportedValuesOf("timeZone").find(
      (zone) => zone.toLowerCase() === text.toLowerCase(),
    );
    if (known) return known;
    throw new CellFault("This is no time zone. Write one such as Australia/Sydney.");
  },
  write: (value) => value,
};

const reasons = z.array(z.object({ code: z.string().min(1), msg: z.string().min(1) }));
const costShare = z
  .object({ fullMonths: z.int().min(0).max(120), endsAfterMonths: z.int().min(1).max(120) })
  .refine(({ fullMonths, endsAfterMonths }) => fullMonths < endsAfterMonths);
const support = z.object({ name: z.string().min(1), phone: z.string(), email: z.email() });

export const organisationsKind: Kind = tableKind({
  file: "organisations",
  about: "The customers that run a program, with the rules of each.",
  table: organisations,
  key: ["code"],
  columns: [
    column("code", "uid", code, "The organisation", "harbour"),
    naming("site", "site", "sites", "The shop front of its people", "uniforms"),
    column("name", "name", line(), "As people read it", "Harbour Line"),
    column("time_zone", "timeZone", timeZone, "Of windows, days and periods", "Australia/Sydney"),
    column("region", "region", country, "Whose financial year counts", "AU"),
    column(
      "prices_with_gst",
      "priceIncludingGst",
      yesNo,
      "Whether prices are shown with GST",
      "no",
      mayBe(false),
    ),
    column(
      "approval",
      "approval",
      oneOf("none", "always", "own-share"),
      "Which orders an approver decides about: none, each, or those with a share that the wearer pays",
      "always",
      mayBe("none"),
    ),
    column(
      "purchase_order_needed",
      "purchaseOrderMandatory",
      yesNo,
      "Whether an order needs a purchase order number",
      "no",
      mayBe(false),
    ),
    column(
      "cost_centre_needed",
      "costCentreMandatory",
      yesNo,
      "Whether an order needs a cost centre",
      "yes",
      mayBe(false),
    ),
    column(
      "urgent_reasons",
      "urgentReasons",
      json(reasons, `a list such as [{"code":"DAMAGED","msg":"Damaged at work"}]`),
      "Why an order may be urgent; without any none is",
      `[{"code":"DAMAGED","msg":"Damaged at work"}]`,
      mayBe([]),
    ),
    column(
      "restricted_styles",
      "restrictedStyles",
      several(code),
      "Styles that an approver must agree to each time",
      "HL-110",
      { ...mayBe([]), names: "styles" },
    ),
    column("freight", "freightCents", money, "Ex GST, of one order", "10.00", mayBe(1000)),
    column(
      "freight_free_over",
      "freightFreeOverCents",
      money,
      "Goods ex GST from which freight is free",
      "99.00",
      mayBe(9900),
    ),
    column(
      "own_share",
      "ownShare",
      oneOf("payroll", "invoice"),
      "How a wearer's share is collected that no card pays",
      "payroll",
      mayBe("invoice"),
    ),
    column(
      "card_payment",
      "cardPayment",
      yesNo,
      "Whether wearers may pay their share by card",
      "no",
      mayBe(false),
    ),
    column(
      "sizes_hidden",
      "sizesHidden",
      yesNo,
      "Whether approvers and managers read the class of a garment instead of its style and size",
      "no",
      mayBe(false),
    ),
    column(
      "cost_share",
      "costShare",
      json(costShare, `such as {"fullMonths":3,"endsAfterMonths":12}`),
      "How much of its value a leaver may be asked for a missing piece: all in the first months, then less until nothing. Empty asks nothing",
      `{"fullMonths":3,"endsAfterMonths":12}`,
      mayBe(null),
    ),
    column(
      "ppe_guard",
      "ppeGuard",
      oneOf(...PPE_GUARDS),
      "What happens if somebody adds a garment that does not meet what their role requires: it is refused, needs a reason, or is only warned of. Empty checks nothing",
      "reason",
      mayBe(null),
    ),
    column(
      "registration",
      "registrationOpen",
      yesNo,
      "Whether people may register with a code",
      "no",
      mayBe(false),
    ),
    column(
      "assisted_service",
      "assisted",
      yesNo,
      "Whether the supplier's agents may act for its people",
      "yes",
      mayBe(true),
    ),
    column(
      "support",
      "support",
      json(support, `such as {"email":"help@harbour.example","name":"Uniform desk","phone":"1800 160 401"}`),
      "Whom its people ask",
      `{"email":"help@harbour.example","name":"Uniform desk","phone":"1800 160 401"}`,
    ),
  ],
});

/** A unit must be below one of its own organisation, and not below itself. */
function unitRefusals(row: Row, others: Others): Refusal[] {
  const refusals: Refusal[] = [];
  for (const head of ["parent", "bill_to"]) {
    const other = typeof row[head] === "string" ? others.find("units", row[head]) : undefined;
    if (other && other["organisation"] !== row["organisation"]) {
      refusals.push({ head, message: "It is a unit of another organisation." });
    }
  }
  if (isBelowItself("units", "parent", row, others)) {
    refusals.push({ head: "parent", message: "The unit would be below itself." });
  }
  return refusals;
}

export const unitsKind = tableKind({
  file: "units",
  about: "The places of an organisation, as a tree. On the wholesale site they are called stores.",
  table: units,
  key: ["code"],
  missing: { close: "active" },
  check: unitRefusals,
  looksInto: ["units"],
  touched: (now) => ({ updatedAt: now, version: sql`${units.version} + 1` }),
  columns: [
    column("code", "uid", code, "The unit", "hl-sydney"),
    naming("organisation", "organisationUid", "organisations", "Whose it is", "harbour"),
    naming("parent", "parentUid", "units", "The unit above it; the top one has none", "harbour", {
      empty: null,
    }),
    column("name", "name", line(), "As people read it", "Sydney wharf"),
    column(
      "kind",
      "kind",
      oneOf("sold-to", "bill-to", "ship-to"),
      "Whether it has the contract, is invoiced, or takes deliveries",
      "ship-to",
    ),
    naming("bill_to", "billToUid", "units", "The unit that is invoiced", "harbour", mayBe(null)),
    column("country", "country", country, "Where it is", "AU"),
    column("currency", "currency", currency, "Of its prices", "AUD"),
    column("currency_sign", "currencySymbol", line(5), "In front of its prices", "$", mayBe("$")),
    column("gst", "gstRate", basisPoints, "The rate where it is", "10"),
    column("active", "active", yesNo, "A closed unit takes no orders", "yes", mayBe(true)),
    column("bulk_upload", "bulkUploadEnabled", yesNo, "Whether it orders by a file", "no", mayBe(false)),
    column(
      "size_finder",
      "enableNaizFit",
      yesNo,
      "Whether its pages have the size finder",
      "no",
      mayBe(false),
    ),
    column("chat", "enableChatbot", yesNo, "Whether its pages have the chat", "no", mayBe(false)),
  ],
});

export const addressesKind = tableKind({
  file: "addresses",
  about: "Where units take deliveries. People keep their own addresses themselves.",
  table: addresses,
  where: isNull(addresses.customerId),
  key: ["code"],
  missing: "delete",
  columns: [
    column("code", "id", code, "The address", "hl-sydney-dock"),
    naming("unit", "unitUid", "units", "Whose it is", "hl-sydney"),
    column("company", "companyName", line(), "The first line of a parcel", "Harbour Line", { empty: null }),
    column("first_name", "firstName", line(), "Who takes parcels", "Uniform", mayBe("")),
    column("last_name", "lastName", line(), "Who takes parcels", "Store", mayBe("")),
    column("street", "line1", line(), "Street and number", "1 Wharf Road"),
    column("building", "line2", line(), "Building, floor or dock", "Dock 3", mayBe(null)),
    column("town", "town", line(), "Town or suburb", "Sydney"),
    column("state", "region", line(60), "In Australia the short code", "NSW", { empty: null }),
    column("postcode", "postalCode", code, "Four digits", "2000"),
    column("country", "country", country, "AU or NZ", "AU"),
    column("phone", "phone", line(40), "For the carrier", "02 5550 0123", mayBe(null)),
    column("email", "email", email, "For the carrier", "dock@harbour.example", mayBe(null)),
    column("default", "isDefault", yesNo, "Whether it is chosen at first", "yes", mayBe(false)),
  ],
});

export const costCentresKind = tableKind({
  file: "cost-centres",
  about: "What orders are charged to. A unit charges its own and those of the units above it.",
  table: costCentres,
  key: ["code"],
  missing: { close: "active" },
  check: (row, others) => [...ofOrganisation("unit")(row, others), ...endsBeforeItBegins(row)],
  looksInto: ["units"],
  touched: (now) => ({ updatedAt: now, version: sql`${costCentres.version} + 1` }),
  columns: [
    column("code", "code", code, "The cost centre", "HL-4100"),
    naming("organisation", "organisationUid", "organisations", "Whose it is", "harbour"),
    naming("unit", "unitUid", "units", "Whose people charge it, with the units below", "hl-sydney"),
    column("name", "name", line(), "As people read it", "Deck crew"),
    column("currency", "currency", currency, "Of its budgets", "AUD"),
    column("active", "active", yesNo, "A closed one takes no orders", "yes", mayBe(true)),
    ...activeDayColumns("charged"),
  ],
});

export const costCentreUnitsKind = tableKind({
  file: "cost-centre-units",
  about: "Further units that may charge a cost centre.",
  table: costCentreUnits,
  key: ["cost_centre", "unit"],
  missing: "delete",
  columns: [
    naming("cost_centre", "costCentreCode", "cost-centres", "What is charged", "HL-4100"),
    naming("unit", "unitUid", "units", "Who may", "hl-perth"),
  ],
});
