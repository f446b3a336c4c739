import type { SerializeFrom } from "@remix-run/node";
import { unitFilter } from "~/features/manage-users/unit-filter";
import { useUnitNoun, useUnitWord } from "~/features/shell/use-shell";
import { usersTrail } from "~/features/layout/trails";
import { leaverPath, leaversPath, leaverUnitsPath } from "~/paths";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { columnSort } from "~/ui/column-sort";
import { counted } from "~/ui/counted";
import { EmptyState } from "~/ui/empty-state";
import { FoundList } from "~/ui/found-list";
import { ActionLink } from "~/ui/link-button";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import type { Column } from "~/ui/table";
import { figureColumns } from "./figure-columns.server";
import type { leaversView } from "./list.server";

type Data = SerializeFrom<typeof leaversView>;
type Row = Data["rows"][number];

/** Everybody with a last day, and how much of what was issued to them is out. */
export function LeaversPage({ data }: { data: Data }) {
  const unitWord = useUnitWord();
  const noun = useUnitNoun();
  return (
    <>
      <Breadcrumb trail={usersTrail} current="Leavers" />
      <div className="wrap pt-4">
        <PageHeading
          title="Leavers"
          lead="Who leaves or has left, and what became of their uniform."
          actions={
            <ButtonLink size="small" to={leaverUnitsPath}>
              By {noun}
            </ButtonLink>
          }
        />
        {data.empty ? (
          <EmptyState title="Nobody leaves">
            People are listed here once their last day is known. Set it on their page, or send it with a file
            of users.
          </EmptyState>
        ) : (
          <FoundList
            data={data}
            path={leaversPath}
            searchHint="Name or employee id"
            filters={[
              unitFilter(data.options, unitWord, noun),
              {
                kind: "select",
                name: "state",
                label: "Pieces",
                any: "Everybody",
                options: [{ value: "out", label: "Pieces still out" }],
              },
            ]}
            none="Nobody is like that. Remove a filter, or search for part of a name."
            caption="Leavers"
            columns={columnsFor(data, unitWord)}
            rowKey={({ id }) => id}
          />
        )}
        <ListFoot list={data} />
      </div>
    </>
  );
}

function columnsFor(data: Data, unitWord: string): Column<Row>[] {
  return [
    {
      label: "Name",
      kind: "key",
      phone: "name",
      width: "broad",
      written: true,
      cell: ({ id, title }) => <ActionLink to={leaverPath(id)}>{title}</ActionLink>,
      sort: columnSort(data, "name"),
    },
    { label: unitWord, phone: "more", cell: ({ unit }) => unit, sort: columnSort(data, "unit") },
    {
      label: "Last day",
      phone: "when",
      cell: ({ last, waiting }) => (
        <>
          {last}
          {waiting > 0 ? (
            <span className="xs mut block">{counted(waiting, "order waits", "orders wait")}</span>
          ) : null}
        </>
      ),
      sort: columnSort(data, "lastDay"),
    },
    ...figureColumns,
  ];
}
