import { idempotencyField } from "~/forms/idempotency-field";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Button, ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { counted } from "~/ui/counted";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { Table } from "~/ui/table";
import { approvalPath, dashboardPath } from "./addresses";
import type { SeveralData } from "./several.server";

/** Asks before several orders are approved: which, and what they come to. */
export function SeveralPage({ data: { rows, total, gone, key } }: { data: SeveralData }) {
  const words = counted(rows.length, "order");
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Manage approvals", to: dashboardPath },
        ]}
        current="Approve several"
      />
      <div className="wrap pt-4">
        <PageHeading
          title={`Approve ${words}`}
          lead={total ? `Together they come to ${total} inc. GST.` : undefined}
        />
        {gone.length > 0 ? (
          <Notice kind="warn" className="mb-5">
            {gone.join(", ")} {gone.length === 1 ? "does" : "do"} not wait for you any more, so{" "}
            {gone.length === 1 ? "it is" : "they are"} left out.
          </Notice>
        ) : null}
        {rows.length > 0 ? (
          <Table
            caption="Orders that will be approved"
            rows={rows}
            rowKey={({ code }) => code}
            columns={[
              {
                label: "Order",
                kind: "key",
                cell: ({ code }) => <CodeLabel code={code} to={approvalPath(code)} />,
              },
              { label: "Wearer", cell: ({ wearer }) => wearer },
              { label: "Unit", cell: ({ unit }) => unit },
              { label: "Why it came to you", cell: ({ trigger }) => trigger },
              { label: "Pieces", cell: ({ pieces }) => pieces },
              {
                label: "Total inc. GST",
                kind: "num",
                cell: ({ total: amount, charged }) => amount ?? charged,
              },
            ]}
          />
        ) : null}
        <PostForm className="row mt-5">
          <input type="hidden" name={idempotencyField} value={key} />
          {rows.map(({ code }) => (
            <input key={code} type="hidden" name="order" value={code} />
          ))}
          {rows.length > 0 ? <Button variant="job">APPROVE {words.toUpperCase()}</Button> : null}
          <ButtonLink to={dashboardPath}>Back to the list</ButtonLink>
        </PostForm>
      </div>
    </>
  );
}
