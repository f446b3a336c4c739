import type { Database } from "../../../database/connection";
import type { Call } from "../../../http/call";
import { todayOf } from "../../../http/today";
import { lapsedPacks, releaseUses } from "../../entitlement";
import { allocatedPacks, queryFor } from "../../packs";
import { giveVouchersBack } from "../../promotions";
import { type PackLeft, packsGivenBack } from "../mails/facts";
import { returnStock } from "./stock";

/**
 * Gives back all that an order took, entitlement, stock and the uses of vouchers, when it is cancelled or declined. What
 * it took of a period that is over goes back to that period, and lapses. The caller has locked the order and moves it in
 * the same transaction.
 */
export async function giveBack(db: Database, code: string, now: Date): Promise<void> {
  await releaseUses(db, code, now);
  await returnStock(db, code);
  await giveVouchersBack(db, code);
}

/** The packs of these lines of an order as they are after it gave back, for the mail; goods of the catalogue have none. */
export async function packsOfLines(
  call: Parameters<typeof queryFor>[0] & Pick<Call, "db" | "about" | "now">,
  code: string,
  lines: readonly { packId: string | null }[],
): Promise<PackLeft[]> {
  const ids = new Set(lines.flatMap(({ packId }) => packId ?? []));
  if (ids.size === 0) return [];
  const today = todayOf(call);
  const packs = await allocatedPacks(call.db, queryFor(call));
  const lapsed = await lapsedPacks(call.db, code, today);
  return packsGivenBack(
    packs.filter(({ id }) => ids.has(id)),
    lapsed.filter(({ packId }) => ids.has(packId)),
    call.about,
  );
}
