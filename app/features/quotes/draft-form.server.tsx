import { TextField } from "~/forms/field";
import type { FormReply } from "~/forms/reply";
import { TextareaField } from "~/forms/textarea-field";
import { useServerForm } from "~/forms/use-server-form";
import type { Column } from "~/ui/table";
import type { QuoteView } from "./detail.server";
import { NumberCell, productCell } from "./line-cells.server";
import { LinesForm } from "./lines-form.server";
import { quantityField } from "./schema.server";

type Row = QuoteView["lines"][number];

const LABELS = { name: "Name", description: "What do you need?", wantedBy: "Needed by" };

/** What a customer asks for, before it is sent to the desk. */
export function DraftForm({ quote, reply }: { quote: QuoteView; reply?: FormReply }) {
  const { lines } = quote;
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
    <LinesForm
      {...{ quote, form, columns }}
      labels={{ ...labels, ...LABELS }}
      title="At list prices"
      send="SEND TO THE DESK"
      save="Save the draft"
    >
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
    </LinesForm>
  );
}
