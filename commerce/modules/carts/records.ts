import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, isNotNull, isNull, not, sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import { dayFor } from "../../http/active-days";
import { PartlyRead } from "../../http/call";
import { cartNotFound } from "../../http/errors";
import { breachOf, marketOf, replacementsOf, type StyleRecord, stylesBySku } from "../catalogue";
import type { Card } from "../cards";
import { savedCards } from "../cards/tables";
import { deliveryModes } from "../checkout/tables";
import { centreOutsideDays } from "../organisation";
import { costCentres } from "../organisation/tables";
import { allocatedPacks, queryFor } from "../packs";
import { discountsOf, offersJson, offersNow, type OfferRow } from "../promotions";
import { entriesOf, type EntryTuple, entryTuples } from "./entry-rows";
import { byKey, cartKey, checkVisit, keyKind, whichCart } from "./find";
import type { CartCall, CartLine, CartRow, LoadedCart } from "./loaded-cart";
import { hasKeptName } from "./saved/names";
import { isAllTaken, isOfCatalogue, siteAddress, takenAt } from "./stockroom";
import { lineEnding } from "./swap-plan";
import { cartEntries, carts } from "./tables";
import { pricedLines } from "./todays-price";

const selectWhole = (db: Database) =>
  db
    .select({
      cart: carts,
      entries: entryTuples,
      offers: offersJson,
      mode: deliveryModes,
      costCentre: costCentres,
      card: savedCards,
    })
    .from(carts)
    .leftJoin(
      deliveryModes,
      and(
        eq(deliveryModes.code, carts.deliveryMode),
        sql`${deliveryModes.country} = ${carts.deliveryAddress} ->> 'country'`,
      ),
    )
    .leftJoin(costCentres, eq(costCentres.code, carts.costCentre))
    .leftJoin(
      savedCards,
      and(
        eq(savedCards.id, carts.cardId),
        eq(savedCards.customerId, carts.customerId),
        eq(carts.paymentType, "CARD"),
      ),
    );

const wholeCart = byKey((db, kind) =>
  selectWhole(db)
    .where(whichCart(kind))
    .orderBy(desc(carts.createdAt), desc(carts.code))
    .limit(1)
    .prepare(`cart_${kind}_whole`),
);

/**
 * A cart with lines, garments, packs, delivery mode and cost centre, in three statements whatever its size.
 * The calls of a page share it; a write always reads it again.
 * @throws OccError as cartFor.
 */
export const loadCart = (call: CartCall, cartId: string): Promise<LoadedCart> =>
  call.once(`cart ${cartId}`, () => readCart(call, cartId));

async function readCart(call: CartCall, cartId: string): Promise<LoadedCart> {
  const [row] = await wholeCart[keyKind(cartId)](call.db).execute(cartKey(call, cartId));
  const found = row ?? fail(cartNotFound(cartId));
  checkVisit(call, found.cart);
  const [loaded] = await assemble(call, [found]);
  return loaded!;
}

/** The most carts that a list has. */
const MOST_LISTED = 20;

/** A person's carts outside punch-out, the newest first, in three statements however many they are. */
export async function loadCarts(call: CartCall, savedOnly: boolean): Promise<LoadedCart[]> {
  const rows = await selectWhole(call.db)
    .where(
      and(
        eq(carts.customerId, call.about.user.customerId),
        isNull(carts.punchoutSid),
        savedOnly ? and(isNotNull(carts.savedAt), not(hasKeptName(sql`${carts.name}`))) : undefined,
      ),
    )
    // A client finds the wish list in this list, however many carts were saved since.
    .orderBy(desc(hasKeptName(sql`${carts.name}`)), desc(carts.createdAt), desc(carts.code))
    .limit(MOST_LISTED);
  return assemble(call, rows);
}

interface WholeRow {
  cart: CartRow;
  entries: EntryTuple[];
  offers: OfferRow[];
  mode: typeof deliveryModes.$inferSelect | null;
  costCentre: typeof costCentres.$inferSelect | null;
  card: Card | null;
}

/** Adds to carts the garments of their lines and the packs of these lines. */
async function assemble(call: CartCall, read: WholeRow[]): Promise<LoadedCart[]> {
  const rows = read.map((row) => ({ ...row, entries: entriesOf(row.cart.code, row.entries) }));
  const entries = rows.flatMap((row) => row.entries);
  // In sequence, because a transaction has one connection, which runs one query at a time.
  const styles = await stylesBySku(
    call.db,
    [...new Set(entries.map((entry) => entry.sku))],
    marketOf(call.about, call.now()),
  );
  const packs = entries.some((entry) => entry.packId !== null)
    ? await call.once("packs", () => allocatedPacks(call.db, queryFor(call)))
    : [];
  const replacementOf = await replacementsOf(call.db, styles, marketOf(call.about, call.now()));
  const all = rows.map((row): LoadedCart => {
    const its = packs.filter((pack) => row.entries.some((entry) => entry.packId === pack.id));
    const lines = withUnmet(call, pricedLines(row, styles, dayFor(call)));
    return {
      cart: row.cart,
      ...withOffers(row, withEndings(call, row.cart, lines, { packs: its, replacementOf }), call.now()),
      packs: its,
      mode: row.mode ?? undefined,
      ...centreOf(row.costCentre, dayFor(call)),
      card: row.card ?? undefined,
    };
  });
  if (!all.some(({ lines }) => isAllTaken(lines, call.about))) return all;
  const site = await siteAddress(call);
  return all.map((loaded) => (isAllTaken(loaded.lines, call.about) ? takenAt(loaded, site) : loaded));
}

