import type { SerializeFrom } from "@remix-run/node";
import { idempotencyField } from "~/forms/idempotency-field";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Button, ButtonLink } from "~/ui/button";
import { Chips } from "~/ui/chips";
import { counted } from "~/ui/counted";
import { ActionLink } from "~/ui/link-button";
import { ListFoot } from "~/ui/list-foot";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { type Column, Table } from "~/ui/table";
import { UnknownChoice } from "~/ui/unknown-choice";
import { UnreadColumns } from "~/ui/unread-columns";
import { WorkProgress } from "~/ui/work-progress";
import type { BulkOrder } from "./detail.server";
import { OrdersTable } from "./orders-table";

type Data = SerializeFrom<BulkOrder>;
type Line = Data["lines"][number];

const Trail = ({ data, current }: { data: Data; current: string }) => (
  <Breadcrumb
    trail={[
      { label: "Home", to: "/" },
      { label: "Bulk order", to: data.list },
    ]}
    current={current}
  />
);

function titleOf({ counts, orderCount, status }: Data): string {
  if (status === "placing" || status === "placed")
    return `${counts.placed} of ${counted(orderCount, "order")} placed`;
  return `${counts.ready} of ${counted(orderCount, "order")} ready`;
}

/** A file that was sent: what would be ordered, the button that does it, and every line. */
export function BulkOrderPage({ data }: { data: Data }) {
  const { before, status, pressed } = data;
  return (
    <>
      <Trail data={data} current={data.fileName} />
      <div className="wrap pt-4">
        <PageHeading
          eyebrow={data.fileName}
          title={titleOf(data)}
          lead={`Sent ${data.sent}. ${pressed ? `Pressed ${pressed}.` : "Nothing is ordered yet."}`}
          actions={<ActionLink to={data.list}>Choose another file</ActionLink>}
        />
        {before ? (
          <Notice kind="warn" className="mb-5">
            <b>You sent this file before.</b> On {before.date} you placed {counted(before.orders, "order")} of
            it.
          </Notice>
        ) : null}
        <UnreadColumns
          unused={data.unused}
          offered={data.offered}
          missing={data.missing}
          isFixed={Boolean(pressed)}
        >
          <input type="hidden" name={idempotencyField} value={`${data.key}-columns`} />
        </UnreadColumns>
        {status === "placing" ? <Progress data={data} /> : <Decide data={data} />}
        <OrdersTable orders={data.orders} />
        <h2 className="mb-3">Lines</h2>
        <Chips label="Lines" className="mb-4" items={data.states} />
        {data.isUnknown ? <UnknownChoice of="Lines" /> : null}
        <div className="card list">
          <Table caption="Lines" columns={COLUMNS} rows={data.lines} rowKey={({ line }) => String(line)} />
        </div>
        <ListFoot
          list={{ ...data.pagination, total: data.pagination.totalResults, firstPage: data.firstPage }}
        />
      </div>
    </>
  );
}

/** What was pressed: how far the work is, and the orders that came of it. */
export function AcknowledgementPage({ data }: { data: Data }) {
  const { counts, status } = data;
  return (
    <>
      <Trail data={data} current="Acknowledgement" />
      <div className="wrap pt-4">
        <PageHeading
          eyebrow={data.fileName}
          title={status === "placing" ? "We have your orders" : titleOf(data)}
          lead={`Pressed ${data.pressed}.${status === "placing" ? " You get a mail when all is done." : ""}`}
        />
        {status === "placing" ? <Progress data={data} /> : null}
        {status === "placed" && counts.mend > 0 ? (
          <Notice kind="warn" className="mb-5">
            <b>
              {counted(counts.mend, "order")} {counts.mend === 1 ? "is" : "are"} not placed.
            </b>{" "}
            Mend {counts.mend === 1 ? "it" : "them"} in the file and send it again:{" "}
            <a className="link" href={data.mendFile} download>
              download the lines to mend
            </a>
            .
          </Notice>
        ) : null}
        <OrdersTable orders={data.orders} />
        <div className="row">
          <ButtonLink to={data.self}>See every line</ButtonLink>
          <ActionLink to={data.list}>Send another file</ActionLink>
        </div>
      </div>
    </>
  );
}

const Progress = ({ data: { counts, acknowledgement } }: { data: Data }) => (
  <WorkProgress
    done={counts.placed}
    all={counts.placed + counts.ready}
    doing="orders are placed"
    self={acknowledgement}
  />
);

function Decide({ data }: { data: Data }) {
  const { counts, key, mendFile, fingerprint } = data;
  if (counts.ready + counts.mend === 0) return null;
  return (
    <div className="card pad mb-5">
      <p className="mb-4">
        {counts.ready > 0
          ? `${counted(counts.ready, "order")} can be placed now, on account.`
          : "No order is ready."}{" "}
        {counts.mend > 0
          ? `Mend the ${counts.ready > 0 ? "others" : "lines"} in the file to download: it has a column that says what is wrong, and can be sent again as it is.`
          : null}
      </p>
      <PostForm className="row">
        <input type="hidden" name={idempotencyField} value={key} />
        <input type="hidden" name="fingerprint" value={fingerprint} />
        {counts.ready > 0 ? (
          <Button variant="job">PLACE {counted(counts.ready, "order").toUpperCase()}</Button>
        ) : null}
        {counts.mend > 0 ? (
          <ButtonLink to={mendFile} reloadDocument>
            Download the lines to mend
          </ButtonLink>
        ) : null}
      </PostForm>
    </div>
  );
}

const COLUMNS: Column<Line>[] = [
  {
    label: "Line",
    kind: "key",
    phone: "fact",
    cell: ({ line }) => <span className="whitespace-nowrap">{`Line ${line}`}</span>,
  },
  { label: "Order", cell: ({ order }) => <span className="wrap-anywhere">{order}</span> },
  {
    label: "Item",
    phone: "name",
    width: "broad",
    cell: ({ name, code }) => (
      <span>
        {name ? <b className="thin block">{name}</b> : null}
        <span className="wrap-anywhere">{code || "No code"}</span>
      </span>
    ),
  },
  // As the file has it: what is no number was not read as one.
  {
    label: "Quantity",
    kind: "num",
    phone: "amount",
    cell: ({ asked, quantity }) => <span className="wrap-anywhere">{asked || quantity}</span>,
  },
  {
    label: "To mend",
    phone: "more",
    width: "broad",
    cell: ({ faults, leftOut }) =>
      leftOut
        ? "Left out, because its quantity is 0"
        : faults.length === 0
          ? "Nothing"
          : faults.map(({ message }) => message).join(" "),
  },
];
