import type { ReactNode } from "react";

/** Amounts are formatted strings: "−$262.30", "Free". */
export type DocketRow = { label: ReactNode; amount: string };

/** Only the amounts, for the foot of a panel. */
export function DocketAmounts({ rows, total }: { rows: DocketRow[]; total?: DocketRow }) {
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
