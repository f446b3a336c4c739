import { eq, sql } from "drizzle-orm";
import { dayFor } from "../../http/active-days";
import { forbidden, OccError, unknownIdentifier } from "../../http/errors";
import { whyNotWords } from "../../http/why-not";
import {
  breachOf,
  breachRefusal,
  canSupply,
  findVariant,
  marketOf,
  stylesBySku,
  unitCents,
  type StyleRecord,
} from "../catalogue";
import { configurationKey } from "../configurators";
import { recalledRefusal } from "../recalls";
import { onOneLine } from "../packs";
import { entryView } from "./present";
import { loadCart, touch } from "./records";
import { cartFor } from "./find";
import type { EntryRow } from "./entry-rows";
import type { CartCall, CartRow, Wish } from "./loaded-cart";
import { MAX_QUANTITY, supply } from "./change";
import { isOfCatalogue, mayTake, twinOf } from "./stockroom";
import { cartEntries } from "./tables";
import { addedCents } from "./totals";

/** The most lines of one bulk add. */
export const MOST_ADDED = 200;

export type { Wish };

/** Pieces of one SKU with one configuration are one line. */
export const lineKey = (sku: string, configuration: EntryRow["configuration"]): string =>
  `${sku} ${configurationKey(configuration)}`;

type Line = Pick<
  EntryRow,
  "entryNumber" | "sku" | "quantity" | "unitCents" | "configuration" | "valueAdds" | "ppeReason"
>;

/** Options for adding. */
interface Manner {
  taken?: boolean;
  /** If one of them is short of stock, nothing is added. */
  allOrNone?: boolean;
  /** The styles of the SKUs, if the caller has read them. */
  styles?: StyleRecord[];
  /** Nothing is ordered, as where a buyer's system is told of goods: what a role requires does not matter. */
  shownOnly?: boolean;
}

/** The outcome of one requested addition. */
export interface Granted {
  sku: string;
  /** Of its line in the plan. */
  line: string;
  /** The price of one piece in cents, at the resulting quantity of the line. */
  price: number;
  status: { statusCode: string; statusMessage?: string; quantity: number; quantityAdded: number };
  /** Why not all of it can be added. */
  short?: string;
}

/** The limit of a line applies whatever the stock. */
const asManyAsFit = () => ({
  granted: MAX_QUANTITY,
  statusCode: "maxOrderQuantityExceeded",
  statusMessage: `You can order at most ${MAX_QUANTITY} pieces of one size and colour.`,
});

/** What a cart has of a SKU, in the line that grows and in its twin. */
interface Has {
  has: number;
  elsewhere: number;
  taken: boolean;
  /** Nothing is ordered from a saved cart, so stock does not matter there. */
  ordered: boolean;
  shownOnly: boolean;
}

function grant(
  call: CartCall,
  styles: StyleRecord[],
  { product, quantity, made, ppeReason }: Wish,
  { has, elsewhere, taken, ordered, shownOnly }: Has,
) {
  const sku = product.code;
  const found = findVariant(styles, sku);
  if (!found?.style.inAssortment) throw unknownIdentifier(`Product with code '${sku}' not found!`);
  const recalled = recalledRefusal(found.style, dayFor(call));
  if (recalled) throw new OccError(400, recalled);
  if (!call.about.user.priceEnabled) {
    throw forbidden(whyNotWords("packs-only"), {
      reason: "packs-only",
      subject: sku,
      subjectType: "product",
    });
  }
  const breach = ordered && !shownOnly ? breachOf(call.about, found.style, dayFor(call)) : undefined;
  const refusal = breachRefusal(breach, ppeReason);
  if (refusal) throw new OccError(400, refusal);
  const wanted = Math.min(MAX_QUANTITY, has + quantity);
  const onHand = found.variant.onHand;
  const can = taken || !ordered || canSupply(found.style, onHand, wanted);
  const { granted, ...status } =
    can && has + quantity > MAX_QUANTITY ? asManyAsFit() : supply(onHand, can, wanted);
  // If nothing can be added, that is the outcome; the price of one piece distinguishes it from a style
  // without a price.
  const price = unitCents(found.style.prices, sku, Math.max(1, granted) + elsewhere);
  if (price === undefined) throw unknownIdentifier(`Product with code '${sku}' has no price`);
  const each = price + addedCents(made?.valueAdds ?? []);
  // Without a breach there is nothing to give a reason for.
  const reason = breach ? onOneLine(ppeReason) : undefined;
  return { granted, price: each, status, short: shortWords(has, quantity, granted), reason };
}

/** Why a line with `has` pieces cannot take `quantity` more where it may have `granted` in all. */
function shortWords(has: number, quantity: number, granted: number): string | undefined {
  if (granted >= has + quantity) return undefined;
  if (granted === 0) return "This item is out of stock.";
  const inCart = has > 0 ? ` Your cart already has ${has}.` : "";
  return granted === MAX_QUANTITY
    ? `You can order at most ${MAX_QUANTITY} pieces of one size and colour.${inCart}`
    : `Only ${granted} left.${inCart}`;
}

