import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Call } from "../../http/call";
import { deleteRows } from "../personal-data";
import { users } from "../users/tables";

/** A hash that nobody knows the password of. To be made before a transaction, because it takes some tenths of a second. */
export const unknownHash = ({ hashPassword }: Pick<Call, "hashPassword">): Promise<string> =>
  hashPassword(randomBytes(32).toString("base64url"));

/**
 * Deletes what is the person's alone of an account that is closed already, and, once an administrator has deleted the
 * account, what others gave it: purchase limits, groups, cost centres and further units. Orders, the name and the wearer
 * number stay: they are the organisation's record of issued uniform.
 */
export async function erase(
  { db }: Pick<Call, "db">,
  customerId: string,
  passwordHash: string,
  how: "closing" | "deletion",
): Promise<void> {
  await db
    .update(users)
    .set({ preferredName: null, mobile: null, toldBy: {}, passwordHash })
    .where(eq(users.customerId, customerId));
  await deleteRows(db, customerId, how);
}
