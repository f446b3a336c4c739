import { Fragment } from "react";
import type { components } from "~/commerce/occ";
import { VisuallyHidden } from "~/ui/visually-hidden";

/** How an amount is worked out, as the API returns it. */
export type Working = components["schemas"]["Working"];

interface Props {
  /** Nothing is rendered without one. */
  working?: Working;
  /** What the amount is of, for screen readers, where a page has several. */
  of?: string;
}

/** Opens under an amount and says how it is worked out: rows that add up to it, and who pays. */
export function WorkedOut({ working, of }: Props) {
  if (!working) return null;
  const { rows, total, payers = [] } = working;
  return (
    <details className="sm mt-2 mb-2">
      <summary>
        How this is worked out
        {of ? <VisuallyHidden>: {of}</VisuallyHidden> : null}
      </summary>
      <dl className="sum">
        <Rows rows={rows} />
        <Amount {...total} sum />
      </dl>
      {payers.length > 0 ? (
        <>
          <p className="b mt-2">Who pays {total.amount}</p>
          <dl className="sum">
            <Rows rows={payers} />
          </dl>
        </>
      ) : null}
    </details>
  );
}

const Rows = ({ rows }: Pick<Working, "rows">) =>
  rows.map(({ code, steps = [], ...row }) => (
    <Fragment key={code}>
      <Amount {...row} />
      {steps.map(({ label, amount }, index) => (
        <div key={index} className="xs mut">
          <dt>{label}</dt>
          <dd className="whitespace-nowrap">{amount}</dd>
        </div>
      ))}
    </Fragment>
  ));

function Amount({ label, amount, note, sum }: Omit<Working["rows"][number], "code" | "steps">) {
  return (
    <div className={sum ? "b" : undefined}>
      <dt>
        {label}
        {note ? <span className="xs mut block">{note}</span> : null}
      </dt>
      <dd className="whitespace-nowrap">{amount}</dd>
    </div>
  );
}
