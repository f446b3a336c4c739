import type { SerializeFrom } from "@remix-run/node";
import { useUnitNoun, useUnitWord } from "~/features/shell/use-shell";
import { organisationPath, ppePath, ppeUnitsPath, userPath, usersPath } from "~/paths";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { columnSort } from "~/ui/column-sort";
import { EmptyState } from "~/ui/empty-state";
import { FoundList } from "~/ui/found-list";
import { ActionLink } from "~/ui/link-button";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { type Column, Table } from "~/ui/table";
import type { ppeView, unitsView } from "./list.server";
import { STATES } from "./states";

type Data = SerializeFrom<typeof ppeView>;
type Row = Data["rows"][number];
type Units = SerializeFrom<typeof unitsView>["units"];

const TITLE = "Protective clothing";
const trail = [
  { label: "Home", to: "/" },
  { label: "Manage organisation", to: organisationPath },
  { label: "Users", to: usersPath },
];

/** Everybody who does not have what their role requires, a row for each requirement. */
export function PpePage({ data }: { data: Data }) {
  const unitWord = useUnitWord();
  const noun = useUnitNoun();
  return (
    <>
      <Breadcrumb trail={trail} current={TITLE} />
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
              ...(data.options
                ? [
                    {
                      kind: "select" as const,
                      name: "unit",
                      label: unitWord,
                      any: `All ${noun}s`,
                      options: data.options,
                    },
                  ]
                : [{ kind: "text" as const, name: "unit", label: `Number of the ${noun}` }]),
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

/** How many people of each unit do not have all of it. */
export function PpeUnitsPage({ units }: { units: Units }) {
  const unitWord = useUnitWord();
  const noun = useUnitNoun();
  const title = `${TITLE} by ${noun}`;
  return (
    <>
      <Breadcrumb trail={[...trail, { label: TITLE, to: ppePath }]} current={`By ${noun}`} />
      <div className="wrap pt-4">
        <PageHeading title={title} lead="People whose role requires something, and what of it is missing." />
        {units.length === 0 ? (
          <EmptyState title="Nothing is required">
            Each {noun} is listed here once the role of somebody in it requires something.
          </EmptyState>
        ) : (
          <Table
            caption={title}
            rows={units}
            rowKey={({ uid }) => uid}
            columns={[
              {
                label: unitWord,
                kind: "key",
                phone: "name",
                cell: ({ uid, unit }) => (
                  <ActionLink to={`${ppePath}?${new URLSearchParams({ unit: uid }).toString()}`}>
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
            ]}
          />
        )}
        <ListFoot
          list={{
            currentPage: 0,
            totalPages: 1,
            firstPage: ppeUnitsPath,
            total: units.length,
            csv: `${ppePath}.csv?do=units`,
          }}
        />
      </div>
    </>
  );
}
