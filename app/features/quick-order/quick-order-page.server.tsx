import type { SerializeFrom } from "@remix-run/node";
import { ErrorSummary } from "~/forms/error-summary";
import { Form } from "~/forms/form";
import { SubmitButton } from "~/forms/submit-button";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import type { RowsReply } from "./add-rows.server";
import { importPath } from "~/paths";
import type { loadQuickOrder } from "./quick-order.server";
import { MOST_LINES } from "./rows";
import { NotFromHere, OutcomeNotes, rowsForm, RowsForm } from "./rows-form";

interface Props {
  data: SerializeFrom<typeof loadQuickOrder>;
  reply?: RowsReply;
}

/** Codes and quantities, typed one below the other. */
export function QuickOrderPage({ data, reply }: Props) {
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Your cart", to: "/cart" },
        ]}
        current="Quick order"
      />
      <div className="wrap pt-4">
        <PageHeading
          title="Quick order"
          lead={
            reply?.asksQuantity
              ? "The code of each size and colour, and how many. Empty rows are left out."
              : "The code of each size and colour, and how many. Without a number it is one; empty rows are left out."
          }
        />
        {data.mayBuy ? null : <NotFromHere />}
        <ErrorSummary
          form={{ ...rowsForm, allErrors: reply?.error ?? {} }}
          labels={reply?.labels ?? { "rows[].code": "Code", "rows[].quantity": "Quantity" }}
          className="mb-5"
        />
        <OutcomeNotes reply={reply} />
        <PasteForm idempotencyKey={`${data.key}-paste`} />
        <RowsForm reply={reply} idempotencyKey={data.key} rows={data.rows} />
        <p className="mt-5">
          Up to {MOST_LINES} lines at once. <ActionLink to={importPath}>Import a file</ActionLink>
        </p>
      </div>
    </>
  );
}

/** Many lines at once. They are read as those of a file, so the page of files answers with what was not added. */
const PasteForm = ({ idempotencyKey }: { idempotencyKey: string }) => (
  <Form
    form={{ id: "paste" }}
    className="card pad max-w-[620px] mb-5"
    idempotencyKey={idempotencyKey}
    action={importPath}
    encType="multipart/form-data"
  >
    <div className="field">
      <label htmlFor="paste-lines">Paste your lines</label>
      <p className="hint" id="paste-hint">
        On each line a code, a comma and a quantity, or two columns of a spreadsheet.
      </p>
      <textarea id="paste-lines" name="text" rows={3} aria-describedby="paste-hint" spellCheck={false} />
    </div>
    <p className="mt-4">
      <SubmitButton busyLabel="Adding…">Add pasted lines</SubmitButton>
    </p>
  </Form>
);
