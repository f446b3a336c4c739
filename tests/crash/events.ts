import { sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../commerce/database/connection";
import { addWebhook } from "../../commerce/modules/webhooks";
import { withDatabaseOf, type Place } from "../support/place";
import type { Trip } from "../support/shoppers/trip";
import { startReceiver, type WebhookReceiver } from "../support/webhook-receiver";

/** The receiver of the harness is on this machine. */
export const RECEIVING = { WEBHOOK_PRIVATE_ADDRESSES: "on" };

/** Takes the events of all orders: subscribed before the shop starts, because the embedded database has one process. */
export async function subscribe(place: Place): Promise<WebhookReceiver> {
  const receiver = await startReceiver();
  const subscription = { url: receiver.url, events: ["order.*"], privateAllowed: true };
  await withDatabaseOf(place, (db) => addWebhook(db, subscription, new Date()));
  return receiver;
}

/** What people were told of, by the name of its event. */
const told = ({ order, end }: Trip): string[] =>
  order === undefined
    ? []
    : [
        `order.placed ${order}`,
        ...(end === "approved" ? [`order.approved ${order}`] : []),
        ...(end === "cancelled" ? [`order.cancelled ${order}`] : []),
      ];

interface Sent {
  id: string;
  what: string;
  attempts: number;
  delivered: boolean;
}

/**
 * Each thing that people were told of has one event, each event arrived, and none arrived more often than it was tried: at
 * least once, and twice only where a process ended between sending and noting it.
 */
export async function eventProblems(
  db: Database,
  { received }: WebhookReceiver,
  trips: Trip[],
): Promise<string[]> {
  const rows = await rowsOf<Sent>(
    db,
    sql`select e.id, e.type || ' ' || (e.facts -> 'order' ->> 'code') as what, d.attempts,
        d.delivered_at is not null as delivered
      from webhook_events e join webhook_deliveries d on d.event = e.sequence`,
  );
  const written = counted(rows.map(({ what }) => what));
  const problems = trips
    .flatMap(told)
    .filter((what) => written.get(what) !== 1)
    .map((what) => `${what} was written ${written.get(what) ?? 0} times as an event`);
  const arrived = counted(received.map(({ headers }) => headers["webhook-id"]));
  for (const { id, what, attempts, delivered } of rows) {
    const times = arrived.get(id) ?? 0;
    if (!delivered) problems.push(`the event ${what} was not delivered`);
    if (times < 1) problems.push(`the event ${what} did not arrive`);
    if (times > attempts) problems.push(`the event ${what} arrived ${times} times in ${attempts} tries`);
  }
  return problems;
}

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
