import { Fragment } from "react";
import { LapseNotice } from "~/features/orders/lapse-notice";
import { ErrorSummary } from "~/forms/error-summary";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { useUnitLabel } from "~/features/shell/use-shell";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { counted } from "~/ui/counted";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { Table } from "~/ui/table";
import { shownName } from "~/features/approvals/shown-name";
import { approvalPath, dashboardPath } from "~/paths";
import { DeclineFields, declineLabels } from "./decline-fields";
import type { SeveralData } from "./several.server";

interface Props {
  data: SeveralData;
  /** The reasons to choose from, if the orders are declined. */
  reasons?: { value: string; label: string }[];
  lastResult?: FormReply | null;
}

/** Asks before several orders are decided: which, what they come to, and why if they are declined. */
export function SeveralPage({ data: { rows, total, gone, key }, reasons, lastResult }: Props) {
  const unitWord = useUnitLabel();
  const words = counted(rows.length, "order");
  const lapses = rows.flatMap((row) => row.lapses);
  const verb = reasons ? "Decline" : "Approve";
  const [form, fields] = useServerForm<typeof declineLabels>({ id: "several", lastResult });
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Manage approvals", to: dashboardPath },
        ]}
        current={`${verb} several`}
      />
      <div className="wrap pt-4">
        <PageHeading
          title={`${verb} ${words}`}
          lead={total ? `Together they come to ${total} inc. GST.` : undefined}
        />
        <ErrorSummary form={form} labels={declineLabels} className="mb-5" />
        {gone.length > 0 ? (
          <Notice kind="warn" className="mb-5">
            {gone.join(", ")} {gone.length === 1 ? "does" : "do"} not wait for you any more, so{" "}
            {gone.length === 1 ? "it is" : "they are"} left out.
          </Notice>
        ) : null}
        {rows.length > 0 ? (
          <Table
            caption={`Orders that will be ${reasons ? "declined" : "approved"}`}
            rows={rows}
            rowKey={({ code }) => code}
            columns={[
              {
                label: "Order",
                kind: "key",
                phone: "cover",
                cell: ({ code }) => <CodeLabel code={code} to={approvalPath(code)} />,
              },
              { label: "Wearer", phone: "name", written: true, cell: ({ wearer }) => wearer },
              { label: unitWord, phone: "more", cell: ({ unit }) => unit },
              { label: "Why it came to you", phone: "fact", cell: ({ trigger }) => trigger },
              { label: "Pieces", phone: "when", cell: ({ pieces }) => pieces },
              {
                label: "Total inc. GST",
                kind: "num",
                phone: "amount",
                cell: ({ total: amount, charged }) => amount ?? charged,
              },
            ]}
          />
        ) : null}
        <Form form={form} idempotencyKey={key} className="mt-5">
          {rows.map(({ code, fingerprint }) => (
            <Fragment key={code}>
              <input type="hidden" name="order" value={code} />
              {reasons ? null : <input type="hidden" name={shownName(code)} value={fingerprint} />}
            </Fragment>
          ))}
          {reasons && rows.length > 0 ? (
            <div className="card pad mb-5">
              <input type="hidden" name="intent" value="decline" />
              <p className="mb-4">
                Each wearer gets the reason and your words by email. Nothing is charged
                {lapses.length > 0 ? "." : ", and everything that the orders took goes back."}
              </p>
              <LapseNotice words={lapses}>
                The wearers can choose it again only if an administrator adds to the pack.
              </LapseNotice>
              <DeclineFields fields={fields} reasons={reasons} />
            </div>
          ) : null}
          <div className="row">
            {rows.length === 0 ? null : reasons ? (
              <SubmitButton variant="danger" busyLabel="Declining…">
                Decline {words}
              </SubmitButton>
            ) : (
              <SubmitButton variant="job" busyLabel="APPROVING…">
                APPROVE {words.toUpperCase()}
              </SubmitButton>
            )}
            <ButtonLink to={dashboardPath}>Back to the list</ButtonLink>
          </div>
        </Form>
      </div>
    </>
  );
}
