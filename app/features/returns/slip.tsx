import { useShell } from "~/features/shell/use-shell";
import { CodeLabel } from "~/ui/code-label";
import type { ReturnView } from "./detail.server";

/** The sheet for the parcel: number with its bars, sender, and what is inside. */
export function Slip({ view }: { view: ReturnView }) {
  const { slip, code } = view;
  const support = useShell()?.person?.support;
  return (
    <section className="slip" aria-labelledby="slip">
      <p className="eyebrow">Put this sheet in the parcel</p>
      <div className="row between">
        <h2 id="slip">Return slip</h2>
        <CodeLabel code={code} />
      </div>
      <svg
        className="bars"
        width={380}
        height={64}
        viewBox={`0 0 ${slip.bars.width} 40`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Bar code of ${code}`}
      >
        {slip.bars.bars.map(({ x, width }) => (
          <rect key={x} x={x} y={0} width={width} height={40} />
        ))}
      </svg>
      <p className="mono">{code}</p>
      <div className="ends">
        <p>
          <span className="mut block">From</span>
          <b>{slip.name}</b>
          {slip.wearerId ? `, wearer ${slip.wearerId}` : null}
          <span className="block">{slip.unit}</span>
          <span className="block">{slip.address}</span>
        </p>
        <p>
          <span className="mut block">To</span>
          <b>Returns</b>
          <span className="block">Order {view.order.code}</span>
          {support ? (
            <span className="block">
              {support.name}, {support.phone}
            </span>
          ) : null}
        </p>
      </div>
      <p className="sm mut">In this parcel. Tick what you pack.</p>
      <ul>
        {view.lines.map((line, index) => (
          <li key={index}>
            <span className="box" aria-hidden="true" /> {line.quantity} × <b>{line.garment.name}</b>,{" "}
            {[line.garment.colour, line.garment.fit].filter(Boolean).join(", ")}
            {line.made.length > 0 ? <span className="sm block">{line.made.join("; ")}</span> : null}
            <span className="sm mut block">
              {line.newFit ? `For ${line.newFit}. ` : null}
              {line.reason}
            </span>
          </li>
        ))}
      </ul>
      <p className="sm">Unworn, with its labels, unless it is faulty.</p>
    </section>
  );
}
