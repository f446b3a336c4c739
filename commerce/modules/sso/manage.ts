import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../database/connection";
import { organisations, units } from "../organisation/tables";
import { identityProviders } from "./tables";

/** A mistake in the file, with a message for the person at the terminal. */
export class ProviderMistake extends Error {}

const text = z.string().trim().min(1).max(200);
const isSafe = (value: string) => {
  const { protocol, hostname, search, hash } = new URL(value);
  const here = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return search === "" && hash === "" && (protocol === "https:" || (protocol === "http:" && here));
};

/** The file of `npm run identity-providers` (docs/integrators.md). */
export const ProvidersFile = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]{1,40}$/, "is not made of small letters, digits and hyphens"),
      organisation: text,
      name: text,
      issuer: z.url().refine((value) => URL.canParse(value) && isSafe(value), "is not an https address"),
      clientId: text,
      clientSecret: z.string().min(8).max(500),
      domains: z.array(z.string().regex(/^([a-z0-9-]+\.)+[a-z0-9-]+$/, "is not a domain")).min(1),
      enabled: z.boolean().default(true),
      /** For people who come without an account; without it none is made. */
      newPeople: z.strictObject({ unit: text, employeeCodeClaim: text.optional() }).optional(),
    }),
  )
  .min(1);
export type ProviderEntry = z.infer<typeof ProvidersFile>[number];

/**
 * Writes identity providers as a file says, in place of those of the same ids; others stay.
 * @throws ProviderMistake for an unknown organisation, a unit that is not of it, or a domain that another provider has.
 */
export async function writeProviders(db: Database, entries: readonly ProviderEntry[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { organisation, newPeople, ...entry } of entries) {
      const known = await tx.$count(organisations, eq(organisations.uid, organisation));
      if (known === 0) throw new ProviderMistake(`${entry.id}: there is no organisation ${organisation}`);
      const { unit = null, employeeCodeClaim = null } = newPeople ?? {};
      if (unit !== null) await requireUnit(tx, entry.id, { unit, organisation });
      const row = { ...entry, organisationUid: organisation, newPeopleUnit: unit, employeeCodeClaim };
      await tx
        .insert(identityProviders)
        .values(row)
        .onConflictDoUpdate({ target: identityProviders.id, set: row });
    }
    const seen = new Map<string, string>();
    for (const { id, domains } of await tx.select().from(identityProviders)) {
      for (const domain of domains) {
        const other = seen.get(domain);
        if (other) throw new ProviderMistake(`${domain} has two providers: ${other} and ${id}`);
        seen.set(domain, id);
      }
    }
  });
}

async function requireUnit(
  db: Database,
  id: string,
  { unit, organisation }: { unit: string; organisation: string },
): Promise<void> {
  const known = await db.$count(units, and(eq(units.uid, unit), eq(units.organisationUid, organisation)));
  if (known === 0) throw new ProviderMistake(`${id}: ${organisation} has no unit ${unit}`);
}
