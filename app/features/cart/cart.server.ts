import type { SerializeFrom } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import type { components } from "~/commerce/occ";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { packReview, quotePath } from "~/paths";
import { isCartMissing, readCart, WITH_WORKING } from "~/session/cart.server";
import type { Visit } from "~/session/visit.server";
import { equalAsOne } from "~/features/lines/equal-lines";
import type { Line } from "~/features/lines/line";
import { pressOfLine } from "~/features/lines/line-ending.server";
import { cartLineOf, isOfCatalogue, lineOf } from "~/features/lines/line.server";
import { goingBack } from "./requisition.server";
import { totalsOf } from "~/features/lines/totals.server";
import { vouchersOf } from "./vouchers.server";

type ApiCart = components["schemas"]["Cart"];

/** Its lines too say how their prices are worked out. */
export const WITH_LINE_WORKINGS = `${WITH_WORKING},entries(BASIC,working)`;

/**
 * The cart as pages show it: lines by pack, then the others; undefined when nothing is in it.
 * @param fields what of it is read.
 */
export async function loadCart(visit: Visit, fields = WITH_WORKING) {
  const cart = await readCart(visit, fields);
  const view = cart && cartView(cart, visit, fields === WITH_LINE_WORKINGS);
  // The buyer's system charges, and adds freight and tax by itself.
  const totals = view && (await goingBack(visit))?.totals;
  return view && (totals ? { ...view, totals } : view);
}

/** Lines that are changed and taken out as a whole: those of a pack, or of the offer of a quote. */
interface LinesTogether {
  kind: "pack" | "quote";
  packId: string;
  /** Where they are changed. */
  to: string;
  name: string;
  returnsNote?: string;
  changed: boolean;
  lines: (Line & { of?: number })[];
}

/** @param changed the page has the form in which its lines are changed. */
export function cartView(cart: ApiCart, visit: Pick<Visit, "keyed">, changed = false) {
  const entries = cart.entries ?? [];
  if (entries.length === 0) return undefined;
  const pressOf = changed ? pressOfLine : () => undefined;
  const known = cart.packs ?? [];
  const packIds = [...new Set(entries.flatMap((entry) => entry.packId ?? []))];
  const quoteCodes = [...new Set(entries.flatMap((entry) => entry.quoteCode ?? []))];
  return {
    pieces: cart.totalUnitCount,
    /** Only for people with a stockroom: the key of the forms that say what was taken on site. */
    takenKey: cart.enableTaken ? newIdempotencyKey() : undefined,
    lines: entries.filter(isOfCatalogue).map((entry) => ({ ...cartLineOf(entry), press: pressOf(entry) })),
    packs: [
      ...packIds.map((packId): LinesTogether => {
        const pack = known.find((one) => one.packId === packId);
        return {
          kind: "pack",
          packId,
          to: packReview(packId),
          name: pack?.packName ?? "Pack",
          returnsNote: pack?.returnsNote,
          changed: pack?.changed ?? false,
          lines: equalAsOne(
            entries
              .filter((entry) => entry.packId === packId)
              .map((entry) => ({ ...lineOf(entry), press: pressOf({ ...entry, lineId: undefined }) })),
          ),
        };
      }),
      ...quoteCodes.map((code): LinesTogether => ({
        kind: "quote",
        packId: code,
        to: quotePath(code),
        name: `Quote ${code}`,
        changed: false,
        lines: entries.filter((entry) => entry.quoteCode === code).map(lineOf),
      })),
    ],
    totals: totalsOf(cart),
    vouchers: vouchersOf(cart, visit),
  };
}

export type CartView = SerializeFrom<NonNullable<ReturnType<typeof cartView>>>;
export type CartChange = SerializeFrom<typeof loadChanges>[number];

/** What changed since the lines were added, in the API's words. */
async function loadChanges(visit: Visit) {
  try {
    const { cartModifications } = await answer(
      visit.commerce.POST("/users/current/carts/{cartId}/validate", {
        params: { path: { cartId: "current" } },
      }),
    );
    return cartModifications.map(({ statusCode, statusMessage, entry }) => ({
      name: entry ? lineOf(entry).name : undefined,
      text: statusMessage ?? "This item has changed.",
      blocking: ["recalled", "noStock", "lowStock", "reviewConfiguration"].includes(statusCode),
    }));
  } catch (error) {
    if (isCartMissing(error)) return [];
    throw error;
  }
}

/**
 * The cart of a page, with what changed since its lines were added. The check may reprice a line; then the
 * cart is read again.
 */
export async function withChanges<T>(visit: Visit, read: () => Promise<T>) {
  const [before, changes] = await Promise.all([read(), loadChanges(visit)]);
  return { cart: changes.length > 0 ? await read() : before, changes };
}
