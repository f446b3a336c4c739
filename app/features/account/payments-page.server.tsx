import type { SerializeFrom } from "@remix-run/node";
import type { ReactNode } from "react";
import { packPath } from "~/paths";
import { CodeLabel } from "~/ui/code-label";
import { ActionLink } from "~/ui/link-button";
import { Meter } from "~/ui/meter";
import { StatusTag } from "~/ui/status-tag";
import { AccountPage } from "~/features/shell/account-page";
import type { paymentsView } from "./payments.server";

type Data = SerializeFrom<typeof paymentsView>;

/** How a person's orders are paid. Nothing can be changed here: the organisation decides it. */
export function PaymentsPage({ data }: { data: Data }) {
  const { organisation, billTo, ownShare, packs, centres } = data;
  return (
    <AccountPage
      title="Billing and payments"
      lead={`Who pays for what you order. ${organisation} decides this.`}
    >
      <div className="stack">
        <Part title={`Paid by ${organisation}`}>
          {packs.length === 0 ? (
            <p>You have no packs for this period. Your administrator can give you one.</p>
          ) : (
            <ul className="rows">
              {packs.map((pack) => (
                <PackRow key={pack.id} pack={pack} />
              ))}
            </ul>
          )}
        </Part>
        <Part title="Your own share">
          <p>{ownShare}</p>
          <p className="mut">
            It is what an order costs beyond your packs. Checkout shows it before you order.
          </p>
        </Part>
        <Part title="Charged to">
          <p>
            What {organisation} pays is invoiced to <b className="wrap-anywhere">{billTo}</b>.
          </p>
          <h3 className="mt-3">Cost centres</h3>
          {centres.length === 0 ? (
            <p>You have no cost centre, so your orders are charged without one.</p>
          ) : (
            <ul className="rows">
              {centres.map(({ code, name, unit, usual }) => (
                <li key={code} className="row between">
                  <span className="min-w-0 wrap-anywhere">
                    <CodeLabel code={code} /> {name}
                    <span className="hint block">{unit}</span>
                  </span>
                  {usual ? <StatusTag tone="ok">Default</StatusTag> : null}
                </li>
              ))}
            </ul>
          )}
        </Part>
      </div>
    </AccountPage>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card pad stack-s">
      <h2 className="wrap-anywhere">{title}</h2>
      {children}
    </section>
  );
}

/** What is left of a pack and until when; a pack without a balance is paid by the person. */
function PackRow({ pack: { id, name, balance, fundMessage } }: { pack: Data["packs"][number] }) {
  return (
    <li>
      <ActionLink to={packPath({ packId: id, step: 1 })}>{name}</ActionLink>
      {balance ? (
        <>
          <p>
            <b>{balance.leftText}</b> left of {balance.grantedText}
            {balance.until ? ` until ${balance.until}` : ""}
          </p>
          <Meter
            value={balance.used}
            max={balance.granted}
            pieces={balance.pieces}
            label={`${balance.usedText} of ${balance.grantedText} used`}
            className="mt-1.5"
          />
        </>
      ) : (
        <p>You pay for this pack yourself.</p>
      )}
      {fundMessage ? <p className="sm mut">{fundMessage}</p> : null}
    </li>
  );
}
