import { styles } from "../../modules/catalogue/tables";
import { organisations } from "../../modules/organisation/tables";
import { day, line, oneOf, paragraphs } from "../cell";
import { column, mayBe, naming } from "../column";
import { listKind } from "../list-kind";

export const standardsKind = listKind({
  file: "standards",
  about: "The standards that garments are certified to. An order keeps what they say when it is placed.",
  table: styles,
  list: "standards",
  owner: naming("style", "code", "styles", "The garment", "HL-100"),
  key: ["style", "standard", "class"],
  columns: [
    column("standard", "standard", line(60), "The standard", "AS/NZS 4602.1"),
    column(
      "class",
      "class",
      line(40),
      "The class within it; D/N meets D and N, others meet themselves",
      "D/N",
      mayBe(""),
    ),
    column("certificate", "certificate", line(80), "The number of the certificate", "HV-100-7"),
    column("version", "version", line(40), "The version of the certificate", "2", mayBe("")),
    column(
      "text",
      "text",
      paragraphs(2000),
      "What the certificate says",
      "Certified for day and night.",
      mayBe(""),
    ),
    column("valid_until", "validUntil", day, "Its last day; empty for no end", "2028-06-30", mayBe(null)),
  ],
});

export const roleRequirementsKind = listKind({
  file: "role-requirements",
  about:
    "What people of a role must wear. `ppe_guard` of organisations.csv says what happens to garments of that class that are not certified so.",
  table: organisations,
  list: "roleRequirements",
  owner: naming("organisation", "uid", "organisations", "Whose role it is", "harbour"),
  key: ["organisation", "job", "garment_class", "standard", "class"],
  columns: [
    column("job", "job", line(60), "The role, as people.csv has it", "Deck crew"),
    column("garment_class", "garmentClass", line(60), "Which garments, as styles.csv has it", "hi-vis top"),
    column("standard", "standard", line(60), "The standard that they must be certified to", "AS/NZS 4602.1"),
    column("class", "class", line(40), "The class that is needed; empty for any", "D/N", mayBe("")),
    column(
      "when",
      "when",
      oneOf("day", "night", "always"),
      "Whether that is for work by day or by night",
      "night",
      mayBe("always"),
    ),
  ],
});
