import type { SerializeFrom } from "@remix-run/node";
import { useUnitNoun, useUnitWord } from "~/features/shell/use-shell";
import { leaverPath, leaversPath, leaverUnitsPath, organisationPath, usersPath } from "~/paths";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { columnSort } from "~/ui/column-sort";
import { counted } from "~/ui/counted";
import { EmptyState } from "~/ui/empty-state";
import { FoundList } from "~/ui/found-list";
import { ActionLink } from "~/ui/link-button";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { type Column, Table } from "~/ui/table";
import type { leaversView, unitsView } from "./list.server";

type Data = SerializeFrom<typeof leaversView>;
type Row = Data["rows"][number];
type Units = SerializeFrom<typeof unitsView>["units"];

const trail = [
  { label: "Home", to: "/" },
  { label: "Manage organisation", to: organisationPath },
  { label: "Users", to: usersPath },
];

/** Everybody with a last day, and how much of what was issued to them is out. */
export function LeaversPage({ data }: { data: Data }) {
  const unitWord = useUnitWord();
  const noun = useUnitNoun();
  return (
    <>
      <Breadcrumb trail={trail} current="Leavers" />
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
    { label: "Issued", kind: "num", cell: ({ issued }) => issued },
    { label: "Returned", kind: "num", cell: ({ returned }) => returned, optional: true },
    { label: "Worn out", kind: "num", cell: ({ wornOut }) => wornOut, optional: true },
    { label: "Missing", kind: "num", cell: ({ missing }) => missing },
    {
      label: "Still out",
      kind: "num",
      phone: "fact",
      cell: ({ stillOut }) => (
        <>
          {stillOut}
          <span className="only-s"> still out</span>
        </>
      ),
    },
    { label: "Value", kind: "num", phone: "amount", cell: ({ value }) => value },
  ];
}

/** The leavers of each unit together. */
export function LeaverUnitsPage({ units }: { units: Units }) {
  const unitWord = useUnitWord();
  const noun = useUnitNoun();
  return (
    <>
      <Breadcrumb trail={[...trail, { label: "Leavers", to: leaversPath }]} current={`By ${noun}`} />
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
              { label: "Issued", kind: "num", cell: ({ issued }) => issued },
              { label: "Returned", kind: "num", cell: ({ returned }) => returned },
              { label: "Worn out", kind: "num", cell: ({ wornOut }) => wornOut },
              { label: "Missing", kind: "num", cell: ({ missing }) => missing },
              {
                label: "Still out",
                kind: "num",
                phone: "fact",
                cell: ({ stillOut }) => (
                  <>
                    {stillOut}
                    <span className="only-s"> still out</span>
                  </>
                ),
              },
              { label: "Value", kind: "num", phone: "amount", cell: ({ value }) => value },
            ]}
          />
        )}
        <ListFoot
          list={{
            currentPage: 0,
            totalPages: 1,
            firstPage: leaverUnitsPath,
            total: units.length,
            csv: `${leaversPath}.csv?do=units`,
          }}
        />
      </div>
    </>
  );
}
