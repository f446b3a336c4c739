import type { SerializeFrom } from "@remix-run/node";
import { ErrorSummary } from "~/forms/error-summary";
import { FileField } from "~/forms/file-field";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ActionLink } from "~/ui/link-button";
import { ListFilters } from "~/ui/list-filters";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { StatusTag } from "~/ui/status-tag";
import { type Column, Table } from "~/ui/table";
import { bulkOrdersPath } from "~/paths";
import type { bulkOrdersView } from "./list.server";

type Data = SerializeFrom<typeof bulkOrdersView>;

/** Many orders from one file: choose it, or look at one that was sent. */
export function BulkOrdersPage({ data, reply }: { data: Data; reply?: FormReply }) {
  const whole = data.active.length === 0;
  return (
    <>
      <Breadcrumb trail={[{ label: "Home", to: "/" }]} current="Bulk order" />
      <div className="wrap pt-4">
        <PageHeading
          title="Bulk order"
          lead="Place many orders from one file. You see every order and what it costs first; nothing is ordered before you press."
        />
        <ChooseFile data={data} reply={reply} />
        <h2 className="mt-6 mb-3" id="files">
          Files that you sent
        </h2>
        {data.total === 0 && whole ? (
          <p>No file yet. Files are kept for three months.</p>
        ) : (
          <div className="card list">
            <ListFilters
              path={bulkOrdersPath}
              values={data.values}
              searchHint="Name of the file"
              showing={data.showing}
              active={data.active}
              filters={[
                { kind: "select", name: "status", label: "Status", any: "Any status", options: data.states },
              ]}
            />
            {data.rows.length === 0 ? (
              <p className="pad">No file is like that. Take a filter away, or search for part of a name.</p>
            ) : (
              <Table
                caption="Files that you sent"
                columns={COLUMNS}
                rows={data.rows}
                rowKey={({ uploadId }) => uploadId}
              />
            )}
          </div>
        )}
        <ListFoot list={data} />
      </div>
    </>
  );
}

const COLUMNS: Column<Data["rows"][number]>[] = [
  {
    label: "File",
    kind: "key",
    phone: "name",
    width: "broad",
    cell: ({ to, fileName }) => (
      <ActionLink to={to}>
        <span className="wrap-anywhere">{fileName}</span>
      </ActionLink>
    ),
  },
  { label: "Sent", phone: "when", cell: ({ sent }) => sent },
  { label: "Orders", kind: "num", cell: ({ orderCount }) => orderCount },
  { label: "Lines", kind: "num", cell: ({ lineCount }) => lineCount, optional: true },
  { label: "Pieces", kind: "num", cell: ({ pieceCount }) => pieceCount, optional: true },
  {
    label: "Placed",
    kind: "num",
    phone: "amount",
    cell: ({ placedCount, orderCount }) => (
      <>
        {placedCount} of {orderCount}
        <span className="only-s"> placed</span>
      </>
    ),
  },
  {
    label: "Status",
    phone: "fact",
    cell: ({ statusDisplay, tone }) => <StatusTag tone={tone}>{statusDisplay}</StatusTag>,
  },
];

function ChooseFile({ data, reply }: { data: Data; reply?: FormReply }) {
  const [form, fields] = useServerForm<{ file: string }>({ id: "bulk-order", lastResult: reply });
  return (
    <div className="max-w-[720px]">
      <ErrorSummary form={form} labels={{ file: "File" }} className="mb-5" />
      <Form form={form} className="card pad" idempotencyKey={data.key} encType="multipart/form-data">
        <FileField
          field={fields.file}
          label="File"
          hint="CSV with commas, semicolons or tabs. Up to 2,000 lines, 50 orders and 1 MB."
          accept=".csv,.txt,text/csv"
        />
        <div className="row mt-5">
          <SubmitButton variant="solid" busyLabel="Checking…">
            Check the orders
          </SubmitButton>
          {/* A file, which only the browser can fetch. */}
          <a className="link" href={data.template} download>
            Download the template
          </a>
        </div>
      </Form>
      <p className="mt-4">
        Lines with the same purchase order number and delivery address are one order. Deliver to is the
        company or the first line of an address of your address book; left empty, it is your usual one.
      </p>
    </div>
  );
}
