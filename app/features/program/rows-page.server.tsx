import type { SerializeFrom } from "@remix-run/node";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Chips } from "~/ui/chips";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { type Column, Table } from "~/ui/table";
import { UnknownChoice } from "~/ui/unknown-choice";
import type { rowsView } from "./rows.server";

type Data = SerializeFrom<typeof rowsView>;
type Row = Data["rows"][number];

/** The rows of a file that are new, change something, are wrong, or missing. */
export function RowsPage({ data }: { data: Data }) {
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Program data", to: data.all },
          { label: "What this file changes", to: data.upload },
        ]}
        current={data.name}
      />
      <div className="wrap pt-4">
        <PageHeading title={data.name} />
        <Chips label="Rows" className="mb-4" items={data.states} />
        {data.isUnknown ? <UnknownChoice of="Rows" /> : null}
        <div className="card list">
          {data.rows.length === 0 ? (
            <p className="pad">No row is here.</p>
          ) : (
            <Table caption={data.name} columns={COLUMNS} rows={data.rows} rowKey={({ id }) => id} />
          )}
        </div>
        <ListFoot list={data.list} />
      </div>
    </>
  );
}

const COLUMNS: Column<Row>[] = [
  {
    label: "Row",
    kind: "key",
    phone: "name",
    written: true,
    cell: ({ key }) => <b className="wrap-anywhere">{key}</b>,
  },
  {
    label: "State",
    phone: "amount",
    cell: ({ word, line }) => (line === undefined ? word : `${word}, line ${line}`),
  },
  {
    label: "What it has",
    phone: "more",
    width: "broad",
    cell: (row) => (row.message ? <Wrong row={row} /> : <Cells cells={row.cells} />),
  },
];

const Wrong = ({ row: { cells, message } }: { row: Row }) => (
  <span className="wrap-anywhere">
    {cells[0] ? `${cells[0].column}: ` : null}
    {message}
  </span>
);

/** Cells as the file has them; of a change what it was before, too. */
const Cells = ({ cells }: Pick<Row, "cells">) => (
  <ul>
    {cells.map(({ column, from, to }) => (
      <li key={column} className="wrap-anywhere">
        {column}: {from === undefined ? null : `${from || "nothing"} → `}
        <b>{to || "nothing"}</b>
      </li>
    ))}
  </ul>
);
