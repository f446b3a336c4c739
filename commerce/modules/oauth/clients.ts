import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { heldCopies } from "../../database/held";
import { oauthClients } from "./tables";

export type Client = Omit<typeof oauthClients.$inferSelect, "createdAt" | "lastUsedAt">;

/** Ways to a token (RFC 6749 §4, §6). */
export const GRANTS = ["password", "refresh_token", "client_credentials", "authorization_code"] as const;
export type Grant = (typeof GRANTS)[number];

/** What a token may be good for; every call asks who the person is, and none asks for more than this. */
export const SCOPES = ["basic"];

/** The storefront's own client: its secret stands in the settings, so its row has none. */
export const storefrontClient = (clientId: string): Client => ({
  clientId,
  name: "Kitroom storefront",
  kind: "confidential",
  secrets: [],
  grants: ["password", "refresh_token", "client_credentials"],
  scopes: SCOPES,
  origins: [],
  redirectUris: [],
  active: true,
});

/** Gives the storefront's client its row; one that is there keeps what was changed of it. */
export async function enrolStorefront(db: Database, clientId: string): Promise<void> {
  await db.insert(oauthClients).values(storefrontClient(clientId)).onConflictDoNothing();
}

/** Clients say who may have what, so nothing is held unless the database tells of changes. */
const held = heldCopies<Map<string, Client>>("clients", 10_000, { onlyFollowed: true });

/** The clients of a running API; what every call asks of them, their origins, is held in memory. */
export function createClients(db: Database, storefrontId: string) {
  const all = async () => {
    const young = held.young(db, "all");
    if (young) return young;
    const put = held.place(db, "all");
    const rows = await db.select().from(oauthClients);
    const clients = new Map<string, Client>(rows.map((row) => [row.clientId, row]));
    put(clients);
    return clients;
  };
  return {
    /** An active client by its id, as it stands now: one that was closed gets no more tokens. */
    async find(id: string): Promise<Client | undefined> {
      const [row] = await db.select().from(oauthClients).where(eq(oauthClients.clientId, id));
      const client = row ?? (id === storefrontId ? storefrontClient(id) : undefined);
      return client?.active ? client : undefined;
    },
    /** Whether scripts of a web origin may read answers: some active client names it. */
    async knowsOrigin(origin: string): Promise<boolean> {
      for (const { active, origins } of (await all()).values()) {
        if (active && origins.includes(origin)) return true;
      }
      return false;
    },
    /** Notes that a client got a token; at most one write a minute. */
    async used(id: string, now: Date): Promise<void> {
      const minuteAgo = new Date(now.getTime() - 60_000);
      const stale = or(isNull(oauthClients.lastUsedAt), lt(oauthClients.lastUsedAt, minuteAgo));
      await db
        .update(oauthClients)
        .set({ lastUsedAt: now })
        .where(and(eq(oauthClients.clientId, id), stale));
    },
  };
}

export type Clients = ReturnType<typeof createClients>;
