import type { SerializeFrom } from "@remix-run/node";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { counted } from "~/ui/counted";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import { ListFilters } from "~/ui/list-filters";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { StatusTag } from "~/ui/status-tag";
import { type Column, Table } from "~/ui/table";
import { returnsPath } from "~/paths";
import type { returnsView } from "./list.server";

type Data = SerializeFrom<typeof returnsView>;
type Row = Data["rows"][number];

/** Every exchange and return of the person. */
export function ReturnsPage({ data }: { data: Data }) {
  const { rows, total, active } = data;
  const filtered = active.length > 0;
  return (
    <>
      <Breadcrumb trail={[{ label: "Home", to: "/" }]} current="Exchanges and returns" />
      <div className="wrap pt-2">
        <PageHeading
          title="Exchanges and returns"
          lead={filtered ? undefined : `${counted(total, "request")}.`}
          actions={
            <ButtonLink variant="job" to="/exchange-return">
              EXCHANGE OR RETURN
            </ButtonLink>
          }
        />
        {total === 0 && !filtered ? (
          <EmptyState
            title="Nothing exchanged yet"
            action={<ButtonLink to="/exchange-return">Choose an order</ButtonLink>}
          >
            A wrong size? You can exchange it for 30 days after it arrived.
          </EmptyState>
        ) : (
          <div className="card list">
            <ListFilters
              path={returnsPath}
              values={data.values}
              searchHint="Number, order or garment"
              showing={data.showing}
              active={active}
              filters={[
                {
                  kind: "select",
                  name: "status",
                  label: "Status",
                  any: "Any status",
                  options: data.states,
                },
              ]}
            />
            {rows.length === 0 ? (
              <p className="pad">
                No request is like that. Take a filter away, or search for part of a number.
              </p>
            ) : (
              <Table
                caption="Exchanges and returns"
                columns={COLUMNS}
                rows={rows}
                rowKey={({ code }) => code}
              />
            )}
          </div>
        )}
        <ListFoot list={data} />
      </div>
    </>
  );
}

const COLUMNS: Column<Row>[] = [
  { label: "Number", kind: "key", phone: "cover", cell: ({ code, to }) => <CodeLabel code={code} to={to} /> },
  {
    label: "What",
    phone: "name",
    width: "broad",
    cell: ({ what }) => (
      <span>
        {what.map((line) => (
          <b className="block" key={line}>
            {line}
          </b>
        ))}
      </span>
    ),
  },
  { label: "Order", cell: ({ order }) => <Link to={order.to}>{order.code}</Link> },
  {
    label: "Asked on",
    phone: "when",
    cell: ({ asked }) => <span className="whitespace-nowrap">{asked}</span>,
  },
  { label: "Money back", phone: "amount", cell: ({ back }) => back },
  {
    label: "Status",
    phone: "fact",
    cell: ({ state, note }) => (
      <span>
        <StatusTag tone={state.tone}>{state.label}</StatusTag>
        {note ? <span className="xs mut block">{note}</span> : null}
      </span>
    ),
  },
];
