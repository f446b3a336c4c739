import { z } from "@hono/zod-openapi";
import { eq, sql } from "drizzle-orm";
import { forbidden, unknownIdentifier } from "../../http/errors";
import { canSupply, findVariant, marketOf, stylesBySku, unitCents, type StyleRecord } from "../catalogue";
import { CartModificationSchema } from "./contract";
import { entryView } from "./present";
import { cartFor, loadCart, touch, type CartCall, type EntryRow } from "./records";
import { MAX_QUANTITY, supply } from "./service";
import { cartEntries } from "./tables";

/** Lines of one bulk add at most. */
export const MOST_ADDED = 200;

/** The answer to an add; to a bulk add it sums up, and holds each line's own (contract §7). */
export const AddedSchema = CartModificationSchema.extend({
  cartModifications: z.array(CartModificationSchema).optional(),
}).openapi("CartAddition");

interface Wish {
  product: { code: string };
  quantity: number;
}

type Line = Pick<EntryRow, "entryNumber" | "sku" | "quantity" | "unitCents">;

/** What is said of a wish. */
interface Granted {
  sku: string;
  status: { statusCode: string; statusMessage?: string; quantity: number; quantityAdded: number };
}

/** A line is full however many are on the shelf. */
const asManyAsFit = () => ({
  granted: MAX_QUANTITY,
  statusCode: "maxOrderQuantityExceeded",
  statusMessage: `A cart holds at most ${MAX_QUANTITY} of one size and colour.`,
});

function grant(call: CartCall, styles: StyleRecord[], { product, quantity }: Wish, has: number) {
  const sku = product.code;
  const found = findVariant(styles, sku);
  if (!found?.style.inAssortment) throw unknownIdentifier(`Product with code '${sku}' not found!`);
  if (!call.about.user.priceEnabled) throw forbidden("You order this through your packs.");
  const wanted = Math.min(MAX_QUANTITY, has + quantity);
  const onHand = found.variant.onHand;
  const can = canSupply(found.style, onHand, wanted);
  const { granted, ...status } =
    can && has + quantity > MAX_QUANTITY ? asManyAsFit() : supply(onHand, can, wanted);
  // Nothing granted is an answer of its own; the price of one piece tells it from a style without a price.
  const price = unitCents(found.style.prices, sku, Math.max(1, granted));
  if (price === undefined) throw unknownIdentifier(`Product with code '${sku}' has no price`);
  return { granted, price, status };
}

/**
 * Adds pieces of SKUs outside packs, each joining a line that has it already; all of them or, where one is
 * unknown, none. The number of statements does not grow with the number of lines.
 * @throws OccError 400 UnknownIdentifierError; 403 for whoever orders through packs only.
 */
export async function addEntries(call: CartCall, cartId: string, wishes: Wish[], taken = false) {
  const cart = await cartFor(call, cartId, true);
  const skus = [...new Set(wishes.map(({ product }) => product.code))];
  const styles = await stylesBySku(call.db, skus, marketOf(call.about));
  const entries = await call.db.select().from(cartEntries).where(eq(cartEntries.cartCode, cart.code));
  const plain = entries.filter((entry) => entry.packId === null && entry.taken === taken);
  const lines = new Map<string, Line>(plain.map((entry) => [entry.sku, entry]));
  let next = entries.length;
  const all = wishes.map((wish): Granted => {
    const { code } = wish.product;
    const old = lines.get(code);
    const { granted, price, status } = grant(call, styles, wish, old?.quantity ?? 0);
    const quantityAdded = Math.max(0, granted - (old?.quantity ?? 0));
    if (quantityAdded === 0)
      return { sku: code, status: { ...status, quantity: wish.quantity, quantityAdded } };
    const entryNumber = old?.entryNumber ?? next++;
    lines.set(code, { entryNumber, sku: code, quantity: granted, unitCents: price });
    return { sku: code, status: { ...status, quantity: wish.quantity, quantityAdded } };
  });
  const changed = new Set(all.filter(({ status }) => status.quantityAdded > 0).map(({ sku }) => sku));
  await writeLines(
    call,
    cart.code,
    [...lines.values()].filter(({ sku }) => changed.has(sku)),
    taken,
  );
  const loaded = await loadCart(call, cart.code);
  return all.map(({ sku, status }) => {
    const at = lines.get(sku)?.entryNumber;
    const shown = loaded.lines.find(({ entry }) => entry.entryNumber === at);
    return { ...status, entry: shown && entryView(shown, loaded, call.about, call.mediaBaseUrl) };
  });
}

/** Lines of a cart in the place of those with their numbers, in two statements. */
async function writeLines(call: CartCall, cartCode: string, lines: Line[], taken: boolean) {
  if (lines.length === 0) return;
  await call.db
    .insert(cartEntries)
    .values(
      lines.map(({ entryNumber, sku, quantity, unitCents: cents }) => ({
        cartCode,
        entryNumber,
        sku,
        quantity,
        unitCents: cents,
        taken,
      })),
    )
    .onConflictDoUpdate({
      target: [cartEntries.cartCode, cartEntries.entryNumber],
      set: { quantity: sql`excluded.quantity`, unitCents: sql`excluded.unit_cents` },
    });
  await touch(call.db, cartCode, call.now());
}

/** Several additions as one: the first that is short gives the status, and pieces are added up. */
export function summedUp(added: Awaited<ReturnType<typeof addEntries>>) {
  const short = added.find(({ statusCode }) => statusCode !== "success");
  const sum = (of: (one: (typeof added)[number]) => number) =>
    added.reduce((total, one) => total + of(one), 0);
  return {
    statusCode: short?.statusCode ?? "success",
    statusMessage: short?.statusMessage,
    quantity: sum((one) => one.quantity),
    quantityAdded: sum((one) => one.quantityAdded),
    cartModifications: added,
  };
}
