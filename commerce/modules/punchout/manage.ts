import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../database/connection";
import { users } from "../users/tables";
import { organisations } from "../organisation/tables";
import { OCI_DOMAIN, secretHash } from "./connections";
import { FORM_FIELDS, punchoutConnections, punchoutCredentials } from "./tables";

/** A mistake in the file, with a message for the person at the terminal. */
export class ConnectionMistake extends Error {}

const text = z.string().trim().min(1).max(200);
const host = z
  .string()
  .regex(
    /^\.?([a-z0-9_-]+\.)*[a-z0-9_-]+(:\d{1,5})?$/,
    "is not a host such as procure.example or .procure.example",
  );
const origin = z.string().refine((value) => {
  try {
    const url = new URL(value);
    return url.origin === value && ["https:", "http:"].includes(url.protocol);
  } catch {
    return false;
  }
}, "is not an origin such as https://procure.example");

const party = z.strictObject({ domain: text, identity: text });

/** The file of `npm run connections` (docs/integrators.md). */
export const ConnectionsFile = z
  .array(
    z
      .strictObject({
        name: text,
        senders: z.array(party.extend({ secret: z.string().min(8).max(200) })).default([]),
        oci: z.strictObject({ username: text, password: z.string().min(8).max(200) }).optional(),
        from: z.array(party).default([]),
        returnHosts: z.array(host).default([]),
        frameOrigins: z.array(origin).default([]),
        allowHttpReturn: z.boolean().default(false),
        formField: z.enum(FORM_FIELDS).default("cxml-base64"),
        user: z.email(),
        active: z.boolean().default(true),
      })
      .refine(({ senders, oci }) => senders.length > 0 || oci, "needs senders, oci, or both"),
  )
  .min(1);
export type ConnectionEntry = z.infer<typeof ConnectionsFile>[number];

/**
 * Writes connections as a file says, in place of those of the same names; others stay. The same file twice changes
 * nothing.
 * @throws ConnectionMistake for a person who does not exist, or a third secret of one sender.
 */
export async function writeConnections(db: Database, entries: readonly ConnectionEntry[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const entry of entries) {
      const [person] = await tx
        .select({ customerId: users.customerId, site: organisations.site })
        .from(users)
        .innerJoin(organisations, eq(organisations.uid, users.organisationUid))
        .where(eq(users.uid, entry.user));
      if (!person) throw new ConnectionMistake(`${entry.name}: there is no account ${entry.user}`);
      const row = {
        name: entry.name,
        site: person.site,
        customerId: person.customerId,
        returnHosts: entry.returnHosts,
        frameOrigins: entry.frameOrigins,
        allowHttpReturn: entry.allowHttpReturn,
        formField: entry.formField,
        active: entry.active,
      };
      await tx
        .insert(punchoutConnections)
        .values(row)
        .onConflictDoUpdate({ target: punchoutConnections.name, set: row });
      await tx.delete(punchoutCredentials).where(eq(punchoutCredentials.connection, entry.name));
      const rows = credentialRows(entry);
      if (rows.length > 0) await tx.insert(punchoutCredentials).values(rows);
    }
  });
}

const ociRow = (connection: string, { username, password }: NonNullable<ConnectionEntry["oci"]>) => ({
  connection,
  party: "oci" as const,
  domain: OCI_DOMAIN,
  identity: username,
  secretHash: secretHash(OCI_DOMAIN, username, password),
});

function credentialRows({
  name,
  senders,
  from,
  oci,
}: ConnectionEntry): (typeof punchoutCredentials.$inferInsert)[] {
  const secrets = new Map<string, number>();
  return [
    ...senders.map(({ domain, identity, secret }) => {
      const sender = `${domain.toLowerCase()} ${identity}`;
      secrets.set(sender, (secrets.get(sender) ?? 0) + 1);
      if (secrets.get(sender)! > 2) {
        throw new ConnectionMistake(`${name}: ${identity} has more than two secrets`);
      }
      return {
        connection: name,
        party: "sender" as const,
        domain: domain.toLowerCase(),
        identity,
        secretHash: secretHash(domain, identity, secret),
      };
    }),
    ...(oci ? [ociRow(name, oci)] : []),
    ...from.map(({ domain, identity }) => ({
      connection: name,
      party: "from" as const,
      domain: domain.toLowerCase(),
      identity,
    })),
  ];
}
