import type { ReactNode } from "react";
import { CodeLabel } from "./code-label";
import { DocketAmounts, type DocketRow } from "./docket-amounts";

export type DocketProps = {
  title: string;
  code?: string;
  rows: DocketRow[];
  total?: DocketRow;
  note?: ReactNode;
  /** Under the amounts: how they are worked out. */
  working?: ReactNode;
  /** Between the head and the amounts: the lines of the order. */
  lines?: ReactNode;
  /** Under the total: the action. */
  children?: ReactNode;
};

/** A docket with amounts and a total. For money only. */
export function Docket({ title, code, rows, total, note, working, lines, children }: DocketProps) {
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
      {working}
      {children ? <div className="stack-s mt-4">{children}</div> : null}
    </section>
  );
}
