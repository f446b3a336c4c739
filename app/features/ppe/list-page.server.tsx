import type { SerializeFrom } from "@remix-run/node";
import { usersTrail } from "~/features/layout/trails";
import { unitFilter } from "~/features/manage-users/unit-filter";
import { useUnitNoun, useUnitWord } from "~/features/shell/use-shell";
import { ppePath, ppeUnitsPath, userPath } from "~/paths";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { columnSort } from "~/ui/column-sort";
import { EmptyState } from "~/ui/empty-state";
import { FoundList } from "~/ui/found-list";
import { ActionLink } from "~/ui/link-button";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import type { Column } from "~/ui/table";
import type { ppeView } from "./list.server";
import { STATES } from "./states";
import { TITLE } from "./title";

type Data = SerializeFrom<typeof ppeView>;
type Row = Data["rows"][number];

/** Everybody who does not have what their role requires, a row for each requirement. */
export function PpePage({ data }: { data: Data }) {
  const unitWord = useUnitWord();
  const noun = useUnitNoun();
  return (
    <>
      <Breadcrumb trail={usersTrail} current={TITLE} />
      <div className="wrap pt-4">
        <PageHeading
          title={TITLE}
          lead="Who does not have what their role requires: never issued, due to be replaced, or no longer certified."
          actions={
            <ButtonLink size="small" to={ppeUnitsPath}>
              By {noun}
            </ButtonLink>
          }
        />
        {data.empty ? (
          <EmptyState title="Nothing is missing">
            Whoever does not have what their role requires is listed here. Your uniform desk brings what roles
            require with a file.
          </EmptyState>
        ) : (
          <FoundList
            data={data}
            path={ppePath}
            searchHint="Name or employee id"
            filters={[
              unitFilter(data.options, unitWord, noun),
              {
                kind: "select",
                name: "state",
                label: "Why",
                any: "Everything",
                options: Object.entries(STATES).map(([value, label]) => ({ value, label })),
              },
            ]}
            none="Nobody is like that. Remove a filter, or search for part of a name."
            caption={TITLE}
            columns={columnsFor(data, unitWord)}
            rowKey={({ key }) => key}
          />
        )}
        <ListFoot list={data} />
      </div>
    </>
  );
}

const columnsFor = (data: Data, unitWord: string): Column<Row>[] => [
  {
    label: "Name",
    kind: "key",
    phone: "name",
    width: "broad",
    written: true,
    cell: ({ id, title }) => <ActionLink to={userPath(id)}>{title}</ActionLink>,
    sort: columnSort(data, "name"),
  },
  { label: unitWord, phone: "more", cell: ({ unit }) => unit, sort: columnSort(data, "unit") },
  { label: "Role", cell: ({ job }) => job },
  {
    label: "Required",
    phone: "fact",
    cell: ({ garmentClass, standard, when }) => (
      <>
        {garmentClass}
        <span className="xs mut block">
          {standard} {when}
        </span>
      </>
    ),
  },
  {
    label: "Why",
    phone: "when",
    cell: ({ state, due }) => (
      <>
        {STATES[state]}
        {due ? <span className="xs mut block">since {due}</span> : null}
      </>
    ),
    sort: columnSort(data, "state"),
  },
  { label: "Last issued", cell: ({ issued }) => issued ?? "" },
];
