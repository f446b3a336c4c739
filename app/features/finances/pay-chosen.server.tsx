import { Form as GetForm } from "@remix-run/react";
import { Button } from "~/ui/button";
import { ActionLink } from "~/ui/link-button";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { makePaymentPath, payPath } from "~/paths";

const chosenForm = "chosen-invoices";

/** Ticks an invoice of the list; the form stands below the list. */
export function ChooseInvoice({ number }: { number: string }) {
  return (
    <label className="tick">
      <input type="checkbox" name="invoice" value={number} form={chosenForm} />
      <VisuallyHidden>Choose {number}</VisuallyHidden>
    </label>
  );
}

/** Leads from the ticked invoices to the page that pays them. Only invoices of one currency are paid together. */
export function PayChosen({ rows }: { rows: readonly { number: string; currency: string }[] }) {
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  return (
    <GetForm id={chosenForm} action={makePaymentPath} className="row between pad no-print">
      <Button variant="job">PAY CHOSEN INVOICES…</Button>
      {rows.length > 1
        ? currencies.map((currency) => {
            const its = rows.filter((row) => row.currency === currency).map(({ number }) => number);
            return (
              <ActionLink key={currency} to={payPath(its)}>
                Pay all {its.length} in {currency} of this page
              </ActionLink>
            );
          })
        : null}
    </GetForm>
  );
}
