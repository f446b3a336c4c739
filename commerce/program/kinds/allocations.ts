import { registrationCodes } from "../../modules/access/tables";
import { givePacksTo } from "../../modules/entitlement";
import { allocations } from "../../modules/entitlement/tables";
import { code, instant, line, several, yesNo } from "../cell";
import { ofOrganisation } from "../checks";
import { column, mayBe, naming } from "../column";
import type { Kind } from "../kind";
import { tableKind } from "../table-kind";

/** Which packs people have. What is left of each is in the ledger, which no file changes. */
export const allocationsKind: Kind = {
  file: "allocations",
  about:
    "Who has which pack. A new row gives the person the period that holds today; later periods follow by themselves. What somebody has used or was given beside it is not in the file.",
  key: ["person", "pack"],
  columns: [
    naming("person", "customerId", "people", "Who", "HL-000001"),
    naming("pack", "packId", "packs", "What they have", "HL-DECK"),
  ],
  looksInto: ["people", "packs", "units"],
  check(row, others) {
    const unit = others.find("units", String(others.find("people", String(row["person"]))?.["unit"]));
    const pack = others.find("packs", String(row["pack"]));
    return unit && pack && unit["organisation"] !== pack["organisation"]
      ? [{ head: "pack", message: "It is a pack of another organisation." }]
      : [];
  },
  load: (db) =>
    db.selectDistinct({ person: allocations.customerId, pack: allocations.packId }).from(allocations),
  async write({ db, now }, { added }) {
    await givePacksTo(
      db,
      added.map((row) => ({ customerId: String(row["person"]), packId: String(row["pack"]) })),
      now(),
    );
  },
};

export const registrationCodesKind = tableKind({
  file: "registration-codes",
  about: "Codes that units hand to new people, who open their own account with them.",
  table: registrationCodes,
  key: ["code"],
  missing: { close: "active" },
  check: ofOrganisation("unit"),
  looksInto: ["units"],
  columns: [
    column("code", "code", code, "What people type", "HL-JOIN"),
    naming("organisation", "organisationUid", "organisations", "Whose it is", "harbour"),
    naming("unit", "unitUid", "units", "Where they come to", "hl-sydney"),
    column("job", "jobGroup", line(60), "Their job", "Deck crew", mayBe("")),
    column("packs", "packIds", several(code), "What they get", "HL-DECK", { ...mayBe([]), names: "packs" }),
    column("employee_ids", "employeeCodes", several(code), "Who may register, each once", "E101|E102"),
    column("sees_prices", "priceEnabled", yesNo, "Whether they see prices", "no", mayBe(false)),
    column("active", "active", yesNo, "Whether it still works", "yes", mayBe(true)),
    column("expires", "expiresAt", instant, "Until when", "2027-07-01T00:00:00+10:00", mayBe(null)),
  ],
});
