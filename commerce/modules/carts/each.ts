import { dayFor } from "../../http/active-days";
import { whyNotWords } from "../../http/why-not";
import type { Call } from "../../http/call";
import { plainCode } from "../../http/plain-text";
import { configuredFrom } from "../configurators";
import {
  breachAway,
  breachOf,
  findVariant,
  marketOf,
  stylesByCode,
  stylesBySku,
  unitCents,
  type StyleRecord,
} from "../catalogue";
import { recalledRefusal } from "../recalls";
import { addTo, type Granted, lineKey, type Wish } from "./add";
import { entryView } from "./present";
import { loadCart } from "./records";
import { cartFor } from "./find";
import type { CartCall, CartRow } from "./loaded-cart";
import { isOfCatalogue } from "./stockroom";

/** What became of one of several additions, each of which stands for itself (contract §7.1, §9). */
export interface EachOutcome {
  /** The SKU that was meant. */
  sku: string;
  statusCode: string;
  statusMessage?: string;
  /** Pieces asked for, and pieces that went in. */
  quantity: number;
  quantityAdded: number;
  /** What one piece costs now, in cents, if any went in. */
  cents?: number;
}

const LIMIT = "maxOrderQuantityExceeded";
const NO_LONGER_SOLD = "This item is no longer sold.";
const NOT_KNOWN = "We do not know this code. Check it, or search for the item.";

/** Codes of sizes that are named for one style. */
const MOST_SIZES = 12;

/** What is said of codes that are those of styles, which come in sizes: the codes of these. */
export async function sizesIn(
  call: Pick<Call, "db" | "about" | "now">,
  codes: readonly string[],
): Promise<Map<string, string>> {
  const asked = [...new Set(codes.flatMap((code) => [code, code.toUpperCase()]))];
  const styles = asked.length > 0 ? await stylesByCode(call.db, asked, marketOf(call.about, call.now())) : [];
  const words = new Map<string, string>();
  for (const { code, variants, inAssortment } of styles) {
    if (!inAssortment || variants.length === 0) continue;
    const named = variants.slice(0, MOST_SIZES).map(({ sku }) => sku);
    const more = variants.length - named.length;
    words.set(
      code.toUpperCase(),
      `${code} comes in sizes. Write the code of one: ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`,
    );
  }
  return new Map(
    codes.flatMap((code) => (words.has(code.toUpperCase()) ? [[code, words.get(code.toUpperCase())!]] : [])),
  );
}

/** Why a SKU cannot be ordered from the catalogue at all now. @param unknown the words if there is no such SKU. */
export function whyBarred(
  { about }: Pick<Call, "about">,
  styles: readonly StyleRecord[],
  sku: string,
  unknown = NO_LONGER_SOLD,
): Pick<EachOutcome, "statusCode" | "statusMessage"> | undefined {
  const style = findVariant(styles, sku)?.style;
  const barred = (statusMessage: string) => ({ statusCode: "unknownIdentifier", statusMessage });
  if (!style) return barred(unknown);
  if (!style.inAssortment || unitCents(style.prices, sku) === undefined) {
    return barred("Your organisation no longer offers this item.");
  }
  return about.user.priceEnabled
    ? undefined
    : { statusCode: "unknownError", statusMessage: whyNotWords("packs-only") };
}

/** Why a SKU is refused because its style could be ordered until a day that has passed. */
export function whyRecalled(
  call: Pick<Call, "about" | "now">,
  styles: readonly StyleRecord[],
  sku: string,
): Pick<EachOutcome, "statusCode" | "statusMessage"> | undefined {
  const style = findVariant(styles, sku)?.style;
  const refusal = style && recalledRefusal(style, dayFor(call));
  return refusal && { statusCode: refusal.reason, statusMessage: refusal.message };
}

/** Why a SKU is refused because its certificates do not meet what the wearer's role requires. */
export function whyUnmet(
  call: Pick<Call, "about" | "now">,
  styles: readonly StyleRecord[],
  sku: string,
  reason?: string | null,
): Pick<EachOutcome, "statusCode" | "statusMessage"> | undefined {
  const style = findVariant(styles, sku)?.style;
  const statusMessage = style && breachAway(breachOf(call.about, style, dayFor(call)), reason);
  return statusMessage === undefined ? undefined : { statusCode: "standardNotMet", statusMessage };
}

/** An addition, or why what is to be put on it cannot be made. */
export interface EachWish extends Wish {
  refusal?: string;
}

/** A line that says in words how it is configured. */
interface WordedWish extends Wish {
  configurationInfos?: { configurationLabel: string; configurationValue: string }[];
}

