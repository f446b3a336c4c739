import type { SerializeFrom } from "@remix-run/node";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { FileField } from "~/forms/file-field";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ActionLink } from "~/ui/link-button";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { proxyPath, teamPath } from "~/paths";
import { DraftsTable } from "./drafts-table";
import type { teamOrdersView } from "./list.server";

type Data = SerializeFrom<typeof teamOrdersView>;

const LABELS = { file: "File", purchaseOrderNumber: "Purchase order number" };

/** A team order from a file: choose it, or go on with one that was begun. */
export function TeamOrdersPage({ data, reply }: { data: Data; reply?: FormReply }) {
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Order for somebody else", to: proxyPath },
          { label: "Team order", to: teamPath },
        ]}
        current="From a file"
      />
      <div className="wrap pt-4">
        <PageHeading
          title="Team order from a file"
          lead="One row for each person and garment, one order for each person. You see every row first; nothing is ordered before you press."
        />
        <ChooseFile data={data} reply={reply} />
        <h2 className="mt-6 mb-3" id="begun">
          Begun team orders
        </h2>
        {data.drafts.length === 0 ? (
          <p>
            Files that you send appear here, and pages of{" "}
            <ActionLink to={teamPath}>the team order</ActionLink> that you keep for later.
          </p>
        ) : (
          <DraftsTable drafts={data.drafts} />
        )}
        <ListFoot list={data.list} />
        <p className="mt-4 mut sm">Each is kept for three months after its last change.</p>
      </div>
    </>
  );
}

function ChooseFile({ data, reply }: { data: Data; reply?: FormReply }) {
  const [form, fields] = useServerForm<typeof LABELS>({ id: "team-file", lastResult: reply });
  return (
    <div className="max-w-[720px]">
      <ErrorSummary form={form} labels={LABELS} className="mb-5" />
      <Form form={form} className="card pad" idempotencyKey={data.key} encType="multipart/form-data">
        <FileField
          field={fields.file}
          label={LABELS.file}
          hint="CSV with commas, semicolons or tabs. Up to 1,000 rows."
          accept=".csv,.txt,text/csv"
        />
        <TextField
          field={fields.purchaseOrderNumber}
          label={LABELS.purchaseOrderNumber}
          hint="Of all orders of the file. It can be added later."
          optional
          autoComplete="off"
        />
        <div className="row mt-5">
          <SubmitButton variant="solid" busyLabel="Checking…">
            Check the rows
          </SubmitButton>
          {/* A file, which only the browser can fetch. */}
          <a className="link" href={data.template} download>
            Download the template
          </a>
        </div>
      </Form>
      <p className="mt-4">
        Person is an employee ID, an email or a whole name. Style is a code or the name of a garment in the
        person’s pack. Text is what is sewn or engraved on it, if anything.
      </p>
    </div>
  );
}
