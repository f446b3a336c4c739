import { sql, type SQL } from "drizzle-orm";
import { invalid } from "../../../http/errors";

/** What the names of carts begin with that the shop keeps for people: none of these is a saved cart (contract §7.1). */
const KEPT_NAMES = ["wishlist", "selectivecart"] as const;

/** The name of a person's wish list (spec 002 §4.5). */
export const wishListName = (customerId: string): string => `wishlist${customerId}`;

/** Whether a cart with that name is kept by the shop, not one of the person's saved carts. */
export const isKeptName = (name: string | null): boolean =>
  KEPT_NAMES.some((begin) => name?.startsWith(begin));

/** The same of a column, which may be null. */
export const hasKeptName = (name: SQL): SQL => sql`coalesce(${name} ~ '^(wishlist|selectivecart)', false)`;

/**
 * Refuses a name that would make a saved cart vanish from its list.
 * @throws OccError 400 for another wish list than the person's own.
 */
export function refuseKeptName(name: string, customerId: string): void {
  if (!name.startsWith("wishlist") || name === wishListName(customerId)) return;
  throw invalid("saveCartName", "Choose a name that does not begin with “wishlist”.", "kept");
}
