import { and, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { timeBefore } from "../../calendar";
import { rowsOf, type Database } from "../../database/connection";
import { KEPT_DAYS } from "../../database/kept";
import { webhookDeliveries, webhookEvents } from "./tables";

/** Days that an event is kept after it was delivered, and after it was given up. */
const KEPT = KEPT_DAYS["sweep-webhook-events"];

/** The newest deliveries, of one webhook or of all. @param only those that wait, or were given up. */
export const listDeliveries = (
  db: Database,
  { webhook, only, most }: { webhook?: string; only?: "waiting" | "dead"; most: number },
) =>
  db
    .select({
      id: webhookDeliveries.id,
      webhookId: webhookDeliveries.webhookId,
      eventId: webhookEvents.id,
      type: webhookEvents.type,
      sequence: webhookEvents.sequence,
      at: webhookEvents.at,
      attempts: webhookDeliveries.attempts,
      dueAt: webhookDeliveries.dueAt,
      deliveredAt: webhookDeliveries.deliveredAt,
      deadAt: webhookDeliveries.deadAt,
      lastError: webhookDeliveries.lastError,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.sequence, webhookDeliveries.event))
    .where(
      and(
        webhook === undefined ? undefined : eq(webhookDeliveries.webhookId, webhook),
        only && isNull(webhookDeliveries.deliveredAt),
        only === "dead" ? isNotNull(webhookDeliveries.deadAt) : undefined,
        only === "waiting" ? isNull(webhookDeliveries.deadAt) : undefined,
      ),
    )
    .orderBy(desc(webhookDeliveries.event), desc(webhookDeliveries.id))
    .limit(most);

/**
 * Sends deliveries again from the first attempt: one by its number, delivered or not, or all that were given up.
 * @returns how many are due now.
 */
export async function replay(db: Database, which: number | "dead", webhook?: string): Promise<number> {
  const rows = await db
    .update(webhookDeliveries)
    .set({ deliveredAt: null, deadAt: null, attempts: 0, dueAt: null, claimedBy: null, claimedUntil: null })
    .where(
      and(
        which === "dead"
          ? isNotNull(webhookDeliveries.deadAt)
          : and(
              eq(webhookDeliveries.id, which),
              // One that is on its way goes on.
              or(isNotNull(webhookDeliveries.deliveredAt), isNotNull(webhookDeliveries.deadAt)),
            ),
        webhook === undefined ? undefined : eq(webhookDeliveries.webhookId, webhook),
      ),
    )
    .returning({ id: webhookDeliveries.id });
  return rows.length;
}

/** Deletes events of which nothing is to be sent any more, a month after they happened, or a quarter if one was given up. */
export async function sweepWebhookEvents(db: Database, now: Date): Promise<void> {
  const ago = (days: number) => sql`${timeBefore(now, { days }).toISOString()}::timestamptz`;
  await rowsOf(
    db,
    sql`delete from webhook_events e where e.at < ${ago(KEPT.happened)} and not exists (
      select from webhook_deliveries d where d.event = e.sequence and d.delivered_at is null
        and (d.dead_at is null or d.dead_at >= ${ago(KEPT.givenUp)}))`,
  );
}
