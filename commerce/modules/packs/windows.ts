import type { AllocatedPack, Bundle } from "./pack";
import type { Refusal } from "./refusal";

/**
 * Whether ordering from a pack (and an indent bundle of it) is open at an instant. An extension keeps both open for
 * one person after they have closed (domain §4.4).
 */
export function windowRefusal(
  pack: Pick<AllocatedPack, "name" | "opensAt" | "closesAt"> &
    Partial<Pick<AllocatedPack, "opensAgainAt" | "extendedUntil">>,
  bundle: Bundle | undefined,
  now: Date,
  readable: (instant: Date) => string,
): Refusal | undefined {
  const closed = (name: string, from: Date | null, to: Date | null): Refusal | undefined => {
    if (from && now < from) {
      return { rule: "window-closed", message: `${name} opens on ${readable(from)}.`, until: readable(from) };
    }
    if (to && now >= to && !pack.extendedUntil) {
      const { opensAgainAt: again } = pack;
      const next = again && again > now ? ` It opens again on ${readable(again)}.` : "";
      return {
        rule: "window-closed",
        message: `${name} closed on ${readable(to)}.${next} Your administrator can extend it.`,
        until: readable(to),
      };
    }
    return undefined;
  };
  const refusal =
    closed(pack.name, pack.opensAt, pack.closesAt) ??
    (bundle?.isIndentOrder ? closed(bundle.name, bundle.indentStartsAt, bundle.indentEndsAt) : undefined);
  return refusal && bundle ? { ...refusal, bundleId: bundle.id } : refusal;
}
