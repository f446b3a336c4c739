import type { ReactNode } from "react";
import { CodeLabel } from "~/ui/code-label";
import { Link } from "~/ui/link";
import { WorkedOut } from "~/features/lines/worked-out";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { GoodsRow } from "./goods-row";
import { WrongSize } from "./wrong-size";

/**
 * A long list of garments: one row for each style and colour, with its sizes. Below 768 px rows are blocks, which
 * removes their role in some browsers, so the roles are written out.
 */
export function RunTable({ rows, caption }: { rows: readonly GoodsRow[]; caption: string }) {
  const priced = rows.some(({ price }) => price);
  return (
    <table className="tb runs mt-3" role="table">
      <caption className="vh">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <Head>Garment</Head>
          <Head>Colour</Head>
          <Head>Sizes</Head>
          <Head number>Pieces</Head>
          {priced ? <Head number>Price</Head> : null}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <RunRow key={row.number} row={row} again={isSameStyle(rows[index - 1], row)} priced={priced} />
        ))}
      </tbody>
    </table>
  );
}

const Head = ({ children, number }: { children: string; number?: boolean }) => (
  <th role="columnheader" scope="col" className={number ? "num" : undefined}>
    {children}
  </th>
);

function Cell({ className, children, head }: { className?: string; children: ReactNode; head?: boolean }) {
  return (
    <td role={head ? "rowheader" : "cell"} className={className}>
      {children}
    </td>
  );
}

const isSameStyle = (before: GoodsRow | undefined, { name, styleCode }: GoodsRow) =>
  before?.styleCode === styleCode && before.name === name;

/** @param again whether the row before has the same style; then the name is only for screen readers. */
function RunRow({ row, again, priced }: { row: GoodsRow; again: boolean; priced: boolean }) {
  const name = row.to ? <Link to={row.to}>{row.name}</Link> : row.name;
  return (
    <tr role="row" className={again ? "again" : undefined}>
      <Cell head className="what">
        {again ? (
          <VisuallyHidden>{row.name}</VisuallyHidden>
        ) : (
          <>
            {name} {row.styleCode ? <CodeLabel code={row.styleCode} /> : null}
          </>
        )}
      </Cell>
      <Cell>{row.colour}</Cell>
      <Cell className="of">
        {row.sizes.map(({ fit, quantity }) => (
          <span className="sz" key={fit}>
            {fit ? <b>{fit}</b> : null} × {quantity}
          </span>
        ))}
        {row.details.map(({ name: added, text }) => (
          <span className="xs mut block" key={added}>
            {added}
            {text ? `: ${text}` : null}
          </span>
        ))}
        <WorkedOut working={row.working} of={row.name} />
        {row.stock ? <span className="xs mut block">{row.stock}</span> : null}
        <WrongSize row={row} />
      </Cell>
      <Cell className="num pieces">{row.quantity}</Cell>
      {priced ? <Cell className="num">{row.price}</Cell> : null}
    </tr>
  );
}
