import { parseArgs } from "node:util";
import { clock, dayOf } from "./calendar";
import type { Database } from "./database/connection";
import { FEEDS, FEEDS_DOES, PROVISION, PROVISION_DOES, SCOPES } from "./http/scopes";
import {
  addClient,
  addSecret,
  addToken,
  changeClient,
  ClientMistake,
  dropOldSecret,
  endTokens,
  listClients,
  setActive,
  type ClientDetails,
  type ClientRow,
  TOKEN_DAYS,
} from "./modules/oauth";
import { sayResult } from "./say-result";

const USAGE = `npm run clients -- list
npm run clients -- add ID [--public] [--name TEXT] [--grant GRANT]… [--scope SCOPE]…
                       [--origin URL]… [--redirect-uri URL]…
npm run clients -- add ID --organisation UID [--name TEXT]   looks after the people of one organisation by SCIM
npm run clients -- change ID [--name TEXT] [--grant GRANT]… [--scope SCOPE]… [--origin URL]… [--redirect-uri URL]…
npm run clients -- new-secret ID        adds a second secret; the previous one still works
npm run clients -- drop-old-secret ID   only the newest secret works from now on
npm run clients -- new-token ID [--days N]   a token for SCIM that works for N days, ${TOKEN_DAYS} if N is not said
npm run clients -- end-tokens ID        ends all its tokens
npm run clients -- close ID             revokes its tokens and issues no more
npm run clients -- open ID

Grants: password, refresh_token, client_credentials, authorization_code. A list takes the place of the one before;
--origin "" empties it.
Scopes, of which a client without --scope has basic alone:
${[
  ...Object.entries(SCOPES),
  [FEEDS, FEEDS_DOES] as const,
  [PROVISION, `${PROVISION_DOES} (with --organisation)`] as const,
]
  .map(([name, does]) => `  ${name.padEnd(17)}${does}`)
  .join("\n")}
Without DATABASE_URL stop the shop first. docs/integrators.md says what a client is.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    public: { type: "boolean", default: false },
    name: { type: "string" },
    grant: { type: "string", multiple: true },
    scope: { type: "string", multiple: true },
    organisation: { type: "string" },
    days: { type: "string" },
    origin: { type: "string", multiple: true },
    "redirect-uri": { type: "string", multiple: true },
  },
});
const [command, id = ""] = positionals;

const filled = (list: string[] | undefined) => list?.filter((item) => item !== "");

/** The options that were given. Options that were not given stay unchanged. */
function details(): ClientDetails {
  const said = {
    name: values.name,
    grants: filled(values.grant),
    scopes: filled(values.scope),
    origins: filled(values.origin),
    redirectUris: filled(values["redirect-uri"]),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

const line = (name: string, value: string | string[]) =>
  value.length > 0 ? `\n  ${name}: ${Array.isArray(value) ? value.join(" ") : value}` : "";

const written = (row: ClientRow) =>
  `${row.clientId} (${row.kind}${row.active ? "" : ", closed"}) ${row.name}` +
  line("grants", row.grants) +
  line("scopes", row.scopes) +
  line("organisation", row.organisationUid ?? "") +
  line("origins", row.origins) +
  line("redirect URIs", row.redirectUris) +
  line(
    "secrets of",
    row.secrets.map(({ madeAt }) => dayOf(new Date(madeAt), "UTC")),
  ) +
  line("last used", row.lastUsedAt?.toISOString() ?? "never");

const secretText = (secret: string | undefined) =>
  secret === undefined ? `${id} was added` : `The secret of ${id}, shown only now:\n${secret}`;

const commands: Record<string, (db: Database) => Promise<string>> = {
  list: async (db) => (await listClients(db)).map(written).join("\n"),
  add: async (db) =>
    secretText(
      await addClient(
        db,
        id,
        values.public ? "public" : "confidential",
        { ...details(), organisation: values.organisation },
        clock(),
      ),
    ),
  change: async (db) => (await changeClient(db, id, details()), `${id} was changed`),
  "new-secret": async (db) => secretText(await addSecret(db, id, clock())),
  "drop-old-secret": async (db) => (await dropOldSecret(db, id), `${id} has one secret`),
  "new-token": async (db) => {
    const days = values.days === undefined ? undefined : Number(values.days);
    const { token, until } = await addToken(db, id, clock(), days);
    return `A token of ${id}, shown only now, which works until ${dayOf(until, "UTC")}:\n${token}`;
  },
  "end-tokens": async (db) => (await endTokens(db, id, clock()), `${id} has no tokens`),
  close: async (db) => (await setActive(db, id, false, clock()), `${id} is closed`),
  open: async (db) => (await setActive(db, id, true, clock()), `${id} is open`),
};

/** `npm run clients`: adds, changes and closes the clients that may request tokens. */
async function run(): Promise<void> {
  const work = command === undefined ? undefined : commands[command];
  if (!work || (command !== "list" && id === "")) return console.log(USAGE);
  await sayResult(work, ClientMistake);
}

await run();
