import { z } from "@hono/zod-openapi";
import { bundles, bundleSets, bundleStyles, packs } from "../../modules/packs/tables";
import { code, instant, json, line, oneOf, paragraphs, several, whole, yesNo } from "../cell";
import { column, mayBe, naming, sort } from "../column";
import type { Others, Refusal, Row } from "../kind";
import { tableKind } from "../table-kind";

export const packsKind = tableKind({
  file: "packs",
  about: "What an organisation gives or offers to its people.",
  table: packs,
  key: ["code"],
  columns: [
    column("code", "id", code, "The pack", "HL-DECK"),
    naming("organisation", "organisationUid", "organisations", "Whose it is", "harbour"),
    column("name", "name", line(), "As people read it", "Deck crew pack"),
    column(
      "description",
      "description",
      paragraphs(2000),
      "What stands below it",
      "For everybody on deck",
      mayBe(""),
    ),
    column(
      "kind",
      "packType",
      oneOf("compulsory", "new starter", "optional", "self-purchase"),
      "What it is for; a self-purchase pack gives nothing",
      "compulsory",
    ),
    column(
      "measure",
      "allocationType",
      oneOf("quantity", "dollar", "points"),
      "What people have to spend: pieces, dollars or points",
      "quantity",
    ),
    column(
      "again",
      "reset",
      oneOf("once", "calendar-year", "financial-year", "anniversary"),
      "How often it is given",
      "calendar-year",
    ),
    column(
      "amount",
      "grantAmount",
      whole(0, 99_999_999),
      "Cents or points of a period for full-time work; a pack of pieces gives each bundle's most",
      "30000",
      mayBe(null),
    ),
    column(
      "least_working_time",
      "grantLeastLoad",
      whole(1, 100),
      "The amount goes down with the working time, to this per cent; empty is the same for everybody",
      "50",
      mayBe(null),
    ),
    column(
      "by_months",
      "grantByMonths",
      yesNo,
      "Whether somebody who starts within a period is given the months that are left of it: pieces rounded up, and each bundle's least at least",
      "no",
      mayBe(false),
    ),
    column(
      "opens_before_start",
      "opensBeforeStart",
      whole(0, 365),
      "How many days before somebody's first day of work (`starts_on` of people.csv) it opens for them; empty is at once, and it is for whoever has no such day",
      "28",
      mayBe(null),
    ),
    column("opens", "opensAt", instant, "From when people choose", "2027-02-01T00:00:00+11:00", mayBe(null)),
    column("closes", "closesAt", instant, "Until when", "2027-02-28T23:59:59+11:00", mayBe(null)),
    column("opens_again", "opensAgainAt", instant, "The next time", "2027-08-01T00:00:00+10:00", mayBe(null)),
    column(
      "replacement_reasons",
      "replacementReasons",
      several(line()),
      "What people choose from who replace something",
      "Worn out|Wrong size",
      mayBe([]),
    ),
    sort("the list"),
  ],
});

const ranges = z.array(
  z.object({
    fromCents: z.number().int().min(0),
    toCents: z.number().int().min(1),
    percent: z.number().min(0).max(100),
  }),
);

function bundleRefusals(row: Row): Refusal[] {
  return Number(row["least"]) > Number(row["most"])
    ? [{ head: "least", message: "It is more than `most`." }]
    : [];
}

