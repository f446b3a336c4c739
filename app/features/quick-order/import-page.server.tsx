import type { SerializeFrom } from "@remix-run/node";
import { ErrorSummary } from "~/forms/error-summary";
import { FileField } from "~/forms/file-field";
import { Form } from "~/forms/form";
import { SelectField } from "~/forms/select-field";
import { SubmitButton } from "~/forms/submit-button";
import { TextareaField } from "~/forms/textarea-field";
import { useServerForm } from "~/forms/use-server-form";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import type { Mapping, RowsReply } from "./add-rows.server";
import type { loadImport } from "./import.server";
import { importPath, importTemplatePath, quickOrderPath } from "~/paths";
import { NotFromHere, OutcomeNotes, rowsForm, RowsForm, rowsIn } from "./rows-form";

const LABELS = {
  file: "File",
  text: "Lines",
  codes: "Column with the codes",
  quantities: "Column with the quantities",
};

interface Props {
  data: SerializeFrom<typeof loadImport>;
  reply?: RowsReply;
}

/** Lines of a file into the cart. Lines that were refused are mended on the same page. */
export function ImportPage({ data, reply }: Props) {
  const [form, fields] = useServerForm<typeof LABELS>({ id: "import", lastResult: reply });
  const stay = rowsIn(reply).length;
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Your cart", to: "/cart" },
        ]}
        current="Import"
      />
      <div className="wrap pt-4">
        <PageHeading
          title="Import into your cart"
          lead="A code and a quantity on each line, in columns of any sequence. You are told which other columns are not read, so a cart that you downloaded can be imported, with what its items are made with. Lines with quantity 0 are left out."
        />
        {data.mayBuy ? null : <NotFromHere />}
        <ErrorSummary
          form={{ id: stay > 0 ? rowsForm.id : form.id, allErrors: form.allErrors }}
          labels={reply?.labels ?? LABELS}
          className="mb-5"
        />
        <OutcomeNotes reply={reply} />
        {stay > 0 ? (
          <section aria-labelledby="stay" className="mb-5">
            <h2 id="stay" className="mb-4">
              Not added
            </h2>
            <RowsForm reply={reply} idempotencyKey={`${data.key}-rows`} rows={stay} />
          </section>
        ) : null}
        <div className="max-w-[720px]">
          <Form
            form={form}
            className="card pad"
            idempotencyKey={data.key}
            action={importPath}
            encType="multipart/form-data"
          >
            <FileField
              field={fields.file}
              label={LABELS.file}
              optional
              hint={`CSV with commas, semicolons or tabs. Up to ${data.most} lines and 1 MB.`}
              accept=".csv,.txt,text/csv"
            />
            <TextareaField
              field={fields.text}
              label={LABELS.text}
              optional
              hint="Or paste lines here. They are used instead of a file."
              rows={6}
            />
            {reply?.mapping ? <ColumnField fields={fields} mapping={reply.mapping} /> : null}
            <div className="row mt-5">
              <SubmitButton variant="solid" busyLabel="Adding…">
                Add the lines to your cart
              </SubmitButton>
              <ActionLink to="/cart">Cancel</ActionLink>
              {/* A file, which only the browser can fetch. */}
              <a className="link" href={importTemplatePath} download>
                Download the template
              </a>
            </div>
          </Form>
          <p className="mt-5">
            <ActionLink to={quickOrderPath}>Type codes instead</ActionLink>
          </p>
        </div>
      </div>
    </>
  );
}

type Fields = ReturnType<typeof useServerForm<typeof LABELS>>[1];

/** Asks which column has what no head tells. Quantities can be typed line by line instead. */
const ColumnField = ({ fields, mapping: { ask, columns } }: { fields: Fields; mapping: Mapping }) => (
  <SelectField
    field={fields[ask]}
    label={LABELS[ask]}
    optional={ask === "quantities"}
    prompt="Choose a column"
    options={columns.map(({ at, head }) => ({
      value: String(at),
      label: head || `Column ${at + 1}, without a name`,
    }))}
  />
);
