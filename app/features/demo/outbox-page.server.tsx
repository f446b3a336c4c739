import type { SerializeFrom } from "@remix-run/node";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import { ActionLink } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { Pagination } from "~/ui/pagination";
import { StatusTag } from "~/ui/status-tag";
import { type Column, Table } from "~/ui/table";
import type { outboxView } from "./outbox.server";

type Data = SerializeFrom<typeof outboxView>;
type Row = Data["mails"][number];

const path = "/demo-outbox";

const columns: Column<Row>[] = [
  {
    label: "Subject",
    kind: "key",
    phone: "name",
    width: "broad",
    cell: ({ id, subject }) => <Link to={`${path}/${encodeURIComponent(id)}`}>{subject}</Link>,
  },
  {
    label: "To",
    phone: "fact",
    width: "broad",
    cell: ({ to }) => <span className="wrap-anywhere">{to}</span>,
  },
  { label: "Date", phone: "when", cell: ({ date }) => date },
  { label: "Status", phone: "amount", cell: (mail) => <MailStatus mail={mail} /> },
];

export function MailStatus({ mail }: { mail: Pick<Row, "status" | "statusWord"> }) {
  const tone = mail.status === "dead" ? "bad" : mail.status === "sent" ? "ok" : "plain";
  return <StatusTag tone={tone}>{mail.statusWord}</StatusTag>;
}

/** Every email of the demo. Nothing is sent unless a mail server is set. */
export function OutboxPage({ data }: { data: Data }) {
  const { oldDate, mails, total, currentPage, totalPages } = data;
  return (
    <div className="wrap pt-6">
      <PageHeading
        eyebrow="Demo"
        title="Outbox"
        lead="Emails and text messages that the shop wrote. A live shop sends them through your mail server and your text message provider."
      />
      <p className="row mb-6">
        <ActionLink to="/demo-mails">See a sample of every email</ActionLink>
        <ActionLink to="/demo-reset">Reset the demo</ActionLink>
      </p>
      {oldDate ? (
        <Notice kind="warn" className="mb-6">
          The data of this demo is dated from {oldDate}, so its coupons and pre-orders have ended and its
          orders look forgotten. <Link to="/demo-reset">Reset the demo</Link> to date it from today.
        </Notice>
      ) : null}
      {total === 0 ? (
        <EmptyState title="No emails yet">Place an order and its confirmation email shows here.</EmptyState>
      ) : (
        <>
          <Table caption="Emails" columns={columns} rows={mails} rowKey={(mail) => mail.id} />
          <Pagination
            className="mt-6"
            currentPage={currentPage}
            totalPages={totalPages}
            hrefFor={(page) => (page > 0 ? `${path}?currentPage=${page}` : path)}
          />
        </>
      )}
    </div>
  );
}
