import { daysAfter } from "../../calendar";
import { readableDate, readableDay } from "../../http/dates";
import { lapses } from "./balance-words";
import type { AllocatedPack } from "./pack";

/** When something is judged, and how instants are told. */
export interface Moment {
  now: Date;
  readable: (instant: Date) => string;
}

export const momentIn = (now: Date, timeZone: string): Moment => ({
  now,
  readable: (instant) => readableDate(instant, timeZone),
});

/**
 * The day from which more can be chosen of a pack, in words: that of the next period, or of the next window, because a
 * pack with a window is not open again only because a period begins. Undefined if it is not given again, if nobody has
 * set the next window yet, or if the person leaves before.
 */
export function againFrom(
  pack: Pick<AllocatedPack, "periodEnd" | "closesAt" | "opensAgainAt" | "leaves">,
  { now, readable }: Moment,
): string | undefined {
  const { periodEnd, closesAt, opensAgainAt, leaves } = pack;
  if (!lapses(pack) || (leaves && leaves.lastDay <= periodEnd)) return undefined;
  if (!closesAt) return readableDay(daysAfter(periodEnd));
  return opensAgainAt && opensAgainAt > now ? readable(opensAgainAt) : undefined;
}
