import { and, eq, isNull, lt, or } from "drizzle-orm";
import { timeBefore } from "../../calendar";
import type { Database } from "../../database/connection";
import { cacheOf } from "../../database/cache";
import { SCOPE_NAMES } from "../../http/scopes";
import { oauthClients } from "./tables";

export type Client = Omit<typeof oauthClients.$inferSelect, "createdAt" | "lastUsedAt">;

/** The grant types (RFC 6749 §4, §6). */
export const GRANTS = [
  "password",
  "refresh_token",
  "client_credentials",
  "authorization_code",
  "custom",
] as const;
export type Grant = (typeof GRANTS)[number];

/** The name of the storefront's client, which people know as the shop. */
export const STOREFRONT_NAME = "Kitroom storefront";

/** The storefront's own client. Its secret is a setting, so its row has none. */
const storefrontClient = (clientId: string): Client => ({
  clientId,
  name: STOREFRONT_NAME,
  kind: "confidential",
  secrets: [],
  grants: ["password", "refresh_token", "client_credentials", "custom"],
  scopes: SCOPE_NAMES,
  organisationUid: null,
  origins: [],
  redirectUris: [],
  active: true,
});

/** Inserts the storefront's client. An existing row keeps its changes. */
export async function enrolStorefront(db: Database, clientId: string): Promise<void> {
  await db.insert(oauthClients).values(storefrontClient(clientId)).onConflictDoNothing();
}

/** Clients grant rights, so they are cached only if the database announces changes. */
const cache = cacheOf<Map<string, Client>>("clients", 10_000, { onlyFollowed: true });

/** The clients of a running API. Their origins, which every call needs, are cached. */
export function createClients(db: Database, storefrontId: string) {
  const all = () =>
    cache.read(db, "all", async () => {
      const rows = await db.select().from(oauthClients);
      return new Map<string, Client>(rows.map((row) => [row.clientId, row]));
    });
  return {
    /** An active client by its id, read without the cache, so that a closed client gets no more tokens. */
    async find(id: string): Promise<Client | undefined> {
      const [row] = await db.select().from(oauthClients).where(eq(oauthClients.clientId, id));
      const client = row ?? (id === storefrontId ? storefrontClient(id) : undefined);
      return client?.active ? client : undefined;
    },
    /** Whether scripts of a web origin may read answers: an active client has registered it. */
    async knowsOrigin(origin: string): Promise<boolean> {
      for (const { active, origins } of (await all()).values()) {
        if (active && origins.includes(origin)) return true;
      }
      return false;
    },
    /** Records when a client got a token, with at most one write a minute. */
    async used(id: string, now: Date): Promise<void> {
      const minuteAgo = timeBefore(now, { minutes: 1 });
      const stale = or(isNull(oauthClients.lastUsedAt), lt(oauthClients.lastUsedAt, minuteAgo));
      await db
        .update(oauthClients)
        .set({ lastUsedAt: now })
        .where(and(eq(oauthClients.clientId, id), stale));
    },
  };
}

export type Clients = ReturnType<typeof createClients>;