/** Each wish as its words configure it, or why it cannot be made. */
async function configuredWishes(call: CartCall, wishes: readonly WordedWish[], styles: StyleRecord[]) {
  const worded = wishes.flatMap((wish) => {
    const stocked = findVariant(styles, wish.product.code);
    return stocked && wish.configurationInfos ? [{ wish, stocked, infos: wish.configurationInfos }] : [];
  });
  const made = await configuredFrom(call.db, worded, call.about.unit.currency);
  return wishes.map((wish): EachWish => {
    const at = worded.findIndex((one) => one.wish === wish);
    const { product, quantity, ppeReason } = wish;
    const one = made[at];
    if (one && "refusal" in one) return { product, quantity, refusal: one.refusal };
    return { product, quantity, ppeReason, made: one };
  });
}

const outcomeOf = ({ sku, price, status, short }: Granted): EachOutcome => {
  const { statusCode, statusMessage, quantity, quantityAdded } = status;
  return {
    sku,
    quantity,
    quantityAdded,
    statusCode: quantityAdded < quantity && statusCode === "success" ? LIMIT : statusCode,
    statusMessage: short ?? statusMessage,
    cents: quantityAdded > 0 ? price : undefined,
  };
};

interface EachManner {
  taken?: boolean;
  /** The styles of the SKUs, if the caller has read them. */
  styles?: StyleRecord[];
  /** The words for a SKU that does not exist. */
  unknown?: string;
}

/**
 * Adds what can be had of each addition to a cart that the caller has locked, by the rules of every addition; what
 * cannot be had is left out and reported. The number of statements does not depend on the number of additions.
 * @returns one outcome for each, in the same order.
 */
export async function addEach(
  call: CartCall,
  cart: CartRow,
  wishes: readonly EachWish[],
  { taken, styles: known, unknown }: EachManner = {},
): Promise<EachOutcome[]> {
  const skus = [...new Set(wishes.map(({ product }) => product.code))];
  const styles = known ?? (await stylesBySku(call.db, skus, marketOf(call.about, call.now())));
  const outcomes = wishes.map(({ product, quantity, refusal, ppeReason }): EachOutcome | undefined => {
    const unmade = refusal === undefined ? undefined : { statusCode: "unknownError", statusMessage: refusal };
    const barred =
      whyBarred(call, styles, product.code, unknown) ??
      whyRecalled(call, styles, product.code) ??
      unmade ??
      (cart.savedAt === null ? whyUnmet(call, styles, product.code, ppeReason) : undefined);
    return barred && { sku: product.code, quantity, quantityAdded: 0, ...barred };
  });
  const addable = wishes.filter((_, index) => outcomes[index] === undefined);
  const { all } = addable.length > 0 ? await addTo(call, cart, addable, { taken, styles }) : { all: [] };
  let next = 0;
  return outcomes.map((outcome) => outcome ?? outcomeOf(all[next++]!));
}

/**
 * As `addEach`, for codes that people typed: capitals and small letters are one. Gives each line with the entry that it
 * went into.
 */
export async function addTyped(call: CartCall, cartId: string, wishes: readonly WordedWish[]) {
  const cart = await cartFor(call, cartId, true);
  const typed = wishes.map(({ product }) => plainCode(product.code));
  const capitals = (code: string) => code.toUpperCase();
  const asked = [...new Set([...typed, ...typed.map(capitals)])];
  const styles = await stylesBySku(call.db, asked, marketOf(call.about, call.now()));
  const named = wishes.map((wish, index) => {
    const code = typed[index]!;
    return { ...wish, product: { code: findVariant(styles, code) ? code : capitals(code) } };
  });
  const meant = await configuredWishes(call, named, styles);
  const unknown = meant.filter(({ product }) => !findVariant(styles, product.code));
  const sizes = await sizesIn(
    call,
    unknown.map(({ product }) => product.code),
  );
  const outcomes = await addEach(call, cart, meant, { styles, unknown: NOT_KNOWN });
  const loaded = await loadCart(call, cart.code);
  return outcomes.map(({ sku, cents: _, ...outcome }, index) => {
    // The word of contract §7.1 for lists.
    const statusCode = outcome.statusCode === LIMIT ? "limitExceeded" : outcome.statusCode;
    const status = { ...outcome, statusCode, statusMessage: sizes.get(sku) ?? outcome.statusMessage };
    const key = lineKey(sku, meant[index]!.made?.configuration ?? null);
    const line = loaded.lines.find(
      ({ entry }) => isOfCatalogue(entry) && !entry.taken && lineKey(entry.sku, entry.configuration) === key,
    );
    return { ...status, entry: line && entryView(line, loaded, call.about, call.mediaBaseUrl) };
  });
}
