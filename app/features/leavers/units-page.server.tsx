import type { SerializeFrom } from "@remix-run/node";
import { usersTrail } from "~/features/layout/trails";
import { useUnitNoun, useUnitWord } from "~/features/shell/use-shell";
import { leaversPath, leaverUnitsPath } from "~/paths";
import { Breadcrumb } from "~/ui/breadcrumb";
import { EmptyState } from "~/ui/empty-state";
import { ActionLink } from "~/ui/link-button";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { Table } from "~/ui/table";
import { figureColumns } from "./figure-columns.server";
import type { unitsView } from "./list.server";

/** The leavers of each unit together. */
export function LeaverUnitsPage({ units }: SerializeFrom<ReturnType<typeof unitsView>>) {
  const unitWord = useUnitWord();
  const noun = useUnitNoun();
  return (
    <>
      <Breadcrumb trail={[...usersTrail, { label: "Leavers", to: leaversPath }]} current={`By ${noun}`} />
      <div className="wrap pt-4">
        <PageHeading
          title={`Leavers by ${noun}`}
          lead="Everybody with a last day. The value is of what is still out or missing."
        />
        {units.length === 0 ? (
          <EmptyState title="Nobody leaves">
            Each {noun} is listed here once the last day of somebody in it is known.
          </EmptyState>
        ) : (
          <Table
            caption={`Leavers by ${noun}`}
            rows={units}
            rowKey={({ uid }) => uid}
            columns={[
              {
                label: unitWord,
                kind: "key",
                phone: "name",
                cell: ({ uid, unit }) => (
                  <ActionLink to={`${leaversPath}?${new URLSearchParams({ unit: uid }).toString()}`}>
                    {unit}
                  </ActionLink>
                ),
              },
              {
                label: "People",
                kind: "num",
                phone: "more",
                cell: ({ people }) => (
                  <>
                    {people}
                    <span className="only-s"> {people === 1 ? "person" : "people"}</span>
                  </>
                ),
              },
              ...figureColumns,
            ]}
          />
        )}
        <ListFoot
          list={{
            currentPage: 0,
            totalPages: 1,
            firstPage: leaverUnitsPath,
            total: units.length,
            csv: `${leaverUnitsPath}.csv`,
          }}
        />
      </div>
    </>
  );
}
