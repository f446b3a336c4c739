import { Form as GetForm } from "@remix-run/react";
import { Button } from "~/ui/button";
import { ActionLink } from "~/ui/link-button";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { makePaymentPath, payPath } from "~/paths";

const chosenForm = "chosen-invoices";

/** Ticks an invoice of the list; the form stands behind the list. */
export function ChooseInvoice({ number }: { number: string }) {
  return (
    <label className="tick">
      <input type="checkbox" name="invoice" value={number} form={chosenForm} />
      <VisuallyHidden>Choose {number}</VisuallyHidden>
    </label>
  );
}

/** At the foot of the window while the list is in view: leads from the ticked invoices to the page that pays them. Only invoices of one currency are paid together. */
export function PayChosen({ rows }: { rows: readonly { number: string; currency: string }[] }) {
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  return (
    <>
      <div className="row between card pad slim bar dock">
        <b className="chosen"> chosen</b>
        <GetForm id={chosenForm} action={makePaymentPath}>
          <Button variant="job">PAY CHOSEN INVOICES…</Button>
        </GetForm>
      </div>
      <p className="row no-print">
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
      </p>
    </>
  );
}
