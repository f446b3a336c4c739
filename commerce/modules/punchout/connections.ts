import { createHash, timingSafeEqual } from "node:crypto";
import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { timeBefore } from "../../calendar";
import type { Database } from "../../database/connection";
import type { Credential, Parties } from "./cxml/envelope";
import { punchoutConnections, punchoutCredentials } from "./tables";

export type Connection = typeof punchoutConnections.$inferSelect;
type Row = typeof punchoutCredentials.$inferSelect;

/** Only the hash is stored, with the sender, so that equal secrets of two senders are not equal in the table. */
export const secretHash = (domain: string, identity: string, secret: string): string =>
  createHash("sha256")
    .update(JSON.stringify([domain.toLowerCase(), identity, secret]))
    .digest("base64url");

/** Domains are compared without case; identities exactly, but for test accounts of a network, "AN01-t" and "AN01-T". */
export const sameParty = (
  row: Pick<Row, "domain" | "identity">,
  { domain, identity }: Pick<Credential, "domain" | "identity">,
): boolean => {
  const test = (text: string) => text.replace(/-t$/, "-T");
  return row.domain === domain.toLowerCase() && test(row.identity) === test(identity);
};

export const spellings = (identity: string): string[] => [
  identity,
  identity.replace(/-t$/, "-T"),
  identity.replace(/-T$/, "-t"),
];

const equalHash = (a: string, b: string) => {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
};

export type Admission = { connection: Connection } | { refused: "unknown" | "forbidden" };

/** Secrets that one sender can have at a time. */
const MOST_SECRETS = 2;
const NO_SECRET = { secretHash: "", connection: "" };

/**
 * The rows that a secret proves. Whatever is known of the sender, as many hashes are compared, each in constant time:
 * for an unknown sender those of nobody.
 * @param equal compares two hashes.
 */
export function provenBy(
  candidates: readonly Pick<Row, "domain" | "identity" | "secretHash" | "connection">[],
  { domain, identity, secret }: Credential,
  equal: (a: string, b: string) => boolean = equalHash,
): string[] {
  const nobody = { ...NO_SECRET, domain, identity };
  const missing = Math.max(0, MOST_SECRETS - candidates.length);
  const rows = [...candidates, ...Array.from({ length: missing }, () => nobody)];
  const same = rows.map((row) => equal(row.secretHash, secretHash(row.domain, row.identity, secret ?? "")));
  const names = rows
    .filter((row, index) => same[index] && row.secretHash !== "" && secret)
    .map((row) => row.connection);
  return [...new Set(names)];
}

/** The names of the connections that a credential proves to be of, a cXML sender's or an OCI user's. */
async function namesProvenBy(db: Database, party: Row["party"], named: Credential): Promise<string[]> {
  const rows = await db
    .select()
    .from(punchoutCredentials)
    .where(
      and(
        eq(punchoutCredentials.party, party),
        inArray(punchoutCredentials.identity, spellings(named.identity)),
      ),
    );
  return provenBy(
    rows.filter((row) => sameParty(row, named)),
    named,
  );
}

/** The credential that proves a sender; undefined without a secret, and with several, which would be several tries. */
export function provingOf({ sender }: Pick<Parties, "sender">): Credential | undefined {
  const shown = sender.filter(({ secret }) => secret !== undefined);
  return shown.length === 1 ? shown[0] : undefined;
}

/**
 * The connection that a document's sender proves to be. An unknown sender and a wrong secret take the same work and
 * have the same answer.
 * @returns forbidden if the sender is known, but the connection is closed or does not speak for that buyer.
 */
export async function admit(db: Database, parties: Pick<Parties, "from" | "sender">): Promise<Admission> {
  const { from } = parties;
  const named = provingOf(parties) ?? { domain: "", identity: "", secret: "" };
  const names = await namesProvenBy(db, "sender", named);
  if (names.length === 0) return { refused: "unknown" };
  const connections = await db
    .select({
      connection: punchoutConnections,
      buyers: sql<Pick<Row, "domain" | "identity">[]>`coalesce((select json_agg(json_build_object(
        'domain', c.domain, 'identity', c.identity)) from punchout_credentials c
        where c.connection = ${punchoutConnections.name} and c.party = 'from'), '[]')`,
    })
    .from(punchoutConnections)
    .where(and(inArray(punchoutConnections.name, names), eq(punchoutConnections.active, true)));
  const found = connections.find(
    ({ buyers }) =>
      buyers.length === 0 || buyers.some((buyer) => from.some((party) => sameParty(buyer, party))),
  );
  return found ? { connection: found.connection } : { refused: "forbidden" };
}

/** The domain of users of OCI, who have a name alone. */
export const OCI_DOMAIN = "oci";

/** The open connection of a user of OCI; undefined for an unknown user and for a wrong password. */
export async function admitUser(
  db: Database,
  username: string,
  password: string,
): Promise<Connection | undefined> {
  const names = await namesProvenBy(db, "oci", { domain: OCI_DOMAIN, identity: username, secret: password });
  if (names.length === 0) return undefined;
  const [found] = await db
    .select()
    .from(punchoutConnections)
    .where(and(inArray(punchoutConnections.name, names), eq(punchoutConnections.active, true)));
  return found;
}

/** Notes that a connection is used, at most once a minute, so that its visits seldom wait for each other. */
export async function noteUse(db: Database, name: string, now: Date): Promise<void> {
  const { lastUsedAt } = punchoutConnections;
  const before = or(isNull(lastUsedAt), lt(lastUsedAt, timeBefore(now, { minutes: 1 })));
  await db
    .update(punchoutConnections)
    .set({ lastUsedAt: now })
    .where(and(eq(punchoutConnections.name, name), before));
}

/**
 * Why a cart may not be posted to an address; undefined if it may. Sub-domains of a host count with a leading dot.
 * @param field the field that had the address, for the message.
 */
export function returnRefusal(
  address: string | undefined,
  { returnHosts, allowHttpReturn }: Pick<Connection, "returnHosts" | "allowHttpReturn">,
  field = "BrowserFormPost",
): string | undefined {
  if (returnHosts.length === 0)
    return "This connection takes orders alone: it has no host that a cart may be returned to.";
  if (!address) return `${field} is missing, so that no cart could be returned.`;
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return `The URL of ${field} is not an address.`;
  }
  // Browsers drop them, so that the cart would go to another address than the one that was sent.
  if (/\p{Cc}/u.test(address)) return `The URL of ${field} has characters that no address has.`;
  if (address.length > 2000) return `The URL of ${field} is too long.`;
  if (url.username || url.password) return `The URL of ${field} has a user or a password.`;
  if (url.protocol !== "https:" && !(url.protocol === "http:" && allowHttpReturn)) {
    return `The URL of ${field} must begin with https.`;
  }
  // It becomes a source of the page's policy, where other characters have a meaning.
  if (!/^([a-z0-9._-]+|\[[0-9a-f:.]+\])$/.test(url.hostname)) return `The host of ${field} is not valid.`;
  const fits = returnHosts.some((host) =>
    host.startsWith(".") ? url.hostname.endsWith(host) : url.hostname === host || url.host === host,
  );
  return fits ? undefined : `The host of ${field} is not one of this connection.`;
}
