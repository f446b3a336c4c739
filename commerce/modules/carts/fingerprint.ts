import { formatMoney } from "../../http/money";
import type { Person } from "../../http/principal";
import { shortDigest } from "../../http/short-digest";
import { freightCentsShown, freightShown } from "../packs";
import type { LoadedCart } from "./loaded-cart";
import { totalsOf } from "./totals";

/** What a page shows of a cart that is ordered, in the order in which a change of it is told. */
const PARTS = ["items", "prices", "freight", "payers"] as const;
type Part = (typeof PARTS)[number];

/**
 * What is in a cart, what it costs, its freight, and who pays: a page sends it with the order that it shows, so that
 * nothing else is charged. Hidden prices are left out, because they could be found by trying.
 */
export function fingerprintOf(loaded: LoadedCart, person: Person): string {
  // Without freight, so that another delivery is not told as other prices or another payer.
  const goods = totalsOf(loaded, person, 0);
  const whole = totalsOf(loaded, person);
  const { pricesShown } = goods;
  const shown = (value: unknown) => (pricesShown ? value : null);
  const parts: Record<Part, unknown> = {
    items: loaded.lines.map(({ entry }) => [
      ...[entry.sku, entry.quantity, entry.packId, entry.bundleId, entry.valueAdds, entry.taken],
      entry.configuration,
    ]),
    prices: [
      loaded.lines.map(({ entry }) => shown(entry.unitCents)),
      goods.discounts.map(({ code, cents }) => [code, shown(cents)]),
      loaded.lapsed,
    ],
    freight: freightShown(whole) ? whole.deliveryCents : null,
    payers: [
      ...[goods.points, goods.ownShareCents, loaded.card?.id ?? null],
      shown([goods.subsidyCents, goods.creditCents, goods.accountCents]),
    ],
  };
  return PARTS.map((part) => shortDigest(parts[part])).join(".");
}

const WHAT: Record<Exclude<Part, "freight">, string> = {
  items: "Your cart",
  prices: "The prices in your cart",
  payers: "Who pays for your cart",
};

/**
 * What has changed since a page showed a cart, with what it comes to now: the first part that differs.
 * @returns undefined if it is as it was shown.
 */
export function changeSince(shown: string, loaded: LoadedCart, person: Person): string | undefined {
  const before = shown.split(".");
  const now = fingerprintOf(loaded, person).split(".");
  const at = now.findIndex((part, index) => part !== before[index]);
  if (at < 0 && before.length === now.length) return undefined;
  const part = PARTS[at] ?? "items";
  const money = (cents: number) => formatMoney(cents, person.unit.currencySymbol);
  const totals = totalsOf(loaded, person);
  const sum = totals.pricesShown
    ? `the total is ${money(totals.totalCents)}`
    : totals.ownShareCents > 0 && `your share is ${money(totals.ownShareCents)}`;
  if (part === "freight") {
    return `Freight is now ${money(freightCentsShown(totals, person))}${sum ? `, and ${sum}` : ""}.`;
  }
  const changed = `${WHAT[part]} changed after this page was shown.`;
  return sum && part !== "items" ? `${changed} Now ${sum}.` : changed;
}
