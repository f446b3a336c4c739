import { balance, sumOf, type Balance } from "../entitlement";
import type { AllocatedPack } from "./pack";

/** The main balance of a pack: dollars or points left, or items over all its bundles. */
export function packBalance(
  pack: Pick<AllocatedPack, "packType" | "allocationType" | "ledger" | "bundles">,
): Balance | undefined {
  if (pack.packType === "self-purchase") return undefined;
  if (pack.allocationType !== "quantity") return balance(pack.ledger, pack.allocationType, null);
  return sumOf(pack.bundles.map((bundle) => balance(pack.ledger, "quantity", bundle.id)));
}
