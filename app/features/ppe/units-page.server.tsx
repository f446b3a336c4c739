import type { SerializeFrom } from "@remix-run/node";
import { UnitReport } from "~/features/manage-users/unit-report.server";
import { ppePath, ppeUnitsPath } from "~/paths";
import type { Column } from "~/ui/table";
import type { unitsView } from "./list.server";
import { STATES } from "./states";
import { TITLE } from "./title";

type Units = SerializeFrom<typeof unitsView>["units"];

const columns: Column<Units[number]>[] = [
  {
    label: "Not complete",
    kind: "num",
    phone: "fact",
    cell: ({ unmet }) => (
      <>
        {unmet}
        <span className="only-s"> not complete</span>
      </>
    ),
  },
  { label: STATES.never, kind: "num", cell: ({ never }) => never },
  { label: STATES.due, kind: "num", cell: ({ due }) => due },
  { label: STATES.expired, kind: "num", cell: ({ expired }) => expired },
];

/** How many people of each unit do not have all of it. */
export const PpeUnitsPage = ({ units }: { units: Units }) => (
  <UnitReport
    list={{ label: TITLE, to: ppePath }}
    lead="People whose role requires something, and what of it is missing."
    empty={{
      title: "Nothing is required",
      text: (noun) => `Each ${noun} is listed here once the role of somebody in it requires something.`,
    }}
    units={units}
    columns={columns}
    path={ppeUnitsPath}
    csv={`${ppePath}.csv?do=units`}
  />
);
