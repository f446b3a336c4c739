import { sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import { creditReturn } from "../invoices";
import { type Cause, type Heard, mustMove } from "../orders";
import type { ReturnState } from "./states";
import { returnEvents, returnRequests } from "./tables";
import { isNews } from "./news";
import { RETURN_TRANSITIONS } from "./transitions";

/** The only functions that change the state of a return request. Each writes the event with it. */

type NewRequest = Omit<typeof returnRequests.$inferInsert, "code" | "status" | "lastEvent">;

/** Writes a new request with its first event. @returns its code, which the database numbers. */
export async function beginReturn(
  db: Database,
  request: NewRequest,
  to: ReturnState,
  cause: Cause,
): Promise<string> {
  mustMove(RETURN_TRANSITIONS, null, to, cause.actor);
  const [row] = await db
    .insert(returnRequests)
    .values({
      ...request,
      code: sql`'RT-' || lpad(nextval('return_numbers')::text, 6, '0')`,
      status: to,
      lastEvent: 1,
    })
    .returning({ code: returnRequests.code });
  const { at, actor, by, onBehalfOf, channel, note } = cause;
  await db
    .insert(returnEvents)
    .values({ returnCode: row!.code, sequence: 1, to, at, actor, by, onBehalfOf, channel, note });
  return row!.code;
}

/**
 * Moves a request to another state. The caller has locked it and read its state.
 * @throws Error if the actor may not, or if it is no longer in `from`.
 */
export async function moveReturn(
  db: Database,
  code: string,
  from: ReturnState,
  to: ReturnState,
  { actor, at, heardAt, by, onBehalfOf, channel, note }: Cause,
): Promise<void> {
  mustMove(RETURN_TRANSITIONS, from, to, actor);
  const json = (value: object | undefined) => sql`${value ? JSON.stringify(value) : null}::jsonb`;
  const moved = await rowsOf(
    db,
    sql`with moved as (
      update return_requests set status = ${to}, last_event = last_event + 1,
        news_at = ${isNews(to, actor) ? sql`${(heardAt ?? at).toISOString()}::timestamptz` : sql`news_at`}
      where code = ${code} and status = ${from} returning code, last_event)
    insert into return_events (return_code, sequence, at, actor, "by", on_behalf_of, from_state, to_state, channel, note)
    select code, last_event, ${at.toISOString()}::timestamptz, ${actor}, ${json(by)}, ${json(onBehalfOf)},
      ${from}, ${to}, ${channel}, ${note ?? null} from moved returning sequence`,
  );
  if (moved.length === 0) throw new Error(`return ${code} is no longer ${from}`);
  if (to === "COMPLETED") await creditReturn(db, code);
}

/** The processor, which moves the states of a refund. */
const processor = (at: Date, note?: string): Cause => ({ actor: "system", at, channel: "system", note });

/**
 * A refund is paid: its request passes through what is left of it and ends.
 * @param heard where that was reported from, if it was.
 */
export async function refundPaid(db: Database, code: string, at: Date, heard: Heard = {}): Promise<void> {
  const states = [
    "REVERSING_PAYMENT",
    "PAYMENT_REVERSED",
    "REVERSING_TAX",
    "TAX_REVERSED",
    "COMPLETED",
  ] as const;
  for (const [index, to] of states.slice(1).entries())
    await moveReturn(db, code, states[index]!, to, { ...processor(at), ...heard, note: undefined });
}

/** The bank of a card refused a refund. */
export const refundFailed = (db: Database, code: string, at: Date): Promise<void> =>
  moveReturn(
    db,
    code,
    "REVERSING_PAYMENT",
    "PAYMENT_REVERSAL_FAILED",
    processor(at, "The bank of the card refused the refund. The uniform desk pays it back another way."),
  );

/** A refund that was refused is on its way again. */
export const refundAgain = (db: Database, code: string, at: Date): Promise<void> =>
  moveReturn(db, code, "PAYMENT_REVERSAL_FAILED", "REVERSING_PAYMENT", processor(at));
