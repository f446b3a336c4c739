import type { SerializeFrom } from "@remix-run/node";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { ActionLink } from "~/ui/link-button";
import { StatusTag } from "~/ui/status-tag";
import { financesPath, payPath } from "~/paths";
import type { financesHome } from "./home.server";

/** What is owed, and the invoices that are due first, on the home page of who pays them. */
export function FinancesNow({
  finances: { figures, due, count },
}: {
  finances: SerializeFrom<typeof financesHome>;
}) {
  return (
    <>
      <ul className="tiles" aria-label="What is owed">
        {figures.map(({ figure, words, to }) => (
          <li key={to + words} className="card pad">
            <p className="d text-[2rem] wrap-anywhere">{figure}</p>
            <ActionLink small to={to}>
              {words}
            </ActionLink>
          </li>
        ))}
      </ul>
      <section className="stack" aria-labelledby="due">
        <div className="row between">
          <h2 id="due">Due first</h2>
          <ActionLink to={financesPath}>
            {count > due.length ? `See all ${count}` : "Manage finances"}
          </ActionLink>
        </div>
        {due.length === 0 ? (
          <p className="mut">
            No invoice is to be paid. They appear here after an order has left the warehouse.
          </p>
        ) : (
          <ul className="card pad rows">
            {due.map(({ number, billTo, due: day, state, toPay }) => (
              <li key={number} className="row between">
                <div className="flex-1 min-w-0">
                  <p>
                    <CodeLabel code={number} /> <StatusTag tone={state.tone}>{state.label}</StatusTag>
                  </p>
                  <p className="sm mut mt-1 wrap-anywhere">
                    Due {day}. Invoiced to {billTo}
                  </p>
                </div>
                <b>{toPay}</b>
                <ButtonLink size="small" to={payPath([number])} aria-label={`Pay ${number}`}>
                  Pay
                </ButtonLink>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
