import { and, eq } from "drizzle-orm";
import { timeAfter } from "../../../calendar";
import type { Database } from "../../../database/connection";
import { RowRefusal } from "../../../http/row-refusal";
import { type Actor, statesAfter, type Transition } from "../life/transitions";
import { orders } from "../tables";

/** Minutes that the clock of another system may be ahead. */
const AHEAD_MINUTES = 5;

/** Locks the order of a row until the transaction ends. @throws RowRefusal */
export async function orderOfRow(db: Database, code: string) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.code, code)))
    .for("update");
  if (!order) throw new RowRefusal("order", `There is no order ${code}.`);
  return order;
}

/**
 * When what a row reports happened.
 * @throws RowRefusal for a moment ahead, or before its order was placed.
 */
export function momentOf(field: string, said: Date | null, placedAt: Date, now: Date): Date {
  if (said === null) return now;
  if (said > timeAfter(now, { minutes: AHEAD_MINUTES }))
    throw new RowRefusal(field, `This moment is ahead. It is ${now.toISOString()} now.`);
  if (said < placedAt)
    throw new RowRefusal(field, `The order was placed later, at ${placedAt.toISOString()}.`);
  return said < now ? said : now;
}

/** "Order KR-1 is OPEN. It may become CANCELLING, COMPLETED." */
export function movesWords<State extends string>(
  what: string,
  table: readonly Transition<State>[],
  from: State,
  among: readonly State[],
  ...actors: readonly Actor[]
): string {
  const after = statesAfter(table, from, ...actors).filter((state) => among.includes(state));
  const may =
    after.length > 0 ? `It may become ${after.join(", ")}.` : "Another system can no longer move it.";
  return `${what} is ${from}. ${may}`;
}
