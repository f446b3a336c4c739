import { and, asc, eq } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import type { Call } from "../../../http/call";
import { goodsPrice } from "../../organisation";
import { entryView } from "../showing/present";
import { noOrder } from "../showing/records";
import type { ReorderSchema } from "./contract";
import { orderEntries, orders, type ReorderedLine, reorders } from "../tables";

type ReorderCall = Pick<Call, "db" | "about" | "mediaBaseUrl">;

/** An order of the person with its lines, in one statement. @throws OccError 404 for any other order. */
export async function readLines({ db, about }: ReorderCall, code: string) {
  const rows = await db
    .select({ pricesShown: orders.pricesShown, entry: orderEntries })
    .from(orders)
    .innerJoin(orderEntries, eq(orderEntries.orderCode, orders.code))
    .where(and(eq(orders.code, code), eq(orders.customerId, about.user.customerId)))
    .orderBy(asc(orderEntries.entryNumber));
  const [first] = rows;
  if (!first) throw noOrder(code);
  return { pricesShown: first.pricesShown, entries: rows.map(({ entry }) => entry) };
}

type OrderLines = Awaited<ReturnType<typeof readLines>>;

/** Keeps what became of the lines, so that its page can be read again. */
export async function keepReorder(
  { db, about }: ReorderCall,
  code: string,
  at: Date,
  lines: ReorderedLine[],
) {
  await db
    .insert(reorders)
    .values({ customerId: about.user.customerId, orderCode: code, at, lines })
    .onConflictDoUpdate({ target: [reorders.customerId, reorders.orderCode], set: { at, lines } });
}

/** What became of the lines, as the API returns it. */
export function reorderView(
  { about, mediaBaseUrl }: ReorderCall,
  { pricesShown, entries }: OrderLines,
  lines: readonly ReorderedLine[],
): z.infer<typeof ReorderSchema> {
  const goods = (cents: number) => (pricesShown ? goodsPrice(cents, about) : undefined);
  const byNumber = new Map(entries.map((entry) => [entry.entryNumber, entry]));
  return {
    cartModifications: lines.flatMap(({ entryNumber, cents, ...line }) => {
      const entry = byNumber.get(entryNumber);
      if (!entry) return [];
      return {
        ...line,
        priceChange: cents && {
          then: goodsPrice(cents.then, about),
          now: goodsPrice(cents.now, about),
        },
        entry: { ...entryView(entry, goods, mediaBaseUrl), cancellableQuantity: 0 },
      };
    }),
  };
}

/**
 * What the person got when they last ordered an order again, in two statements.
 * @throws OccError 404 if it is not their order or was never ordered again.
 */
export async function showReorder(call: ReorderCall, code: string) {
  const order = await readLines(call, code);
  const [kept] = await call.db
    .select({ lines: reorders.lines })
    .from(reorders)
    .where(and(eq(reorders.orderCode, code), eq(reorders.customerId, call.about.user.customerId)));
  if (!kept) throw noOrder(code);
  return reorderView(call, order, kept.lines);
}
