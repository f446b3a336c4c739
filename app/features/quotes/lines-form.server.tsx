import type { ReactNode } from "react";
import { CartDocket } from "~/features/lines/cart-docket";
import { ErrorSummary } from "~/forms/error-summary";
import { Form } from "~/forms/form";
import { SubmitButton } from "~/forms/submit-button";
import type { ServerForm } from "~/forms/use-server-form";
import { LinkButton } from "~/ui/link-button";
import { type Column, Table } from "~/ui/table";
import type { QuoteView } from "./detail.server";

/** With amounts that lack what has no list price. */
export const Unpriced = () => <p className="sm">Without what is on request: the desk prices that.</p>;

interface Props {
  quote: QuoteView;
  form: ServerForm;
  labels: Readonly<Record<string, string>>;
  columns: Column<QuoteView["lines"][number]>[];
  /** Of the amounts. */
  title: string;
  send: string;
  save: string;
  /** Stands above the buttons. */
  beside?: ReactNode;
  children: ReactNode;
}

/** What one side types of a quote: for each line, and for all; then it is kept, or sent to the other side. */
export function LinesForm({ quote, form, labels, columns, title, send, save, beside, children }: Props) {
  const { lines, version, key, code } = quote;
  return (
    <>
      <ErrorSummary form={form} labels={labels} className="mb-5" />
      <Form
        form={form}
        idempotencyKey={key}
        className="split"
        enter={{ name: "intent", value: "save", words: save }}
      >
        <input type="hidden" name="version" value={version} />
        <div className="stack">
          <Table
            caption={`Goods of ${code}`}
            columns={columns}
            rows={lines}
            rowKey={({ number }) => String(number)}
          />
          {children}
        </div>
        <aside className="stack sticky">
          <CartDocket cart={quote} title={title} code={code}>
            {quote.unpriced ? <Unpriced /> : null}
            {beside}
            <SubmitButton variant="job" wide name="intent" value="send" busyLabel="Sending…">
              {send}
            </SubmitButton>
            <SubmitButton wide name="intent" value="save" busyLabel="Saving…">
              {save}
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
