import type { ReactNode } from "react";

/** Amounts are formatted strings: "−$262.30", "Free". A row of a working may have a note, and classes for itself and its amount. */
export type DocketRow = { label: ReactNode; amount: string; note?: string; look?: string; end?: string };
/** One that a loader gives. */
export type PlainRow = DocketRow & { label: string };

/** Only the amounts, for the foot of a panel. */
export function DocketAmounts({ rows, total }: { rows: DocketRow[]; total?: DocketRow }) {
  return (
    <>
      <dl className="sum mt-2">
        {rows.map((row, index) => (
          <div key={index} className={row.look}>
            <dt>
              {row.label}
              {row.note ? <span className="xs mut block">{row.note}</span> : null}
            </dt>
            <dd className={row.end}>{row.amount}</dd>
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
