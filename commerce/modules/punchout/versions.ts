import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../database/connection";
import { releaseHolds } from "../entitlement";
import type { BuyerLine } from "./cxml/setup";
import { punchoutReturns } from "./tables";

/** Returned carts that are compared with an edited requisition, newest first. */
const MOST_COMPARED = 50;

type Compared = Pick<BuyerLine, "partId" | "auxiliaryId" | "quantity">;

/** What a requisition asks for, whatever its order, prices and spelling of numbers are. */
const goodsOf = (lines: readonly Compared[]): string =>
  lines
    .map(({ partId, auxiliaryId = "", quantity }) =>
      [partId.toUpperCase(), auxiliaryId, Number(quantity)].join("|"),
    )
    .sort()
    .join("\n");

/**
 * The returned cart that a requisition was made of, before it was edited: the newest of the connection with the very same
 * goods. Of two with the same goods it does not matter which.
 * @param original the lines of the requisition as the buyer's system sent them.
 */
export async function editedCart(
  db: Database,
  connection: string,
  original: readonly BuyerLine[],
): Promise<string | undefined> {
  if (original.length === 0) return undefined;
  const earlier = await db
    .select({ cartCode: punchoutReturns.cartCode, lines: punchoutReturns.lines })
    .from(punchoutReturns)
    .where(and(eq(punchoutReturns.connection, connection), isNull(punchoutReturns.orderCode)))
    .orderBy(desc(punchoutReturns.returnedAt), desc(punchoutReturns.cartCode))
    .limit(MOST_COMPARED);
  return earlier.find(({ lines }) => goodsOf(lines) === goodsOf(original))?.cartCode;
}

/**
 * Marks returned carts as ordered, and with them the other versions of the same requisition, which an order would
 * otherwise buy once more. Entitlement that another version holds is released.
 */
export async function closeVersions(db: Database, cartCodes: string[], orderCode: string): Promise<void> {
  const versions = await rowsOf<{ cart_code: string }>(
    db,
    sql`with recursive versions as (
        select cart_code, replaces from punchout_returns where cart_code = any(${sql.param(cartCodes)}::text[])
        union
        select r.cart_code, r.replaces from punchout_returns r
          join versions v on r.cart_code = v.replaces or r.replaces = v.cart_code)
      update punchout_returns r set order_code = ${orderCode} from versions v
        where r.cart_code = v.cart_code and r.order_code is null
      returning r.cart_code`,
  );
  for (const { cart_code } of versions) {
    if (!cartCodes.includes(cart_code)) await releaseHolds(db, cart_code);
  }
}
