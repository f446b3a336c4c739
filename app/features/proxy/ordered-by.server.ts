import { answer } from "~/commerce/client.server";
import { optional } from "~/features/shell/shell.server";
import type { Visit } from "~/session/visit.server";
import { readableTimeOfDay } from "~/ui/dates";

export type OrderedBy = { name: string; since: string };

/** Who orders for the signed-in person now. While they order for somebody, the page is not about themselves. */
export async function loadOrderedBy(visit: Visit): Promise<OrderedBy | undefined> {
  if (visit.keyed || visit.session.has("proxy")) return undefined;
  const person = await optional(visit, () =>
    answer(visit.commerce.GET("/orgUsers/current", { params: { query: { fields: "orderedBy" } } })),
  );
  if (!person?.orderedBy) return undefined;
  const { name, startedAt } = person.orderedBy;
  return { name, since: readableTimeOfDay(startedAt, await visit.timeZone()) };
}
