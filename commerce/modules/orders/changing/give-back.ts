import type { Database } from "../../../database/connection";
import type { Call } from "../../../http/call";
import { releaseUses } from "../../entitlement";
import { allocatedPacks, type AllocatedPack, queryFor } from "../../packs";
import { giveVouchersBack } from "../../promotions";
import { returnStock } from "./stock";

/**
 * Gives back all that an order took, entitlement, stock and the uses of vouchers, when it is cancelled or declined. The caller has locked
 * the order and moves it in the same transaction.
 */
export async function giveBack(db: Database, code: string, now: Date): Promise<void> {
  await releaseUses(db, code, now);
  await returnStock(db, code);
  await giveVouchersBack(db, code);
}

/** The packs of these lines with their balances, for the mail; goods of the catalogue have none. */
export async function packsOfLines(
  call: Parameters<typeof queryFor>[0] & Pick<Call, "db">,
  lines: readonly { packId: string | null }[],
): Promise<AllocatedPack[]> {
  const ids = new Set(lines.map(({ packId }) => packId));
  if (ids.size === 0 || (ids.size === 1 && ids.has(null))) return [];
  return (await allocatedPacks(call.db, queryFor(call))).filter(({ id }) => ids.has(id));
}
