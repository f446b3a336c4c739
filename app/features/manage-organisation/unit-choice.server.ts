import { answer } from "~/commerce/client.server";
import type { Visit } from "~/session/visit.server";

/** The most units that are offered as a list. */
const MOST = 100;

/**
 * The open units to choose from, each after its parent; undefined if there are too many, so that a number is typed.
 * @throws CommerceError 403 for a person who manages none.
 */
export async function unitChoice(visit: Visit) {
  const { units, pagination } = await answer(
    visit.commerce.GET("/business-units", { params: { query: { status: "active", pageSize: MOST } } }),
  );
  if (pagination.totalResults > MOST) return undefined;
  return units.map(({ uid, name }) => ({ value: uid, label: `${name} (${uid})` }));
}