/** The lines, with what they do not meet of what the wearer's role requires. */
const withUnmet = (call: CartCall, lines: CartLine[]): CartLine[] =>
  lines.map((line) => {
    const breach = line.stocked && breachOf(call.about, line.stocked.style, dayFor(call));
    return breach ? { ...line, unmet: breach.message } : line;
  });

interface Replacing {
  packs: LoadedCart["packs"];
  replacementOf: (style: StyleRecord) => StyleRecord | undefined;
}

/** The lines, with how their styles end and what would stand in their place. */
export function withEndings(
  call: Pick<CartCall, "about" | "now">,
  { savedAt }: Pick<CartRow, "savedAt">,
  lines: CartLine[],
  { packs, replacementOf }: Replacing,
): CartLine[] {
  if (lines.every(({ stocked }) => !stocked?.style.ending)) return lines;
  const [day, now] = [dayFor(call), call.now()];
  const where = { lines, packs, person: call.about, day, now, ordered: savedAt === null };
  return lines.map((line) => {
    const ends = { ...line, replacement: line.stocked && replacementOf(line.stocked.style) };
    return { ...ends, ending: lineEnding(ends, where) };
  });
}

/** The lines, and what offers take off them. */
function withOffers({ offers: rows }: Pick<WholeRow, "offers">, lines: CartLine[], now: Date) {
  const { offers, lapsed } = offersNow(rows, now);
  const goods = lines.flatMap(({ entry, stocked }) =>
    isOfCatalogue(entry) && stocked ? { ...entry, styleCode: stocked.style.code } : [],
  );
  return {
    lines,
    ...discountsOf(goods, offers),
    vouchers: offers.filter(({ kind }) => kind === "voucher"),
    lapsed,
  };
}

/** A cost centre that is disabled, or outside its days, cannot be charged. */
function centreOf(
  centre: WholeRow["costCentre"],
  today: string,
): Pick<LoadedCart, "costCentre" | "centreOutside"> {
  if (!centre?.active) return {};
  const centreOutside = centreOutsideDays(centre, today);
  return centreOutside ? { centreOutside } : { costCentre: { code: centre.code, name: centre.name } };
}

const fail = (error: Error): never => {
  throw error;
};

const countedCart = byKey((db, kind) =>
  db
    .select({
      cart: { code: carts.code, guid: carts.guid, punchoutSid: carts.punchoutSid },
      totalItems: sql<number>`(select count(*)::int from cart_entries e where e.cart_code = "carts"."code")`,
      totalUnitCount: sql<number>`(select coalesce(sum(e.quantity), 0)::int from cart_entries e where e.cart_code = "carts"."code")`,
    })
    .from(carts)
    .where(whichCart(kind))
    .orderBy(desc(carts.createdAt), desc(carts.code))
    .limit(1)
    .prepare(`cart_${kind}_counted`),
);

/** The number of items in a cart, for the header, in one statement. @throws OccError as cartFor. */
export async function countCart(call: CartCall, cartId: string) {
  const [row] = await countedCart[keyKind(cartId)](call.db).execute(cartKey(call, cartId));
  const { cart, ...counts } = row ?? fail(cartNotFound(cartId));
  checkVisit(call, cart);
  return new PartlyRead({ code: cart.code, guid: cart.guid, ...counts });
}

/** A new cart with the next number; the order made from it keeps its guid. */
export async function insertCart(
  db: Database,
  values: Omit<typeof carts.$inferInsert, "code" | "guid">,
): Promise<CartRow> {
  const [{ number } = { number: "" }] = await rowsOf<{ number: string }>(
    db,
    sql`select nextval('cart_numbers')::text as number`,
  );
  const [cart] = await db
    .insert(carts)
    .values({ ...values, code: number, guid: randomUUID() })
    .returning();
  return cart!;
}

/** Removes lines and closes the gaps: remaining entries are renumbered from 0 (contract §7). */
export async function removeEntries(db: Database, cartCode: string, numbers: number[]): Promise<void> {
  if (numbers.length === 0) return;
  await db
    .delete(cartEntries)
    .where(and(eq(cartEntries.cartCode, cartCode), inArray(cartEntries.entryNumber, numbers)));
  // In two steps, because a single update could violate the unique key meanwhile.
  await db.execute(sql`
    update cart_entries set entry_number = -1 - entry_number where cart_code = ${cartCode}`);
  await db.execute(sql`
    update cart_entries e set entry_number = n.place
    from (select entry_number, (row_number() over (order by entry_number desc) - 1)::int as place
      from cart_entries where cart_code = ${cartCode}) n
    where e.cart_code = ${cartCode} and e.entry_number = n.entry_number`);
}

export async function touch(db: Database, cartCode: string, now: Date): Promise<void> {
  await db.update(carts).set({ updatedAt: now }).where(eq(carts.code, cartCode));
}
