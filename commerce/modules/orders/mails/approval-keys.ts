import { timeAfter } from "../../../calendar";
import type { Database } from "../../../database/connection";
import { hashOf, newToken } from "../../oauth";
import { approvalLinks } from "../tables";

/** How long a link in a mail to an approver works. */
export const LINK_DAYS = 14;

/** A key for each person who is asked to decide about an order; the tables have only their hashes. */
export async function approvalKeys(
  { db, now }: { db: Database; now: () => Date },
  orderCode: string,
  people: readonly { customerId: string }[],
): Promise<string[]> {
  const expiresAt = timeAfter(now(), { days: LINK_DAYS });
  const made = people.map(({ customerId }) => ({ customerId, key: newToken() }));
  if (made.length > 0) {
    await db
      .insert(approvalLinks)
      .values(
        made.map(({ customerId: sentTo, key }) => ({ keyHash: hashOf(key), orderCode, sentTo, expiresAt })),
      );
  }
  return made.map(({ key }) => key);
}
