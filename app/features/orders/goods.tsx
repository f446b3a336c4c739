import { LineInside } from "~/features/lines/line";
import { CodeLabel } from "~/ui/code-label";
import type { Goods } from "./goods-row";
import { RunTable } from "./run-table";
import { sizesWords } from "./sizes-words";
import { WrongSize } from "./wrong-size";

/**
 * The items from one pack, or from the catalogue.
 * @param named whether to show the pack's name.
 * @param long whether to show a table instead of pictures.
 */
export function PackGoods({ pack, named, long }: { pack: Goods; named: boolean; long: boolean }) {
  return (
    <>
      {named ? (
        <p className="row sm mt-3">
          <b>{pack.name ?? "From the catalogue"}</b> {pack.packId ? <CodeLabel code={pack.packId} /> : null}
        </p>
      ) : null}
      {long ? (
        <RunTable rows={pack.rows} caption={pack.name ?? "Items"} />
      ) : (
        <ul className="mt-2">
          {pack.rows.map((row) => (
            <li key={row.number} className="line">
              <LineInside line={{ ...row, fit: sizesWords(row) }}>
                <WrongSize row={row} />
              </LineInside>
            </li>
          ))}
        </ul>
      )}
      {pack.returnsNote ? <p className="sm mut mt-4">{pack.returnsNote}</p> : null}
    </>
  );
}
