import type { components } from "~/commerce/occ";
import type { ResponseOf } from "~/commerce/response";
import { lineOf } from "~/features/lines/line.server";
import { packPath } from "~/paths";

type ApiRow = components["schemas"]["Reorder"]["cartModifications"][number];

/** A line as it was ordered again: without the price and the stock note of the day of the order. */
function rowOf({ entry, quantity, quantityAdded, statusCode, statusMessage, priceChange }: ApiRow) {
  const { price: _price, stock: _stock, ...line } = lineOf({ ...entry, quantity: quantityAdded });
  const short = quantityAdded > 0 && quantityAdded < quantity;
  return {
    line,
    // What a pack's limit leaves depends on what is chosen in it.
    pack:
      quantityAdded === 0 && entry.packId && statusCode === "limitExceeded"
        ? { name: entry.packName ?? "Pack", review: packPath({ packId: entry.packId, step: "review" }) }
        : undefined,
    notes: [
      short ? `${quantityAdded} of ${quantity} added.` : "",
      statusMessage ?? "",
      priceChange
        ? `The price was ${priceChange.then.formattedValue} and is now ${priceChange.now.formattedValue}.`
        : "",
    ].filter(Boolean),
  };
}

/** What became of each line when the person last ordered an order again, by where it went. */
export function outcomeView(
  { cartModifications: all }: ResponseOf<"get", "/orgUsers/current/orders/{code}/reorder">,
  code: string,
) {
  const added = all.filter(({ quantityAdded }) => quantityAdded > 0);
  const packIds = [...new Set(added.flatMap(({ entry }) => entry.packId ?? []))];
  return {
    code,
    left: all.filter(({ quantityAdded }) => quantityAdded === 0).map(rowOf),
    goods: added.filter(({ entry }) => !entry.packId).map(rowOf),
    packs: packIds.map((packId) => {
      const its = added.filter(({ entry }) => entry.packId === packId);
      return {
        packId,
        name: its[0]!.entry.packName ?? "Pack",
        review: packPath({ packId, step: "review" }),
        rows: its.map(rowOf),
      };
    }),
  };
}
