import { counted } from "~/ui/counted";
import { CodeLabel } from "~/ui/code-label";
import { KeyValues } from "~/ui/key-values";
import { Meter } from "~/ui/meter";
import { Notice } from "~/ui/notice";
import type { ApprovalView } from "./detail.server";

/** Over which limit the order is, and by how much. */
export function WhyItCame({ one: { reasons } }: { one: ApprovalView }) {
  if (reasons.length === 0) return null;
  return (
    <section className="card pad" aria-labelledby="why">
      <h2 id="why" className="mb-2">
        Why this came to you
      </h2>
      <ul className="rows">
        {reasons.map(({ title, detail, share }) => (
          <li key={title}>
            <h3>{title}</h3>
            {detail ? <p className="sm">{detail}</p> : null}
            {share ? <Meter value={share.limit} max={share.amount} label={detail ?? title} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whom the order passed, and whom it reached. */
export function HowItCame({ one: { route } }: { one: ApprovalView }) {
  if (route.length === 0) return null;
  return (
    <section className="card pad" aria-labelledby="route">
      <h2 id="route" className="mb-2">
        How it reached you
      </h2>
      <ol className="rows">
        {route.map(({ name, unit, passed }) => (
          <li key={`${name} ${unit}`}>
            <b>{name}</b>, {unit}
            <p className="sm mut">{passed ? `Passed up: ${passed}.` : "Asked to decide."}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The order went past the reader to somebody with a wider limit. */
export function NotYours({ one: { route, code } }: { one: ApprovalView }) {
  const names = route.filter(({ passed }) => !passed).map(({ name }) => name);
  return (
    <Notice>
      {code} is more than you may approve. It waits for {names.join(" or ")}.
    </Notice>
  );
}

/** What the cost centre has for such orders, and what is left. */
export function BudgetCard({ one: { budget } }: { one: ApprovalView }) {
  if (!budget) return null;
  const { share } = budget;
  return (
    <section className="card pad" aria-labelledby="budget">
      <h2 id="budget">{budget.name}</h2>
      <p className="sm mut mb-2">
        {budget.centre ? <CodeLabel code={budget.centre} /> : null} until {budget.until}, inc. GST
      </p>
      <Meter
        value={share.used}
        max={share.all}
        label={`${budget.spent} spent and ${budget.held} held of ${budget.amount}`}
      />
      <KeyValues
        className="mt-3"
        rows={[
          { label: "Budget", value: budget.amount },
          { label: "Spent", value: budget.spent },
          { label: `Held by ${counted(budget.heldOrders, "other order")}`, value: budget.held },
          { label: "Left", value: <b>{budget.left}</b> },
          { label: "This order", value: budget.thisOrder },
        ]}
      />
      {budget.fits ? null : (
        <Notice kind="warn" className="mt-3">
          This order does not fit. If it is approved, the budget is exceeded.
        </Notice>
      )}
    </section>
  );
}
