import type { IssuedView } from "./issued.server";
import { outcomeWords } from "./outcome-words";

/** "12 pieces were issued: 3 returned, 1 missing, 8 still out, worth $240.00 with what is missing." */
export function sumWords({
  issued,
  returned,
  wornOut,
  missing,
  stillOut,
  value,
}: IssuedView["totals"]): string {
  if (issued === 0) return "";
  const worth =
    value && stillOut + missing > 0 ? `, worth ${value}${missing > 0 ? " with what is missing" : ""}` : "";
  const became = outcomeWords({ returned, wornOut, missing, stillOut });
  return `${issued} ${issued === 1 ? "piece was" : "pieces were"} issued: ${became}${worth}.`;
}

/** The rule of the organisation for pieces that are missing, and how each amount follows from it. */
export function ShareWorking({ data: { costShare, pieces } }: { data: IssuedView }) {
  if (!costShare) return null;
  const worked = pieces.filter(({ working, stillOut, missing }) => working && stillOut + missing > 0);
  return (
    <details className="card pad mt-5 no-print">
      <summary>What may be asked for a missing piece</summary>
      <p className="sm mt-2">{costShare.rule} It may be asked; nothing is charged by itself.</p>
      {costShare.atMost ? (
        <p className="sm mt-2">If all that is out were missing, too: {costShare.atMost}.</p>
      ) : null}
      <ul className="sm mt-2">
        {worked.map(({ id, garment, share, working }) => (
          <li key={id}>
            {garment}: {share}. {working}
          </li>
        ))}
      </ul>
    </details>
  );
}
