import { daysAfter, startOfDay } from "../../calendar";
import type { AllocatedPack, Bundle } from "./pack";

/** Whose packs open by their first day of work: a local day of the organisation, null if nobody has said it. */
export interface Starter {
  startsOn: string | null;
  timeZone: string;
}

type Opening = Pick<AllocatedPack, "opensAt" | "opensBeforeStart" | "bundles">;

/**
 * A pack as it opens for one person: so many days before their first day, and parts of it so many days after that. Without
 * a first day, or where the pack says nothing, it opens as for everybody. Nothing of it is stored, so a change of the
 * first day moves all of it.
 */
export function opensFor<Pack extends Opening>(pack: Pack, { startsOn, timeZone }: Starter): Pack {
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
