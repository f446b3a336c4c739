import type { components } from "~/commerce/occ";
import { equalAsOne } from "~/features/lines/equal-lines";
import { lineOf } from "~/features/lines/line.server";
import { dayRange } from "~/ui/day-range.server";

type ApiCart = components["schemas"]["Cart"];

/** The parcels of a cart: the arrival date and the contents of each. */
export function parcelsOf(cart: Pick<ApiCart, "parcels" | "entries">) {
  const entries = cart.entries ?? [];
  return (cart.parcels ?? []).map(({ from, to, about, entries: inside }) => ({
    days: dayRange(from, to),
    about,
    pieces: inside.reduce((sum, { quantity }) => sum + quantity, 0),
    items: equalAsOne(
      inside.flatMap(({ entryNumber, quantity }) => {
        const entry = entries.find((one) => one.entryNumber === entryNumber);
        if (!entry) return [];
        const { name, fit, image, stock: note } = lineOf(entry);
        // Items that ship at once need no stock note.
        const stock = about ? note : undefined;
        return [{ number: entryNumber, what: `${name}, ${fit}`, quantity, image, stock }];
      }),
    ).map(({ what, ...item }) => ({ ...item, words: `${item.quantity} × ${what}` })),
  }));
}
