import { styles } from "../../modules/catalogue/tables";
import { ENDING_KINDS } from "../../modules/recalls";
import { day, line, oneOf, yesNo } from "../cell";
import { column, mayBe, naming } from "../column";
import { columnsKind } from "../columns-kind";

export const recallsKind = columnsKind({
  file: "recalls",
  about:
    "Styles that end, and what replaces them. Until the last day both can be ordered, from the next day on the old one is refused with its reason.",
  table: styles,
  present: "endsOn",
  none: { endsOn: null, endKind: null, endReason: null, replacedBy: null, exchangeFree: false },
  check({ style, replaced_by: other }, others) {
    if (!other) return [];
    if (other === style) return [{ head: "replaced_by", message: "It would replace itself." }];
    return others.find("recalls", String(other))
      ? [{ head: "replaced_by", message: "It ends too. Name the style that replaces both." }]
      : [];
  },
  looksInto: ["recalls"],
  owner: naming("style", "code", "styles", "The garment that ends", "HL-100"),
  columns: [
    column("ends_on", "endsOn", day, "The last day on which it may be ordered", "2027-06-30"),
    column(
      "kind",
      "endKind",
      oneOf(...ENDING_KINDS),
      "Whether something is wrong with it, or the brand changes",
      "rebrand",
    ),
    column("reason", "endReason", line(255), "A sentence why, for whoever orders it", "Our logo changes."),
    naming(
      "replaced_by",
      "replacedBy",
      "styles",
      "The style to order instead; sizes and colours are found by their names",
      "HL-110",
      mayBe(null),
    ),
    column(
      "exchanged_free",
      "exchangeFree",
      yesNo,
      "Whether pieces that people have are exchanged at no charge",
      "yes",
      mayBe(false),
    ),
  ],
});
