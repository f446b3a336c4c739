import type { SerializeFrom } from "@remix-run/node";
import { usersTrail } from "~/features/layout/trails";
import { uploadPath, usersPath } from "~/paths";
import { ErrorSummary } from "~/forms/error-summary";
import { FileField } from "~/forms/file-field";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import type { Fields } from "~/features/manage-users/fields";
import type { readUploadPage } from "./upload.server";
import { UploadRows } from "./rows";

interface Props {
  data: SerializeFrom<typeof readUploadPage>;
  reply?: FormReply;
}

/** Many people from one file: choose it, check its rows, add the good ones. */
export function UploadPage({ data, reply }: Props) {
  return (
    <>
      <Breadcrumb trail={usersTrail} current="Upload users" />
      <div className="wrap pt-4">
        {data.upload ? (
          <UploadRows upload={data.upload} idempotencyKey={data.key} />
        ) : (
          <ChooseFile data={data} reply={reply} />
        )}
      </div>
    </>
  );
}

function ChooseFile({ data, reply }: Props) {
  const [form, state] = useServerForm<Fields>({ id: "upload-users", lastResult: reply });
  const fields: Fields = state;
  return (
    <>
      <PageHeading
        title="Upload users"
        lead="Add many people from one file. You see every row first; nobody is added before you press."
      />
      <div className="max-w-[720px]">
        <ErrorSummary form={form} labels={{ file: "File" }} className="mb-5" />
        <Form
          form={form}
          className="card pad"
          idempotencyKey={data.key}
          action={uploadPath()}
          encType="multipart/form-data"
        >
          <input type="hidden" name="intent" value="send" />
          <FileField
            field={fields["file"]!}
            label="File"
            hint="CSV with commas, semicolons or tabs. Up to 5,000 rows and 4 MB."
            accept=".csv,.txt,text/csv"
          />
          <div className="row mt-5">
            <SubmitButton variant="solid" busyLabel="Checking…">
              Check the rows
            </SubmitButton>
            <ActionLink to={usersPath}>Cancel</ActionLink>
          </div>
        </Form>
        <p className="mt-5">
          First time here? Start with the template. The file that you download from Users can be sent again
          too.
        </p>
        <p>
          {/* A file, which only the browser can fetch. */}
          <a className="link" href={data.template} download>
            Download the template
          </a>
        </p>
      </div>
    </>
  );
}
