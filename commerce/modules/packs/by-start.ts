import { daysAfter, startOfDay } from "../../calendar";
import type { Leaver } from "../../http/last-day";
import type { AllocatedPack, Bundle } from "./pack";

/** Whose packs open by their first day of work and close with the last: local days of the organisation, null if not known. */
export interface Employed extends Leaver {
  startsOn: string | null;
  timeZone: string;
}

type Opening = Pick<AllocatedPack, "opensAt" | "opensBeforeStart" | "bundles">;

/**
 * A pack as it is open for one person: from so many days before their first day, with parts of it so many days after that,
 * until the end of their last day. Without these days, or where the pack says nothing, it opens and closes as for
 * everybody. Nothing of it is stored, so a change of a day moves all of it.
 */
export const openFor = <Pack extends Opening>(
  pack: Pack,
  { startsOn, endsOn, timeZone }: Employed,
): Pack => ({
  ...opensBy(pack, startsOn, timeZone),
  ...(endsOn === null ? {} : { leaves: { lastDay: endsOn, at: startOfDay(daysAfter(endsOn), timeZone) } }),
});

function opensBy<Pack extends Opening>(pack: Pack, startsOn: string | null, timeZone: string): Pack {
  if (startsOn === null) return pack;
  const { opensBeforeStart: before, opensAt } = pack;
  const opens = before === null ? null : startOfDay(daysAfter(startsOn, -before), timeZone);
  const byStart = opens && (!opensAt || opens > opensAt);
  return {
    ...pack,
    ...(byStart ? { opensAt: opens, opensByStart: before } : {}),
    bundles: pack.bundles.map((bundle) => bundleFor(bundle, startsOn, timeZone)),
  };
}

function bundleFor(bundle: Bundle, startsOn: string, timeZone: string): Bundle {
  const { opensAfterStart: after } = bundle;
  return after ? { ...bundle, opensAt: startOfDay(daysAfter(startsOn, after), timeZone) } : bundle;
}
