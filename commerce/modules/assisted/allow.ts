import { and, eq, ne } from "drizzle-orm";
import type { Call } from "../../http/call";
import { forbidden } from "../../http/errors";
import { noteChange } from "../changes";
import { organisations } from "../organisation/tables";

type AllowCall = Pick<Call, "db" | "about" | "now" | "principal" | "header">;

const words = (allowed: boolean) => (allowed ? "Allowed" : "Forbidden");

/** Who decides for an organisation: administrators of the unit that all others are below. */
export const decidesOnAssists = ({ about }: Pick<Call, "about">): boolean => about.unit.parentUid === null;

/**
 * Allows or forbids that the supplier's agents act for the people of the caller's organisation, from the next call on.
 * @throws OccError 403 for an administrator of a part of it.
 */
export async function allowAssists(call: AllowCall, allowed: boolean): Promise<{ allowed: boolean }> {
  if (!decidesOnAssists(call)) throw forbidden("Administrators of the whole organisation decide this.");
  const { unit, organisation } = call.about;
  const changed = await call.db
    .update(organisations)
    .set({ assisted: allowed })
    .where(and(eq(organisations.uid, organisation.uid), ne(organisations.assisted, allowed)))
    .returning({ uid: organisations.uid });
  if (changed.length > 0) {
    await noteChange(call, {
      kind: "unit",
      subject: { code: unit.uid, name: unit.name },
      unitUid: unit.uid,
      changes: [{ what: "Assisted service", from: words(!allowed), to: words(allowed) }],
    });
  }
  return { allowed };
}