export const bundlesKind = tableKind({
  file: "bundles",
  about: "The parts of a pack, each of which is chosen from.",
  table: bundles,
  key: ["pack", "code"],
  check: bundleRefusals,
  columns: [
    naming("pack", "packId", "packs", "Whose it is", "HL-DECK"),
    column("code", "id", code, "The bundle, within the pack", "SHIRTS"),
    column("name", "name", line(), "As people read it", "Shirts"),
    column(
      "description",
      "description",
      paragraphs(2000),
      "What stands below it",
      "Choose any three",
      mayBe(""),
    ),
    column(
      "funding",
      "fundType",
      oneOf("FULLY_FUNDED", "SUBSIDISED", "SELF_PURCHASE"),
      "Who pays: the organisation, both, or the wearer",
      "FULLY_FUNDED",
    ),
    column(
      "subsidy_ranges",
      "subsidyRanges",
      json(ranges, `a list such as [{"fromCents":0,"percent":50,"toCents":20000}]`),
      "Which part of the wearer's spend the organisation pays",
      `[{"fromCents":0,"percent":50,"toCents":20000}]`,
      mayBe([]),
    ),
    column(
      "kind",
      "kind",
      oneOf("set", "group"),
      "Pieces of any set, or one of each set together",
      "set",
      mayBe("set"),
    ),
    column(
      "exclusive",
      "exclusive",
      yesNo,
      "Whether a choice from one set locks the others",
      "no",
      mayBe(false),
    ),
    column(
      "return_first",
      "returnFirst",
      yesNo,
      "Whether somebody may have `most` of its pieces at a time: another one only once one is handed in, worn out or missing",
      "no",
      mayBe(false),
    ),
    column("least", "minItems", whole(0, 999), "Pieces at least", "0", { empty: 0 }),
    column("most", "maxItems", whole(1, 999), "Pieces at most", "3"),
    column("indent", "isIndentOrder", yesNo, "Whether it is collected in a window", "no", mayBe(false)),
    column("indent_opens", "indentStartsAt", instant, "From when", "2027-02-01T00:00:00+11:00", mayBe(null)),
    column("indent_closes", "indentEndsAt", instant, "Until when", "2027-02-28T23:59:59+11:00", mayBe(null)),
    column(
      "indent_arrives",
      "indentDeliveryAt",
      instant,
      "When it is sent",
      "2027-06-01T00:00:00+10:00",
      mayBe(null),
    ),
    column(
      "opens_after_start",
      "opensAfterStart",
      whole(1, 730),
      "How many days after somebody's first day of work this part opens for them, such as after probation; empty is with its pack",
      "182",
      mayBe(null),
    ),
    sort("the steps"),
  ],
});

export const bundleSetsKind = tableKind({
  file: "bundle-sets",
  about: "What a bundle is chosen from.",
  table: bundleSets,
  key: ["pack", "bundle", "code"],
  missing: "delete",
  check: (row, others) => inBundle(row, others),
  looksInto: ["bundles"],
  columns: [
    naming("pack", "packId", "packs", "Whose it is", "HL-DECK"),
    column("bundle", "bundleId", code, "The bundle", "SHIRTS"),
    column("code", "id", code, "The set, within the bundle", "POLOS"),
    column("name", "name", line(), "As people read it", "Polos"),
    sort("the sets"),
  ],
});

const inBundle = (row: Row, others: Others): Refusal[] =>
  others.find("bundles", String(row["pack"]), String(row["bundle"]))
    ? []
    : [{ head: "bundle", message: "The pack has no such bundle in bundles.csv." }];

export const bundleStylesKind = tableKind({
  file: "bundle-styles",
  about: "The styles of each set.",
  table: bundleStyles,
  key: ["pack", "bundle", "set", "style"],
  missing: "delete",
  check: (row, others) =>
    others.find("bundle-sets", String(row["pack"]), String(row["bundle"]), String(row["set"]))
      ? []
      : [{ head: "set", message: "The bundle has no such set in bundle-sets.csv." }],
  looksInto: ["bundle-sets"],
  columns: [
    naming("pack", "packId", "packs", "Whose it is", "HL-DECK"),
    column("bundle", "bundleId", code, "The bundle", "SHIRTS"),
    column("set", "setId", code, "The set", "POLOS"),
    naming("style", "styleCode", "styles", "The garment", "HL-100"),
    column(
      "colours",
      "colourCodes",
      several(code),
      "The colours that are offered; empty is all",
      "NVY|WHT",
      mayBe(null),
    ),
    sort("the choices"),
  ],
});
