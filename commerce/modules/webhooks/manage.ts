import { randomBytes } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import { organisations } from "../organisation/tables";
import { hostOf, isPublicAddress } from "./addresses";
import { EVENT_TYPES, type EventType, isEventType } from "./events";
import { isIP } from "node:net";
import { newSecret } from "./signature";
import { webhooks } from "./tables";

export type WebhookRow = typeof webhooks.$inferSelect;

/** A mistake in the command, with a message for the person at the terminal. */
export class WebhookMistake extends Error {}

const mistake = (text: string): never => {
  throw new WebhookMistake(text);
};

/** Types by their names, by area ("order.*") or all of them ("*"), in the order of the declaration. */
function typesOf(names: readonly string[]): EventType[] {
  const wanted = names.flatMap((name) => {
    if (name === "*" || isEventType(name)) return name === "*" ? EVENT_TYPES : [name];
    const area = name.endsWith(".*") ? EVENT_TYPES.filter((type) => type.startsWith(name.slice(0, -1))) : [];
    return area.length > 0
      ? area
      : mistake(`${name} is not an event. The events are ${EVENT_TYPES.join(", ")}`);
  });
  if (wanted.length === 0) mistake("say which --events are sent, or --events '*'");
  return EVENT_TYPES.filter((type) => wanted.includes(type));
}

/** Names are looked up when something is sent, because they may have other addresses then. */
function checkUrl(text: string, privateAllowed: boolean): string {
  const url = URL.canParse(text) ? new URL(text) : mistake(`${text} is not a URL`);
  if (url.username || url.password || url.hash) mistake("the URL has a user, a password or a fragment");
  if (url.protocol !== "https:" && !(privateAllowed && url.protocol === "http:")) {
    mistake("the URL must begin with https://; WEBHOOK_PRIVATE_ADDRESSES=on also allows http://");
  }
  if (!privateAllowed && isIP(hostOf(url)) && !isPublicAddress(hostOf(url))) {
    mistake("the URL has a private address; WEBHOOK_PRIVATE_ADDRESSES=on allows it");
  }
  return url.href;
}

interface NewWebhook {
  url: string;
  events: readonly string[];
  /** Only events of this organisation. */
  organisation?: string;
  /** Whether receivers may have private addresses. */
  privateAllowed: boolean;
}

/** Adds a subscription. @returns its id, and its secret. @throws WebhookMistake. */
export async function addWebhook(
  db: Database,
  { url, events, organisation, privateAllowed }: NewWebhook,
  now: Date,
): Promise<{ id: string; secret: string }> {
  const types = typesOf(events);
  const to = checkUrl(url, privateAllowed);
  if (
    organisation !== undefined &&
    (await db.$count(organisations, eq(organisations.uid, organisation))) === 0
  )
    mistake(`there is no organisation ${organisation}`);
  const id = `wh_${randomBytes(6).toString("hex")}`;
  const secret = newSecret(now);
  const organisationUid = organisation ?? null;
  await db
    .insert(webhooks)
    .values({ id, url: to, events: types, organisationUid, secrets: [secret], createdAt: now });
  return { id, secret: secret.secret };
}

async function webhookRow(db: Database, id: string): Promise<WebhookRow> {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id)).for("update");
  return row ?? mistake(`there is no webhook ${id}`);
}

/** Adds a second secret, which signs together with the newest of those before. @returns it. @throws WebhookMistake. */
export async function rotateSecret(db: Database, id: string, now: Date): Promise<string> {
  const { secrets } = await webhookRow(db, id);
  const secret = newSecret(now);
  await db
    .update(webhooks)
    .set({ secrets: [secret, ...secrets.slice(0, 1)] })
    .where(eq(webhooks.id, id));
  return secret.secret;
}

/** Only the newest secret signs from now on. @throws WebhookMistake. */
export async function dropOldWebhookSecret(db: Database, id: string): Promise<void> {
  const { secrets } = await webhookRow(db, id);
  if (secrets.length < 2) mistake("the webhook has no older secret");
  await db
    .update(webhooks)
    .set({ secrets: secrets.slice(0, 1) })
    .where(eq(webhooks.id, id));
}

/** Sends events to a receiver again that had answered that it is gone. @throws WebhookMistake. */
export async function resumeWebhook(db: Database, id: string): Promise<void> {
  await webhookRow(db, id);
  await db.update(webhooks).set({ endedAt: null }).where(eq(webhooks.id, id));
}

/** Removes a subscription with everything that was still to be sent. @throws WebhookMistake. */
export async function removeWebhook(db: Database, id: string): Promise<void> {
  await webhookRow(db, id);
  await db.delete(webhooks).where(eq(webhooks.id, id));
}

/** Every subscription, with how many deliveries wait and were given up. */
export async function listWebhooks(
  db: Database,
): Promise<(WebhookRow & { waiting: number; dead: number })[]> {
  const rows = await db.select().from(webhooks).orderBy(asc(webhooks.createdAt), asc(webhooks.id));
  const counts = await rowsOf<{ id: string; waiting: number; dead: number }>(
    db,
    sql`select webhook_id as id, count(*) filter (where dead_at is null)::int as waiting,
      count(dead_at)::int as dead
    from webhook_deliveries where delivered_at is null group by webhook_id`,
  );
  return rows.map((row) => ({
    ...row,
    ...{ waiting: 0, dead: 0 },
    ...counts.find(({ id }) => id === row.id),
  }));
}
