import type { ResponseOf } from "~/commerce/response";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { packPath } from "~/paths";

export type Pack = ResponseOf<"get", "/orgUsers/current/packs/{packId}">;

/** The position of a request in a pack, read from its URL. */
export interface Place {
  packId: string;
  step: string | null;
  set: string | null;
  style: string | null;
  /** The chosen item that is being changed. */
  item: string | null;
  isolated: boolean;
  continued: boolean;
}

/** The pack of the address, or the one that was opened last (the spec's stored packId). */
export async function placeOf(visit: Visit, request: Request): Promise<Place> {
  const query = new URL(request.url).searchParams;
  const packId = query.get("packId") ?? visit.session.get("packId");
  if (!packId) throw await seeOther(visit, "/orderUniform");
  return {
    packId,
    step: query.get("step"),
    set: query.get("set"),
    style: query.get("style"),
    item: query.get("item"),
    isolated: query.get("isolated") === "1",
    continued: query.get("continued") === "1",
  };
}

/**
 * Where in its pack a place is.
 * @returns the bundle of the step; undefined on the review, which is the last one. `index` counts from 0.
 */
export function standingOf({ bundles }: Pack, place: Place) {
  const asked = Number(place.step ?? 1);
  if (place.step === "review" || asked === bundles.length + 1) return { index: bundles.length };
  const index = Math.min(Math.max(1, Math.trunc(asked) || 1), bundles.length) - 1;
  return { index, bundle: bundles[index] };
}

/** The step after a bundle: back to the review the person came from, or the next one. */
export const stepAfter = ({ bundles }: Pack, { isolated }: Place, index: number): number | "review" =>
  isolated || index + 1 >= bundles.length ? "review" : index + 2;

/** The label and URL of the button after a bundle. */
export function onwardFrom(pack: Pack, place: Place, index: number) {
  const next = pack.bundles[index + 1]?.bundleName ?? "Review";
  return {
    nextLabel: place.isolated ? "Back to review" : `Next: ${next}`,
    anywayTo: packPath({ packId: pack.packId, step: stepAfter(pack, place, index) }),
  };
}
