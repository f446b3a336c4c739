import type { SerializeFrom } from "@remix-run/node";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { KeyValues } from "~/ui/key-values";
import { PageHeading } from "~/ui/page-heading";
import { StatusTag } from "~/ui/status-tag";
import { Table } from "~/ui/table";
import { checkPath, connectionsPath } from "~/paths";
import type { connectionView } from "./connections.server";

type Data = SerializeFrom<typeof connectionView>;

/** One connection, and how its orders differed from what went back. */
export function ConnectionPage({ data }: { data: Data }) {
  const { orders } = data;
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Buyer connections", to: connectionsPath },
        ]}
        current={data.name}
      />
      <div className="wrap pt-4">
        <PageHeading
          title={data.name}
          lead={data.why ?? undefined}
          actions={<ButtonLink to={checkPath}>Check a document</ButtonLink>}
        />
        <div className="card pad">
          <KeyValues
            rows={[
              { label: "State", value: <StatusTag tone={data.tone}>{data.state}</StatusTag> },
              { label: "Last used", value: data.lastUsed },
              { label: "Returned in 7 days", value: String(data.returned) },
              { label: "Senders", value: lines(data.senders, "None") },
              { label: "OCI users", value: lines(data.users, "None") },
              { label: "Buyers", value: lines(data.buyers, "Any") },
              { label: "Returns to", value: lines(data.hosts, "Nowhere") },
              { label: "Frames besides", value: lines(data.frames, "None") },
              ...(data.field ? [{ label: "Sent in", value: <CodeLabel code={data.field} /> }] : []),
              { label: "Visits are of", value: data.organisation },
            ]}
          />
        </div>
        <section className="mt-6" aria-labelledby="orders">
          <h2 id="orders" className="mb-2">
            Orders of its system
          </h2>
          {orders.length === 0 ? <p>None yet.</p> : <Orders orders={orders} />}
        </section>
      </div>
    </>
  );
}

const lines = (texts: readonly string[], none: string) =>
  texts.length === 0 ? (
    none
  ) : (
    <>
      {texts.map((text) => (
        <span key={text} className="block wrap-anywhere">
          {text}
        </span>
      ))}
    </>
  );

const Orders = ({ orders }: Pick<Data, "orders">) => (
  <Table
    caption="Orders of its system"
    rows={orders}
    rowKey={({ orderId }) => orderId}
    columns={[
      {
        label: "Purchase order",
        kind: "key",
        phone: "name",
        cell: ({ orderId }) => <CodeLabel code={orderId} />,
      },
      { label: "Received", phone: "when", cell: ({ received }) => received },
      {
        label: "Order",
        phone: "fact",
        cell: ({ orderCode }) => (orderCode ? <CodeLabel code={orderCode} /> : "None"),
      },
      {
        label: "Differences",
        phone: "more",
        width: "broad",
        cell: ({ differences }) => <span className="wrap-anywhere">{differences ?? "None"}</span>,
      },
      {
        label: "State",
        phone: "amount",
        cell: ({ state }) => <StatusTag tone={state.tone}>{state.label}</StatusTag>,
      },
    ]}
  />
);
