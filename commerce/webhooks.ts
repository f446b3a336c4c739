import { parseArgs } from "node:util";
import type { Database } from "./database/connection";
import {
  addWebhook,
  dropOldWebhookSecret,
  EVENTS,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  replay,
  resumeWebhook,
  rotateSecret,
  WebhookMistake,
} from "./modules/webhooks";
import { sayResult } from "./say-result";

const USAGE = `npm run webhooks -- list
npm run webhooks -- add URL --events TYPES [--organisation UID]
npm run webhooks -- rotate ID            adds a second secret; the previous one still signs
npm run webhooks -- drop-old-secret ID   only the newest secret signs from now on
npm run webhooks -- remove ID            with everything that was still to be sent
npm run webhooks -- resume ID            sends again to a receiver that had answered 410
npm run webhooks -- deliveries [ID] [--waiting | --dead]
npm run webhooks -- replay NUMBER        sends a delivery again, by its number in the list of deliveries
npm run webhooks -- replay dead [ID]     sends all again that were given up

Types, with commas between them; order.* is all of an area, * all:
${Object.keys(EVENTS)
  .map((type) => `  ${type}`)
  .join("\n")}

Without DATABASE_URL stop the shop first. docs/integrators/events.md says what receivers get.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    events: { type: "string", multiple: true },
    organisation: { type: "string" },
    waiting: { type: "boolean", default: false },
    dead: { type: "boolean", default: false },
  },
});
const [command = "", which = "", whose] = positionals;
const MOST_LISTED = 100;

const secretText = (id: string, secret: string) => `The secret of ${id}, shown only now:\n${secret}`;
const timeOf = (at: Date | null) => at?.toISOString() ?? "";

async function list(db: Database): Promise<string> {
  const rows = await listWebhooks(db);
  if (rows.length === 0) return "There are no webhooks.";
  return rows
    .map(({ id, url, events, organisationUid, secrets, endedAt, waiting, dead }) =>
      [
        `${id}${endedAt ? ` (ended ${timeOf(endedAt)})` : ""} ${url}`,
        `  events: ${events.join(" ")}`,
        `  of: ${organisationUid ?? "the whole shop"}`,
        `  secrets of: ${secrets.map(({ madeAt }) => madeAt).join(" ")}`,
        `  waiting: ${waiting}, given up: ${dead}`,
      ].join("\n"),
    )
    .join("\n");
}

async function deliveries(db: Database): Promise<string> {
  const only = values.dead ? "dead" : values.waiting ? "waiting" : undefined;
  const rows = await listDeliveries(db, { webhook: which || undefined, only, most: MOST_LISTED });
  if (rows.length === 0) return "There are no such deliveries.";
  return rows
    .map(({ id, webhookId, type, sequence, at, attempts, dueAt, deliveredAt, deadAt, lastError }) => {
      const state = deliveredAt
        ? `delivered ${timeOf(deliveredAt)}`
        : deadAt
          ? `given up ${timeOf(deadAt)}`
          : `waits ${timeOf(dueAt)}`;
      const tries = `${attempts} ${attempts === 1 ? "attempt" : "attempts"}`;
      return [id, webhookId, type, `#${sequence}`, timeOf(at), `${state} after ${tries}`, lastError ?? ""]
        .join("  ")
        .trimEnd();
    })
    .join("\n");
}

async function again(db: Database): Promise<string> {
  if (which === "dead") return `Deliveries that are sent again: ${await replay(db, "dead", whose)}`;
  const number = /^\d{1,15}$/.test(which) ? Number(which) : undefined;
  const sent = number === undefined ? 0 : await replay(db, number);
  if (sent === 0) throw new WebhookMistake(`there is no delivery ${which} that was delivered or given up`);
  return `Delivery ${which} is sent again`;
}

const commands: Record<string, (db: Database, now: Date) => Promise<string>> = {
  list,
  deliveries,
  replay: again,
  add: async (db, now) => {
    const { id, secret } = await addWebhook(
      db,
      {
        url: which,
        events: (values.events ?? [])
          .flatMap((types) => types.split(",").map((type) => type.trim()))
          .filter(Boolean),
        organisation: values.organisation,
        privateAllowed: process.env["WEBHOOK_PRIVATE_ADDRESSES"] === "on",
      },
      now,
    );
    return secretText(id, secret);
  },
  rotate: async (db, now) => secretText(which, await rotateSecret(db, which, now)),
  "drop-old-secret": async (db) => (await dropOldWebhookSecret(db, which), `${which} has one secret`),
  remove: async (db) => (await removeWebhook(db, which), `${which} was removed`),
  resume: async (db) => (await resumeWebhook(db, which), `${which} gets events again`),
};

/** `npm run webhooks`: where events are sent to, what became of them, and sending them again. */
async function run(): Promise<void> {
  const work = commands[command];
  if (!work || (!["list", "deliveries"].includes(command) && which === "")) return console.log(USAGE);
  await sayResult(work, WebhookMistake);
}

await run();
