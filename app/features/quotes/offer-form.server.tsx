import { TextField } from "~/forms/field";
import { SelectField } from "~/forms/select-field";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { TextareaField } from "~/forms/textarea-field";
import { useServerForm } from "~/forms/use-server-form";
import { Box } from "~/ui/box";
import type { Column } from "~/ui/table";
import type { QuoteView } from "./detail.server";
import { NumberCell, productCell } from "./line-cells.server";
import { LinesForm } from "./lines-form.server";
import { DISCOUNTS, priceField } from "./schema.server";

type Row = QuoteView["lines"][number];

const LABELS = {
  terms: "Terms",
  expirationTime: "Holds until",
  discount: "Price all at once",
  discountType: "What the number is",
};

/** What the desk offers for what a customer asks (mockup 57). */
export function OfferForm({ quote, reply }: { quote: QuoteView; reply?: FormReply }) {
  const { lines, description } = quote;
  const [form, fields] = useServerForm<Record<string, string>>({
    id: "quote-offer",
    lastResult: reply,
    defaultValue: {
      ...Object.fromEntries(lines.map(({ number, typed }) => [priceField(number), typed])),
      ...{ terms: quote.terms ?? "", expirationTime: quote.validUntil },
    },
  });
  const labels = Object.fromEntries(lines.map((line) => [priceField(line.number), `Offer for ${line.name}`]));
  const columns: Column<Row>[] = [
    { label: "Garment", kind: "key", cell: productCell },
    { label: "Pieces", kind: "num", cell: ({ quantity }) => quantity },
    { label: "List", kind: "num", cell: ({ list }) => list },
    {
      label: "Offer",
      cell: (line) => (
        <NumberCell field={fields[priceField(line.number)]!} label={labels[priceField(line.number)]!} />
      ),
    },
  ];
  return (
    <LinesForm
      {...{ quote, form, columns }}
      labels={{ ...labels, ...LABELS }}
      title="As saved"
      send="SEND THE OFFER"
      save="Save the prices"
      beside={
        <>
          <p className="sm">At list prices the goods were {quote.listTotal}.</p>
          <TextField
            field={fields["expirationTime"]!}
            label={LABELS.expirationTime}
            type="date"
            hint="Its last day; 30 days from now without one."
            optional
          />
        </>
      }
    >
      <p className="sm mut">
        Prices are for one piece, without GST. A line without an offer is offered at its list price.
      </p>
      {description ? (
        <Box id="asked" title="What is needed">
          <p className="wrap-anywhere whitespace-pre-wrap">{description}</p>
        </Box>
      ) : null}
      <section className="card pad stack">
        <div className="row items-end">
          <TextField
            field={fields["discount"]!}
            label={LABELS.discount}
            inputMode="decimal"
            autoComplete="off"
            optional
          />
          <SelectField field={fields["discountType"]!} label={LABELS.discountType} options={DISCOUNTS} />
          <SubmitButton name="intent" value="discount" busyLabel="Working it out…">
            Work it out
          </SubmitButton>
        </div>
        <p className="xs mut">
          Amounts are without GST. Prices of pieces are whole cents, so the lines may come to a few cents
          less.
        </p>
        <TextareaField
          field={fields["terms"]!}
          label={LABELS.terms}
          hint="Delivery, decoration, payment: what the offer depends on."
          optional
        />
      </section>
    </LinesForm>
  );
}
