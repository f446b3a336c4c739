import type { SerializeFrom } from "@remix-run/node";
import { ErrorSummary } from "~/forms/error-summary";
import { FileField } from "~/forms/file-field";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SelectField } from "~/forms/select-field";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { programFilesPath } from "~/paths";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Button } from "~/ui/button";
import { figures } from "~/ui/figures";
import { ActionLink } from "~/ui/link-button";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { StatusTag } from "~/ui/status-tag";
import { type Column, Table } from "~/ui/table";
import type { programDataView } from "./list.server";

type Data = SerializeFrom<typeof programDataView>;

/** The files of a program: send one, look at those that were sent, download what is there. */
export function ProgramDataPage({ data, reply }: { data: Data; reply?: FormReply }) {
  return (
    <>
      <Breadcrumb trail={[{ label: "Home", to: "/" }]} current="Program data" />
      <div className="wrap pt-4">
        <PageHeading
          title="Program data"
          lead="Organisations, people, styles, prices and packs as files. You see what a file changes first; nothing is written before you apply it."
        />
        <div className="split">
          <div className="stack">
            <ChooseFile data={data} reply={reply} />
            <section aria-labelledby="files">
              <h2 className="mb-3" id="files">
                Files that were sent
              </h2>
              {data.rows.length === 0 ? (
                <p>No file yet.</p>
              ) : (
                <div className="card list">
                  <Table
                    caption="Files that were sent"
                    columns={COLUMNS}
                    rows={data.rows}
                    rowKey={({ uploadId }) => uploadId}
                  />
                </div>
              )}
              <ListFoot list={data.list} />
            </section>
          </div>
          <aside>
            <Download kinds={data.kinds} />
          </aside>
        </div>
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
  { label: "By", phone: "fact", cell: ({ sentBy }) => sentBy.name, written: true },
  {
    label: "Rows",
    kind: "num",
    cell: ({ rowCount }) => (rowCount === undefined ? "–" : figures(rowCount)),
  },
  {
    label: "Status",
    phone: "amount",
    cell: ({ statusDisplay, tone }) => <StatusTag tone={tone}>{statusDisplay}</StatusTag>,
  },
];

function ChooseFile({ data, reply }: { data: Data; reply?: FormReply }) {
  const [form, fields] = useServerForm<{ file: string; kind: string }>({ id: "program", lastResult: reply });
  return (
    <div>
      <ErrorSummary form={form} labels={{ file: "File", kind: "What it has" }} className="mb-5" />
      <Form form={form} className="card pad" idempotencyKey={data.key} encType="multipart/form-data">
        <FileField
          field={fields.file}
          label="File"
          hint="A CSV file, or a zip of several. Up to 50,000 rows and 10 MB."
          accept=".csv,.txt,.zip,text/csv,application/zip"
        />
        <SelectField
          field={fields.kind}
          label="What it has"
          hint="For a CSV file that is not named after its rows. The files of a zip need their names."
          prompt="As its name says"
          options={data.kinds}
        />
        <div className="row mt-5">
          <SubmitButton variant="solid" busyLabel="Checking…">
            Check the rows
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}

/** A file, which only the browser can fetch: a plain form. */
function Download({ kinds }: Pick<Data, "kinds">) {
  return (
    <section className="card pad" aria-labelledby="download">
      <h2 className="mb-2" id="download">
        Download
      </h2>
      <p className="sm mut mb-3">The program as it stands. Sent back as it is, it changes nothing.</p>
      <form action={programFilesPath} className="stack">
        <div className="field">
          <label htmlFor="download-kind">Rows</label>
          <select id="download-kind" name="kind" defaultValue="">
            <option value="">Everything, as a zip</option>
            {kinds.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <Button>Download</Button>
      </form>
    </section>
  );
}
