import type { SerializeFrom } from "@remix-run/node";
import { quotePath, quotesPath } from "~/paths";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { columnSort } from "~/ui/column-sort";
import { EmptyState } from "~/ui/empty-state";
import { FoundList } from "~/ui/found-list";
import { CodeLabel } from "~/ui/code-label";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { StatusTag } from "~/ui/status-tag";
import type { Column } from "~/ui/table";
import { type quotesView, toneOf } from "./list.server";

type Data = SerializeFrom<typeof quotesView>;
type Row = Data["rows"][number];

/** Quotes: of a customer those that they asked for, of the desk those that it prices. */
export function QuotesPage({ data, desk }: { data: Data; desk: boolean }) {
  const columns: Column<Row>[] = [
    {
      label: "Number",
      kind: "key",
      phone: "fact",
      cell: ({ code }) => <CodeLabel code={code} to={quotePath(code)} />,
      sort: columnSort(data, "byCode"),
    },
    {
      label: "Name",
      phone: "name",
      width: "broad",
      cell: ({ name }) => <b>{name}</b>,
      sort: columnSort(data, "byName"),
    },
    ...(desk
      ? [
          {
            label: "Customer",
            written: true,
            cell: ({ customer }: Row) => <span className="wrap-anywhere">{customer}</span>,
          },
        ]
      : []),
    {
      label: "Status",
      phone: "more",
      cell: ({ state, stateDisplay }) => <StatusTag tone={toneOf(state)}>{stateDisplay}</StatusTag>,
    },
    { label: "Pieces", kind: "num", cell: ({ pieces }) => pieces, optional: true },
    {
      label: "Changed",
      phone: "when",
      cell: ({ updated }) => updated,
      sort: columnSort(data, "byDate"),
      optional: true,
    },
    { label: "Holds until", cell: ({ until }) => until, optional: true },
    { label: "Goods", kind: "num", phone: "amount", cell: ({ total }) => total },
  ];
  return (
    <>
      <Breadcrumb trail={[{ label: "Home", to: "/" }]} current="Quotes" />
      <div className="wrap pt-4">
        <PageHeading
          title="Quotes"
          lead={
            desk
              ? "What customers ask to be priced. Take one up, set its prices, and send the offer."
              : "Prices that you asked the uniform desk for. An offer can be ordered until its last day."
          }
        />
        {data.empty ? (
          <EmptyState
            title={desk ? "Nobody has asked for a quote" : "No quotes yet"}
            icon="bag"
            action={desk ? undefined : <ButtonLink to="/cart">Open your cart</ButtonLink>}
          >
            {desk
              ? "What customers send is listed here."
              : "Do you need many pieces, or a decorated range? Fill your cart and choose “Ask for a quote”."}
          </EmptyState>
        ) : (
          <FoundList
            data={data}
            path={quotesPath}
            searchHint={desk ? "Number, name or customer" : "Number or name"}
            filters={[
              { kind: "select", name: "state", label: "Status", any: "Any status", options: data.states },
            ]}
            none="No quote is like that. Take a filter away, or search for part of a name."
            caption="Quotes"
            columns={columns}
            rowKey={({ code }) => code}
          />
        )}
        <ListFoot list={data} />
      </div>
    </>
  );
}
