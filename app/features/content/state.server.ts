import type { ResponseOf } from "~/commerce/response";
import { readableMoment } from "~/ui/dates";
import type { StatusTone } from "~/ui/status-tag";

export type Component = ResponseOf<"get", "/cms/editing/components">["components"][number];
type Draft = NonNullable<Component["draft"]>;

/** In which state something is, as lists say it. */
export function stateOf(
  {
    draft,
    unpublished = false,
    deleted = false,
  }: { draft?: Draft; unpublished?: boolean; deleted?: boolean },
  timeZone: string,
): { word: string; tone: StatusTone } {
  if (deleted) return { word: "Deleted", tone: "bad" };
  if (draft?.problem) return { word: "Not published as planned", tone: "bad" };
  if (draft?.publishTime)
    return { word: `Planned ${readableMoment(draft.publishTime, timeZone)}`, tone: "warn" };
  if (unpublished) return { word: "New", tone: "warn" };
  return draft ? { word: "Draft", tone: "warn" } : { word: "Published", tone: "plain" };
}

/** A component as a row of a list. */
export const componentRow = (
  { places, draft, unpublished, deleted, ...component }: Component,
  timeZone: string,
) => ({
  uid: component.uid,
  name: component.name,
  typeName: component.typeName,
  excerpt: component.excerpt,
  place: places[0] && `${places[0].positionName}: ${places[0].pageName}`,
  morePlaces: Math.max(0, places.length - 1),
  deleted,
  state: stateOf({ draft, unpublished, deleted }, timeZone),
});
