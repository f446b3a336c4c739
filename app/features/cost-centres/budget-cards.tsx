import type { SerializeFrom } from "@remix-run/node";
import { budgetPath } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { counted } from "~/ui/counted";
import { KeyValues } from "~/ui/key-values";
import { Meter } from "~/ui/meter";
import { StatusTag } from "~/ui/status-tag";
import type { costCentreView } from "./detail.server";

type View = SerializeFrom<typeof costCentreView>;

/** What the cost centre may be charged, in each time, and how much of it is spent, held and left. */
export function BudgetCards({ centre }: { centre: View }) {
  return (
    <section className="card pad stack" aria-labelledby="budgets">
      <div className="row between">
        <h2 id="budgets">Budgets</h2>
        {centre.active ? <ButtonLink to={budgetPath(centre.code)}>Add a budget</ButtonLink> : null}
      </div>
      {centre.budgets.length === 0 ? (
        <p className="mut">None yet. Without a budget, orders are not limited by one.</p>
      ) : null}
      {centre.budgets.map((one) => (
        <Budget key={one.code} one={one} centre={centre.code} />
      ))}
    </section>
  );
}

function Budget({ one, centre }: { one: View["budgets"][number]; centre: string }) {
  return (
    <div>
      <div className="row between">
        <h3>
          {one.name} <CodeLabel code={one.code} />
        </h3>
        <StatusTag tone={one.state.tone}>{one.state.label}</StatusTag>
      </div>
      <p>
        <b className="text-2xl">{one.left}</b> left of {one.amount}, inc. GST
      </p>
      <p className="sm mut">
        {one.first} to {one.last}
      </p>
      <Meter
        className="mt-2 mb-2"
        value={one.share.used}
        max={one.share.all}
        label={`${one.spent} spent and ${one.held} held of ${one.amount}`}
      />
      <KeyValues
        rows={[
          { label: `Spent, ${counted(one.spentOrders, "order")}`, value: one.spent },
          {
            label: `Held, ${counted(one.heldOrders, "order")} ${one.heldOrders === 1 ? "waits" : "wait"}`,
            value: one.held,
          },
          ...(one.over ? [{ label: "Exceeded by", value: <b>{one.over}</b> }] : []),
        ]}
      />
      <p className="mt-3">
        <ButtonLink size="small" to={budgetPath(centre, one.code)} aria-label={`Change ${one.name}`}>
          Change
        </ButtonLink>
      </p>
    </div>
  );
}
