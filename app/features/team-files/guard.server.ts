import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";

/** A punch-out visit orders for nobody else: it is led back to its packs. */
export async function requireTeamOrders(visit: Visit): Promise<void> {
  if (visit.keyed) throw await seeOther(visit, "/orderUniform");
}
