import type { ResponseOf } from "~/commerce/response";
import { type ListQuery, listQuery } from "~/lists/list-query.server";
import { listView } from "~/lists/list-view.server";
import { proxyPath } from "~/paths";
import { counted } from "~/ui/counted";

/** What the list is asked for in its address. */
export const peopleQuery = (request: Request): ListQuery =>
  listQuery(request.url, { path: proxyPath, sorts: ["byName"], names: ["unit"] });

/** The unit whose people are asked for. */
export const unitIn = ({ filters }: ListQuery): string | undefined => filters["unit"]?.slice(0, 60);

/** "NIGHT-NURSE" as words. */
export const jobWords = (code: string): string =>
  code.charAt(0).toUpperCase() + code.slice(1).toLowerCase().replaceAll(/[-_]/g, " ");

/** The people whom the person may order for. */
export function peopleView(
  query: ListQuery,
  page: ResponseOf<"get", "/orgUsers/current/proxy/people">,
  current: ResponseOf<"get", "/orgUsers/current/proxy">,
) {
  const unit = unitIn(query);
  const units = page.units.map(({ uid, name }) => ({ value: uid, label: name }));
  return {
    kind: "people" as const,
    ...listView(query, page, page.people.length, { unit: units.find(({ value }) => value === unit)?.label }),
    people: page.people.map(({ customerId, name, firstName, wearerId, inCart, status, by, ...one }) => ({
      customerId,
      name,
      firstName,
      wearerId,
      unit: one.unit.name,
      job: jobWords(one.jobGroup),
      inCart: inCart > 0 ? `${counted(inCart, "piece")} in the cart` : "Nothing in the cart",
      status,
      by: by?.name,
    })),
    everybody: page.total,
    current: current.enabled
      ? { customerId: current.customerId!, name: current.name!, firstName: current.firstName! }
      : undefined,
    units,
  };
}
