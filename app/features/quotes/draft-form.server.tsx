import { CartDocket } from "~/features/cart/cart-docket";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { TextareaField } from "~/forms/textarea-field";
import { useServerForm } from "~/forms/use-server-form";
import { LinkButton } from "~/ui/link-button";
import { type Column, Table } from "~/ui/table";
import type { QuoteView } from "./detail.server";
import { NumberCell, productCell } from "./line-cells.server";
import { quantityField } from "./schema.server";

type Row = QuoteView["lines"][number];

const LABELS = { name: "Name", description: "What do you need?", wantedBy: "Wanted by" };

/** What a customer asks for, before it is sent to the desk. */
export function DraftForm({ quote, reply }: { quote: QuoteView; reply?: FormReply }) {
  const { lines, version, key, code } = quote;
  const [form, fields] = useServerForm<Record<string, string>>({
    id: "quote-draft",
    lastResult: reply,
    defaultValue: {
      ...Object.fromEntries(lines.map(({ number, quantity }) => [quantityField(number), String(quantity)])),
      ...{ name: quote.name, description: quote.description ?? "", wantedBy: quote.wantedBy },
    },
  });
  const labels = Object.fromEntries(
    lines.map((line) => [quantityField(line.number), `Pieces of ${line.name}`]),
  );
  const columns: Column<Row>[] = [
    { label: "Garment", kind: "key", cell: productCell },
    {
      label: "Pieces",
      cell: (line) => (
        <NumberCell field={fields[quantityField(line.number)]!} label={labels[quantityField(line.number)]!} />
      ),
    },
    { label: "List", kind: "num", cell: ({ list }) => list },
    { label: "Total", kind: "num", cell: ({ price }) => price },
  ];
  return (
    <>
      <ErrorSummary form={form} labels={{ ...labels, ...LABELS }} className="mb-5" />
      <Form
        form={form}
        idempotencyKey={key}
        className="split"
        enter={{ name: "intent", value: "save", words: "Save the draft" }}
      >
        <input type="hidden" name="version" value={version} />
        <div className="stack">
          <Table
            caption={`Goods of ${code}`}
            columns={columns}
            rows={lines}
            rowKey={({ number }) => String(number)}
          />
          <section className="card pad stack">
            <TextField field={fields["name"]!} label={LABELS.name} autoComplete="off" />
            <TextareaField
              field={fields["description"]!}
              label={LABELS.description}
              hint="Decoration, deliveries, anything that the prices depend on."
              optional
            />
            <TextField field={fields["wantedBy"]!} label={LABELS.wantedBy} type="date" optional />
          </section>
        </div>
        <aside className="stack sticky">
          <CartDocket cart={quote} title="At list prices" code={code}>
            <SubmitButton variant="job" wide name="intent" value="send" busyLabel="Sending…">
              SEND TO THE DESK
            </SubmitButton>
            <SubmitButton wide name="intent" value="save" busyLabel="Saving…">
              Save the draft
            </SubmitButton>
            <LinkButton name="intent" value="CANCEL">
              Cancel the quote
            </LinkButton>
          </CartDocket>
        </aside>
      </Form>
    </>
  );
}
