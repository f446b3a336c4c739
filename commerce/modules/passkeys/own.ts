import { and, asc, eq } from "drizzle-orm";
import type { Call } from "../../http/call";
import { occDate } from "../../http/dates";
import { notFound } from "../../http/errors";
import { providerFor } from "../sso";
import { sendPasskeyRemoved } from "./mails";
import { passkeys } from "./tables";

export type OwnCall = Pick<Call, "db" | "now" | "about" | "principal" | "storefrontUrl" | "baseSite">;

const mine = ({ about }: Pick<Call, "about">) => eq(passkeys.customerId, about.user.customerId);

const viewOf = ({ id, name, createdAt, lastUsedAt, synced }: typeof passkeys.$inferSelect) => ({
  ...{ id, name, synced, created: occDate(createdAt) },
  ...(lastUsedAt ? { lastUsed: occDate(lastUsedAt) } : {}),
});

/** The person's passkeys, the oldest first. */
export async function listPasskeys(call: OwnCall) {
  const rows = await call.db
    .select()
    .from(passkeys)
    .where(mine(call))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  const provider = await providerFor(call.db, call.about.user.uid);
  return { passkeys: rows.map(viewOf), possible: provider === undefined };
}

const unknown = () => notFound("That passkey does not exist.");

/** @throws OccError 404 for one that is not the person's. */
export async function renamePasskey(call: OwnCall, id: string, name: string) {
  const [row] = await call.db
    .update(passkeys)
    .set({ name })
    .where(and(mine(call), eq(passkeys.id, id)))
    .returning();
  if (!row) throw unknown();
  return viewOf(row);
}

/** The person is told by email. @throws OccError 404 for one that is not the person's. */
export async function removePasskey(call: OwnCall, id: string): Promise<void> {
  const [row] = await call.db
    .delete(passkeys)
    .where(and(mine(call), eq(passkeys.id, id)))
    .returning();
  if (!row) throw unknown();
  await sendPasskeyRemoved(call, row);
}
