import type { z } from "@hono/zod-openapi";
import type { Call } from "../../../http/call";
import { invalid, OccError } from "../../../http/errors";
import { visitOf } from "../../../http/punchout-sid";
import { addLines, cartFor, openCart, whyBarred, type CartCall } from "../../carts";
import { findVariant, type StyleRecord } from "../../catalogue";
import { chooseAgain } from "../../packs";
import type { ReorderBody } from "./contract";
import { stylesWithReplacements, swappedEntry } from "./swaps";
import { keepReorder, readLines, reorderView } from "./records";
import type { orderEntries, ReorderedLine } from "../tables";

type ReorderCall = CartCall & Pick<Call, "mediaBaseUrl">;
type Entry = typeof orderEntries.$inferSelect;

/** A line of the order, and how many pieces of it are wanted. */
interface Wanted {
  entry: Entry;
  quantity: number;
  /** What replaces its style is ordered. */
  replaced: boolean;
}

/** What became of a line, and what one piece costs now, if it may be told. */
interface Outcome {
  quantityAdded: number;
  statusCode: string;
  statusMessage?: string;
  now?: number;
}

/**
 * Orders an order again (contract §9): goods of the catalogue go into the active cart at today's price, beside what
 * is in it; pack items go into the drafts of their packs, as far as the packs' rules permit (decision 45). What cannot
 * be had is left out and reported. The number of statements does not depend on the number of lines.
 * @param chosen which lines and how many pieces; without it all that stands of the order.
 * @throws OccError 404 for an order that is not the person's; 400 for a line that the order does not have, or none.
 */
export async function reorder(
  call: ReorderCall,
  code: string,
  chosen: z.infer<typeof ReorderBody>["orderEntries"],
) {
  const order = await readLines(call, code);
  const asked = wantedOf(order.entries, chosen);
  const read = await stylesWithReplacements(
    call,
    asked.map(({ entry }) => entry),
  );
  const outcomes = new Map<Wanted, Outcome>();
  const { wanted, styles } = replacing(call, asked, read, outcomes);
  const addable: Wanted[] = [];
  for (const one of wanted) {
    if (outcomes.has(one)) continue;
    const barred = whyNot(call, styles, one.entry);
    if (barred) outcomes.set(one, { quantityAdded: 0, ...barred });
    else addable.push(one);
  }
  await addGoods(call, styles, addable, outcomes);
  await choosePacks(call, styles, addable, outcomes);
  const lines = wanted.map((one): ReorderedLine => {
    const { now, ...outcome } = outcomes.get(one)!;
    const { entryNumber, unitCents: then } = one.entry;
    const changed = order.pricesShown && now !== undefined && now !== then;
    return {
      entryNumber,
      quantity: one.quantity,
      ...outcome,
      ...(changed ? { cents: { then, now } } : {}),
    };
  });
  await keepReorder(call, code, call.now(), lines);
  return reorderView(call, order, lines);
}

/** The lines that are wanted, with what replaces their styles where that is asked for, and all their styles. */
function replacing(
  call: ReorderCall,
  asked: readonly Wanted[],
  { styles, replacementOf }: Awaited<ReturnType<typeof stylesWithReplacements>>,
  outcomes: Map<Wanted, Outcome>,
) {
  const wanted = asked.map((one): Wanted => {
    const swap = one.replaced ? swappedEntry(call, styles, replacementOf, one.entry) : undefined;
    if (!swap) return one;
    if ("entry" in swap) return { ...one, entry: swap.entry };
    outcomes.set(one, { quantityAdded: 0, statusCode: "unknownError", statusMessage: swap.refusal });
    return one;
  });
  const used = asked.some(({ replaced }) => replaced)
    ? styles.flatMap((style) => replacementOf(style) ?? [])
    : [];
  const more = used.filter(({ code }) => !styles.some((style) => style.code === code));
  return { wanted, styles: [...styles, ...new Set(more)] };
}

function wantedOf(entries: Entry[], chosen: z.infer<typeof ReorderBody>["orderEntries"]): Wanted[] {
  const asked = chosen && new Map(chosen.map((one) => [one.orderEntryNumber, one]));
  if (asked && asked.size < chosen.length) throw invalid("orderEntries", "A line is there twice.");
  const known = new Set(entries.map(({ entryNumber }) => entryNumber));
  const unknown = [...(asked?.keys() ?? [])].find((number) => !known.has(number));
  if (unknown !== undefined) throw invalid("orderEntries", `The order has no line ${unknown}.`);
  const wanted = entries
    .map((entry) => {
      const of = asked?.get(entry.entryNumber);
      return {
        entry,
        quantity: asked ? (of?.quantity ?? 0) : entry.quantity,
        replaced: of?.replaced ?? false,
      };
    })
    .filter(({ quantity }) => quantity > 0);
  if (wanted.length === 0) throw invalid("orderEntries", "Select at least one item to order.", "missing");
  return wanted;
}

/** Why a line cannot be ordered at all now. What a pack offers need not be in the organisation's assortment. */
function whyNot(call: ReorderCall, styles: StyleRecord[], { sku, packId }: Entry) {
  const barred = whyBarred(call, styles, sku);
  return packId === null || !findVariant(styles, sku) ? barred : undefined;
}

/** Adds the goods of the catalogue to the active cart, which is opened if there is none. */
async function addGoods(
  call: ReorderCall,
  styles: StyleRecord[],
  wanted: readonly Wanted[],
  outcomes: Map<Wanted, Outcome>,
): Promise<void> {
  const goods = wanted.filter(({ entry }) => entry.packId === null);
  if (goods.length === 0) return;
  const cart = await activeCart(call);
  // A reason was given for one order alone.
  const lines = goods.map(({ entry, quantity }) => ({ ...entry, quantity, ppeReason: null }));
  const all = await addLines(call, cart, lines, false, styles);
  for (const [index, { statusCode, statusMessage, quantityAdded, cents }] of all.entries()) {
    outcomes.set(goods[index]!, { quantityAdded, statusCode, statusMessage, now: cents });
  }
}

async function activeCart(call: ReorderCall) {
  try {
    return await cartFor(call, "current", true);
  } catch (error) {
    // A punch-out visit has its own cart, which only its setup opens.
    if (!(error instanceof OccError) || error.errors[0]?.type !== "CartError" || visitOf(call)) throw error;
    return openCart(call, { reuse: "true" });
  }
}

/** A pack's limits; its other rules have no code in the contract. */
const LIMITS = new Set(["over-maximum", "allocation-used", "set-filled"]);

/** Adds the pack items to the drafts of their packs. */
async function choosePacks(
  call: ReorderCall,
  styles: StyleRecord[],
  wanted: readonly Wanted[],
  outcomes: Map<Wanted, Outcome>,
): Promise<void> {
  const its = wanted.flatMap((one) => (one.entry.packId === null ? [] : { one, packId: one.entry.packId }));
  const lines = its.map(({ one: { entry, quantity }, packId }) => {
    return { ...entry, packId, quantity, ppeReason: null };
  });
  const all = await chooseAgain(call, styles, lines);
  for (const [index, { granted, refusal, pricesShown, unitCents: now }] of all.entries()) {
    const code = refusal && (LIMITS.has(refusal.rule) ? "limitExceeded" : "unknownError");
    outcomes.set(its[index]!.one, {
      quantityAdded: granted,
      statusCode: code ?? "success",
      statusMessage: refusal?.message,
      now: pricesShown ? now : undefined,
    });
  }
}
