import type { ReactNode } from "react";
import { CodeLabel } from "./code-label";

/** Amounts are formatted strings: "−$262.30", "Free". */
export type DocketRow = { label: ReactNode; amount: string };

export type DocketProps = {
  title: string;
  code?: string;
  rows: DocketRow[];
  total?: DocketRow;
  note?: ReactNode;
  /** Between the head and the amounts: the lines of the order. */
  lines?: ReactNode;
  /** Under the total: the action. */
  children?: ReactNode;
};

/** A docket with amounts and a total. For money only. */
export function Docket({ title, code, rows, total, note, lines, children }: DocketProps) {
  return (
    <section className="docket">
      <div className="row between">
        <h2>{title}</h2>
        {code ? <CodeLabel code={code} /> : null}
      </div>
      {lines}
      {lines ? <hr className="seam" /> : null}
      <DocketAmounts rows={rows} total={total} />
      {note ? <p className="sm mut">{note}</p> : null}
      {children ? <div className="stack-s mt-4">{children}</div> : null}
    </section>
  );
}

/** Only the amounts, for the foot of a panel. */
export function DocketAmounts({ rows, total }: Pick<DocketProps, "rows" | "total">) {
  return (
    <>
      <dl className="sum mt-2">
        {rows.map((row, index) => (
          <div key={index}>
            <dt>{row.label}</dt>
            <dd>{row.amount}</dd>
          </div>
        ))}
      </dl>
      {total ? (
        <>
          <hr className="seam mt-2" />
          <dl className="sum">
            <div className="tot">
              <dt>{total.label}</dt>
              <dd>{total.amount}</dd>
            </div>
          </dl>
        </>
      ) : null}
    </>
  );
}
