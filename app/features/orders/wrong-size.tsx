import { chosenWords } from "~/features/lines/line";
import { Link } from "~/ui/link";
import { ActionLink } from "~/ui/link-button";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { GoodsRow } from "./goods-row";
import { sizesWords } from "./sizes-words";

/** What can be done with a garment that does not fit, and what is under way. */
export function WrongSize({ row }: { row: GoodsRow }) {
  const { exchange, name } = row;
  if (!exchange) return null;
  return (
    <>
      {exchange.waiting.map(({ code, quantity, to }) => (
        <p className="sm" key={code}>
          {quantity} in <Link to={to}>{code}</Link>
        </p>
      ))}
      {exchange.recalled ? <p className="sm">{exchange.recalled.text}</p> : null}
      {exchange.to ? (
        <ActionLink small to={exchange.to}>
          {exchange.recalled ? `Exchange for ${exchange.recalled.name}, no charge` : "Wrong size?"}
          <VisuallyHidden>
            {" "}
            {name}, {chosenWords({ ...row, fit: sizesWords(row) })}
          </VisuallyHidden>
        </ActionLink>
      ) : null}
    </>
  );
}
