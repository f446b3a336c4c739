import type { SerializeFrom } from "@remix-run/node";
import { financesTrail } from "~/features/layout/trails";
import { AddCard } from "~/features/cards/add-card.server";
import { RadioGroup } from "~/forms/choice-fields";
import { ErrorSummary } from "~/forms/error-summary";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { counted } from "~/ui/counted";
import { KeyValues } from "~/ui/key-values";
import { PageHeading } from "~/ui/page-heading";
import { StatusTag } from "~/ui/status-tag";
import { Table } from "~/ui/table";
import { financesPath, invoicePath } from "~/paths";
import type { paymentView } from "./pay.server";

type Data = SerializeFrom<typeof paymentView>;
const LABELS = { card: "Card" };

/** The invoices that were chosen, and the card that pays them. */
export function PaymentPage({ data, reply }: { data: Data; reply?: FormReply }) {
  const { rows, open } = data;
  const [form, fields] = useServerForm<typeof LABELS>({
    id: "payment",
    lastResult: reply,
    defaultValue: data.values,
  });
  return (
    <>
      <Breadcrumb trail={financesTrail} current="Make payment" />
      <div className="wrap pt-4">
        <ErrorSummary form={form} labels={LABELS} className="mb-5" />
        <PageHeading
          title="Make payment"
          lead={
            open.length === 0
              ? "These invoices are paid already."
              : `${counted(open.length, "invoice")}, each paid wholly. All amounts include GST.`
          }
        />
        <div className="split">
          <div className="card list">
            <Invoices data={data} />
          </div>
          <aside className="card pad">
            <KeyValues rows={[{ label: `To be paid, ${data.currency}`, value: <b>{data.total}</b> }]} />
            {open.length === 0 || data.cards.length === 0 ? (
              <div className="stack-s mt-4">
                {open.length > 0 ? (
                  <p>You have no saved card. Pay by bank transfer, with the numbers of the invoices.</p>
                ) : null}
                <ButtonLink to={financesPath}>Back to the invoices</ButtonLink>
              </div>
            ) : (
              <Form form={form} className="mt-4" idempotencyKey={data.key}>
                {open.map((number) => (
                  <input key={number} type="hidden" name="invoice" value={number} />
                ))}
                <input type="hidden" name="amount" value={data.amount} />
                <RadioGroup
                  field={fields.card}
                  label={LABELS.card}
                  hint={rows.length > open.length ? "What is paid already is not paid again." : undefined}
                  look="card"
                  options={data.cards}
                />
                <div className="row mt-5">
                  <SubmitButton variant="job" busyLabel="Paying…">
                    PAY {data.total}
                  </SubmitButton>
                  <ButtonLink to={financesPath}>Cancel</ButtonLink>
                </div>
              </Form>
            )}
            {data.mayAdd ? (
              <>
                <hr className="seam mt-5 mb-5" />
                <AddCard />
              </>
            ) : null}
          </aside>
        </div>
      </div>
    </>
  );
}

function Invoices({ data }: { data: Data }) {
  return (
    <Table
      caption="Invoices to pay"
      columns={[
        {
          label: "Invoice",
          kind: "key",
          phone: "fact",
          cell: ({ number }) => <CodeLabel code={number} to={invoicePath(number)} />,
        },
        {
          label: "For",
          phone: "name",
          cell: ({ orderedBy, unit }) => (
            <span>
              <b>{orderedBy}</b>
              <span className="xs mut block only-l">{unit}</span>
            </span>
          ),
        },
        { label: "Due", phone: "when", cell: ({ due }) => <span className="whitespace-nowrap">{due}</span> },
        {
          label: "Status",
          phone: "more",
          cell: ({ state }) => <StatusTag tone={state.tone}>{state.label}</StatusTag>,
        },
        {
          label: "To be paid",
          kind: "num",
          phone: "amount",
          cell: ({ toPay }) => <b className="whitespace-nowrap">{toPay}</b>,
        },
      ]}
      rows={data.rows}
      rowKey={({ number }) => number}
    />
  );
}
