import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { forbidden, invalid } from "../../http/errors";
import { visitOf } from "../../http/punchout-sid";
import { addEntries } from "./add";
import { insertCart } from "./records";
import type { CartCall, CartRow } from "./loaded-cart";
import { lockPerson } from "./saved/saved";
import { wishListName } from "./saved/names";
import { showCart } from "./change";
import { cartEntries, carts } from "./tables";

/** The most products on one wish list, which stands on one page. */
export const MOST_WISHED = 200;

async function find({ db, about }: CartCall): Promise<CartRow | undefined> {
  const { customerId } = about.user;
  const [list] = await db
    .select()
    .from(carts)
    .where(
      and(
        eq(carts.customerId, customerId),
        eq(carts.name, wishListName(customerId)),
        isNotNull(carts.savedAt),
        isNull(carts.punchoutSid),
      ),
    )
    .orderBy(asc(carts.createdAt), asc(carts.code))
    .limit(1);
  return list;
}

/** The person's wish list; undefined before anything was put on it. */
export async function showWishList(call: CartCall) {
  const list = await find(call);
  return { wishList: list && (await showCart(call, list.code)) };
}

/**
 * Puts SKUs on the person's wish list, which is made if there is none (spec 002 §4.5). What is there already stays as
 * it is. Stock does not matter: nothing is ordered from it.
 * @throws OccError as addEntries; 400 for a full list.
 */
export async function addToWishList(call: CartCall, codes: readonly string[]) {
  if (visitOf(call)) throw forbidden("A requisition has no wish list.");
  await lockPerson(call.db, call.about.user.customerId);
  const list = (await find(call)) ?? (await make(call));
  const lines = await call.db.select().from(cartEntries).where(eq(cartEntries.cartCode, list.code));
  const there = new Set(lines.map(({ sku }) => sku));
  const wished = [...new Set(codes)].filter((code) => !there.has(code));
  if (there.size + wished.length > MOST_WISHED) {
    throw invalid("products", `A wish list has at most ${MOST_WISHED} products. Remove some first.`, "limit");
  }
  if (wished.length > 0) {
    const wishes = wished.map((code) => ({ product: { code }, quantity: 1 }));
    await addEntries(call, list.code, wishes);
  }
  return { statusCode: "success", quantity: codes.length, quantityAdded: wished.length };
}

function make(call: CartCall): Promise<CartRow> {
  const { user, unit } = call.about;
  return insertCart(call.db, {
    site: call.baseSite.uid,
    customerId: user.customerId,
    organisationUid: user.organisationUid,
    currency: unit.currency,
    name: wishListName(user.customerId),
    description: "Wish list",
    savedAt: call.now(),
    createdAt: call.now(),
  });
}