/** The result of additions on a cart's lines, without writing anything. @throws OccError as addEntries. */
export async function planEntries(
  call: CartCall,
  cart: CartRow,
  wishes: readonly Wish[],
  { taken: wished = false, styles: known, shownOnly = false }: Manner = {},
) {
  // For other people it is an ordinary line.
  const taken = wished && mayTake(call.about);
  const skus = [...new Set(wishes.map(({ product }) => product.code))];
  const styles = known ?? (await stylesBySku(call.db, skus, marketOf(call.about, call.now())));
  const entries = await call.db.select().from(cartEntries).where(eq(cartEntries.cartCode, cart.code));
  const plain = entries.filter((entry) => isOfCatalogue(entry) && entry.taken === taken);
  const lines = new Map<string, Line>(plain.map((entry) => [lineKey(entry.sku, entry.configuration), entry]));
  let next = entries.length;
  const all = wishes.map((wish): Granted => {
    const { code } = wish.product;
    const { configuration = null, valueAdds = [] } = wish.made ?? {};
    const key = lineKey(code, configuration);
    const old = lines.get(key);
    const elsewhere = twinOf(entries, { sku: code, taken, configuration })?.quantity ?? 0;
    const { granted, price, status, short, reason } = grant(call, styles, wish, {
      has: old?.quantity ?? 0,
      elsewhere,
      taken,
      ordered: cart.savedAt === null,
      shownOnly,
    });
    const quantityAdded = Math.max(0, granted - (old?.quantity ?? 0));
    if (quantityAdded > 0) {
      const entryNumber = old?.entryNumber ?? next++;
      const ppeReason = reason ?? old?.ppeReason ?? null;
      const line = { entryNumber, sku: code, quantity: granted, unitCents: price, configuration, valueAdds };
      lines.set(key, { ...line, ppeReason });
    }
    return {
      sku: code,
      line: key,
      price,
      status: { ...status, quantity: wish.quantity, quantityAdded },
      short,
    };
  });
  return { lines, all, taken };
}

/**
 * Adds pieces of SKUs outside packs. A SKU that is already in the cart increases its line. If one SKU is
 * unknown, nothing is added. The number of statements does not depend on the number of lines.
 * @throws OccError 400 UnknownIdentifierError; 403 for people who may only order from packs; 400
 * InsufficientStockError for each short SKU with allOrNone.
 */
export async function addEntries(call: CartCall, cartId: string, wishes: Wish[], manner: Manner = {}) {
  const cart = await cartFor(call, cartId, true);
  const { lines, all } = await addTo(call, cart, wishes, manner);
  const loaded = await loadCart(call, cart.code);
  return all.map(({ line, status }) => {
    const at = lines.get(line)?.entryNumber;
    const shown = loaded.lines.find(({ entry }) => entry.entryNumber === at);
    return { ...status, entry: shown && entryView(shown, loaded, call.about, call.mediaBaseUrl) };
  });
}

/** As addEntries, on a cart that the caller has locked; gives the outcomes without the lines as they are shown. */
export async function addTo(call: CartCall, cart: CartRow, wishes: readonly Wish[], manner: Manner = {}) {
  const plan = await planEntries(call, cart, wishes, manner);
  if (manner.allOrNone) refuseShort(plan.all);
  const changed = new Set(plan.all.filter(({ status }) => status.quantityAdded > 0).map(({ line }) => line));
  const lines = [...plan.lines].filter(([key]) => changed.has(key)).map(([, line]) => line);
  await writeLines(call, cart.code, lines, plan.taken);
  return plan;
}

/** @throws OccError 400 InsufficientStockError for each addition that is short. */
export function refuseShort(all: readonly Granted[]): void {
  const [first, ...more] = all.flatMap(({ sku, short, status }) =>
    short === undefined
      ? []
      : {
          type: "InsufficientStockError",
          message: short,
          reason: status.statusCode === "success" ? "maximum" : status.statusCode,
          subject: sku,
          subjectType: "product",
        },
  );
  if (first) throw new OccError(400, first, ...more);
}

/** Replaces the lines of a cart that have the same numbers, in two statements. */
async function writeLines(call: CartCall, cartCode: string, lines: Line[], taken: boolean) {
  if (lines.length === 0) return;
  await call.db
    .insert(cartEntries)
    .values(
      lines.map(({ entryNumber, sku, quantity, unitCents: cents, configuration, valueAdds, ppeReason }) => ({
        cartCode,
        entryNumber,
        sku,
        quantity,
        unitCents: cents,
        pricedOn: dayFor(call),
        configuration,
        valueAdds,
        ppeReason,
        taken,
      })),
    )
    .onConflictDoUpdate({
      target: [cartEntries.cartCode, cartEntries.entryNumber],
      set: {
        quantity: sql`excluded.quantity`,
        unitCents: sql`excluded.unit_cents`,
        pricedOn: sql`excluded.priced_on`,
        ppeReason: sql`excluded.ppe_reason`,
      },
    });
  await touch(call.db, cartCode, call.now());
}

/** Combines several additions: the first short one gives the status, and pieces are added up. */
export function summedUp<One extends Granted["status"]>(added: One[]) {
  const short = added.find(({ statusCode }) => statusCode !== "success");
  const sum = (of: (one: One) => number) => added.reduce((total, one) => total + of(one), 0);
  return {
    statusCode: short?.statusCode ?? "success",
    statusMessage: short?.statusMessage,
    quantity: sum((one) => one.quantity),
    quantityAdded: sum((one) => one.quantityAdded),
    cartModifications: added,
  };
}
