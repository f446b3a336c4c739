import type { ResponseOf } from "~/commerce/response";
import { plainText } from "~/features/cms/sanitise.server";
import { unitLabel } from "~/features/shell/unit-words";
import type { CsvColumn } from "~/lists/csv.server";
import { readableDay } from "~/ui/dates";
import { recallPath } from "~/paths";

type Recall = ResponseOf<"get", "/manage-organisation/recalls">["recalls"][number];
type Units = ResponseOf<"get", "/manage-organisation/recalls/{styleCode}">;

function recallView({
  styleCode,
  name,
  kind,
  endsOn,
  reason,
  replacement,
  exchangeFree,
  ...figures
}: Recall) {
  return {
    code: styleCode,
    name: plainText(name),
    to: recallPath(styleCode),
    kind: kind === "recall" ? "Recall" : "Rebrand",
    ends: readableDay(endsOn),
    reason: plainText(reason),
    replacement: replacement && plainText(replacement.name),
    exchange: exchangeFree
      ? "Pieces are exchanged at no charge."
      : "Pieces that people have stay in use; they are not exchanged at no charge.",
    ...figures,
  };
}

/** Styles that end, with how far they are exchanged. */
export const recallsView = (recalls: readonly Recall[]) => ({ recalls: recalls.map(recallView) });

/** One of them by unit. */
export const recallUnitsView = ({ recall, units }: Units) => ({
  recall: recallView(recall),
  units: units.map(unitRow),
});

export const unitRow = ({ unit, ...figures }: Units["units"][number]) => ({
  uid: unit.uid,
  unit: unit.name,
  ...figures,
});

/** The columns of the units as a file. */
export const unitColumns = (site: string): CsvColumn<ReturnType<typeof unitRow>>[] => [
  { label: unitLabel(site), text: ({ unit }) => unit },
  { label: "People", text: ({ people }) => String(people) },
  { label: "To be exchanged", text: ({ left }) => String(left) },
  { label: "On the way", text: ({ onTheWay }) => String(onTheWay) },
  { label: "Exchanged", text: ({ exchanged }) => String(exchanged) },
];
