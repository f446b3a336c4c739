import type { SerializeFrom } from "@remix-run/node";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { counted } from "~/ui/counted";
import { EmptyState } from "~/ui/empty-state";
import { ActionLink } from "~/ui/link-button";
import { ListFilters } from "~/ui/list-filters";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { StatusTag } from "~/ui/status-tag";
import { type Column, Table } from "~/ui/table";
import { checkPath, connectionPath, connectionsPath } from "~/paths";
import type { connectionsView } from "./connections.server";

type Data = SerializeFrom<typeof connectionsView>;
type Row = Data["rows"][number];

/** Every buyer's procurement system that may open visits. */
export function ConnectionsPage({ data }: { data: Data }) {
  const { rows, total, active } = data;
  const none = total === 0 && active.length === 0;
  return (
    <>
      <Breadcrumb trail={[{ label: "Home", to: "/" }]} current="Buyer connections" />
      <div className="wrap pt-4">
        <PageHeading
          title="Buyer connections"
          lead={
            active.length > 0 ? undefined : `${counted(total, "connection")}. Returns are of the last 7 days.`
          }
          actions={
            <ButtonLink variant="job" to={checkPath}>
              CHECK A DOCUMENT
            </ButtonLink>
          }
        />
        {none ? (
          <EmptyState title="No connections yet">They come from a file.</EmptyState>
        ) : (
          <div className="card list">
            <ListFilters
              path={connectionsPath}
              values={data.values}
              searchHint="Name, sender or host"
              showing={data.showing}
              active={active}
              filters={[
                { kind: "select", name: "status", label: "State", any: "On and off", options: data.states },
              ]}
            />
            {rows.length === 0 ? (
              <p className="pad">
                No connection is like that. Take a filter away, or search for part of a name.
              </p>
            ) : (
              <Table
                caption="Buyer connections"
                columns={columnsFor(data)}
                rows={rows}
                rowKey={({ name }) => name}
              />
            )}
          </div>
        )}
        <ListFoot list={data} />
        <p className="sm mut mt-4">
          Connections come from a file: <CodeLabel code="npm run connections -- FILE.json" />. The same file
          twice changes nothing.
        </p>
      </div>
    </>
  );
}

const columnsFor = (data: Data): Column<Row>[] => [
  {
    label: "Connection",
    kind: "key",
    phone: "name",
    width: "broad",
    cell: ({ name, senders }) => (
      <div>
        <b className="wrap-anywhere">
          <ActionLink to={connectionPath(name)}>{name}</ActionLink>
        </b>
        <span className="row only-l">
          {senders.map((sender) => (
            <CodeLabel key={sender} code={sender} />
          ))}
        </span>
      </div>
    ),
    sort: {
      to: data.sortLinks.name,
      direction: data.sort === "name" ? "ascending" : undefined,
    },
  },
  { label: "Kind", phone: "fact", cell: ({ kinds }) => kinds },
  {
    label: "Returns to",
    cell: ({ hosts }) => <span className="wrap-anywhere">{hosts.join(", ")}</span>,
    optional: true,
  },
  {
    label: "Last used",
    phone: "when",
    cell: ({ lastUsed }) => (
      <>
        <span className="only-s">Used: </span>
        {lastUsed}
      </>
    ),
    sort: {
      to: data.sortLinks.used,
      direction: data.sort === "-used" ? "descending" : undefined,
    },
  },
  { label: "Returned", kind: "num", cell: ({ returned }) => returned },
  {
    label: "State",
    phone: "amount",
    cell: ({ state, tone, why }) => (
      <span>
        <StatusTag tone={tone}>{state}</StatusTag>
        {why ? <span className="xs mut block only-l">{why}</span> : null}
      </span>
    ),
  },
];
