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
 * @param begun what happened at `since`, in words.
 * @throws RowRefusal for a moment ahead, or before its order or return began.
 */
export function momentOf(
  field: string,
  said: Date | null,
  since: Date,
  now: Date,
  begun = "The order was placed",
): Date {
  if (said === null) return now;
  if (said > timeAfter(now, { minutes: AHEAD_MINUTES }))
    throw new RowRefusal(field, `This moment is ahead. It is ${now.toISOString()} now.`);
  if (said < since) throw new RowRefusal(field, `${begun} later, at ${since.toISOString()}.`);
  return said < now ? said : now;
}

/** Whether a row says a moment that was kept; one that was ahead was kept as the time of the shop. */
export const isMoment = (said: Date, kept: Date): boolean =>
  said >= kept && said <= timeAfter(kept, { minutes: AHEAD_MINUTES });

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
