import { counted } from "../../http/counted";
import { readableDay } from "../../http/dates";
import { whyNotWords } from "../../http/why-not";
import type { Moment } from "./moment";
import type { AllocatedPack, Bundle } from "./pack";
import type { Refusal } from "./refusal";

/**
 * Whether ordering from a pack (and an indent bundle of it) is open at an instant. An extension keeps both open for
 * one person after they have closed (domain §4.4), but not after the last day of work.
 */
export function windowRefusal(
  pack: Pick<AllocatedPack, "name" | "opensAt" | "closesAt"> &
    Partial<Pick<AllocatedPack, "opensAgainAt" | "opensByStart" | "extendedUntil" | "leaves">>,
  bundle: Bundle | undefined,
  { now, readable }: Moment,
): Refusal | undefined {
  const closed = (
    name: string,
    from: Date | null,
    to: Date | null,
    because?: string,
  ): Refusal | undefined => {
    if (from && now < from) {
      const opens = [readable(from), because].filter(Boolean).join(", ");
      const message = whyNotWords("window-closed", { name, opens });
      return { rule: "window-closed", message, until: readable(from) };
    }
    if (to && now >= to && !pack.extendedUntil) {
      const { opensAgainAt: again } = pack;
      const closed = readable(to);
      const message = whyNotWords("window-closed", {
        name,
        closed,
        again: again && again > now ? readable(again) : undefined,
      });
      return { rule: "window-closed", message, until: closed };
    }
    return undefined;
  };
  const { leaves } = pack;
  const left: Refusal | undefined =
    leaves && now >= leaves.at
      ? {
          rule: "left",
          message: whyNotWords("left", { lastDay: leaves.lastDay, so: `${pack.name} is closed` }),
          until: readableDay(leaves.lastDay),
        }
      : undefined;
  const refusal =
    left ??
    closed(pack.name, pack.opensAt, pack.closesAt, startWords(pack.opensByStart, "before")) ??
    (bundle?.opensAt
      ? closed(bundle.name, bundle.opensAt, null, startWords(bundle.opensAfterStart, "after"))
      : undefined) ??
    (bundle?.isIndentOrder ? closed(bundle.name, bundle.indentStartsAt, bundle.indentEndsAt) : undefined);
  return refusal && bundle ? { ...refusal, bundleId: bundle.id } : refusal;
}

/** "14 days before the first day of work". */
const startWords = (days: number | null | undefined, side: "before" | "after") =>
  days === null || days === undefined
    ? undefined
    : days === 0
      ? "the first day of work"
      : `${counted(days, "day")} ${side} the first day of work`;
