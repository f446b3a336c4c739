import type { SerializeFrom } from "@remix-run/node";
import { financesTrail } from "~/features/layout/trails";
import { WorkedOut } from "~/features/lines/worked-out";
import { paperPath, payPath, tabPath } from "~/paths";
import { AsWritten } from "~/ui/as-written";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { Docket } from "~/ui/docket";
import { KeyValues } from "~/ui/key-values";
import { PageHeading } from "~/ui/page-heading";
import { StatusTag } from "~/ui/status-tag";
import type { invoiceView } from "./view.server";

/** One invoice: what it is for, what is to be paid of it, and how that is worked out. */
export function InvoicePage({ invoice }: { invoice: SerializeFrom<typeof invoiceView> }) {
  const { number, state, open, rows, toPay, working } = invoice;
  return (
    <>
      <Breadcrumb
        trail={[...financesTrail, ...(open ? [] : [{ label: "Paid invoices", to: tabPath("paid") }])]}
        current={number}
      />
      <div className="wrap pt-4">
        <PageHeading
          title={
            <>
              Invoice <AsWritten text={number} />
            </>
          }
          actions={<StatusTag tone={state.tone}>{state.label}</StatusTag>}
        />
        <div className="split">
          <div className="card pad">
            <KeyValues rows={invoice.facts} />
          </div>
          <aside className="sticky">
            <Docket
              title="Amount"
              code={number}
              rows={rows}
              total={{ label: "To be paid", amount: toPay }}
              note="All amounts include GST."
              working={<WorkedOut working={working} />}
            >
              {open ? <ButtonLink to={payPath([number])}>Pay this invoice</ButtonLink> : null}
              <ButtonLink to={paperPath("invoice", number)} reloadDocument download>
                Download PDF
              </ButtonLink>
            </Docket>
          </aside>
        </div>
      </div>
    </>
  );
}
