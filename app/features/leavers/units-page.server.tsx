import type { SerializeFrom } from "@remix-run/node";
import { UnitReport } from "~/features/manage-users/unit-report.server";
import { leaversPath, leaverUnitsPath } from "~/paths";
import { figureColumns } from "./figure-columns.server";
import type { unitsView } from "./list.server";

/** The leavers of each unit together. */
export const LeaverUnitsPage = ({ units }: SerializeFrom<ReturnType<typeof unitsView>>) => (
  <UnitReport
    list={{ label: "Leavers", to: leaversPath }}
    lead="Everybody with a last day. The value is of what is still out or missing."
    empty={{
      title: "Nobody leaves",
      text: (noun) => `Each ${noun} is listed here once the last day of somebody in it is known.`,
    }}
    units={units}
    columns={figureColumns}
    path={leaverUnitsPath}
    csv={`${leaverUnitsPath}.csv`}
  />
);
