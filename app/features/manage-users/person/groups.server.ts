import { answer } from "~/commerce/client.server";
import type { Visit } from "~/session/visit.server";

/** More user groups than an organisation has; those of a search come by twenty. */
const MOST = 100;
const MOST_FOUND = 20;

/**
 * The user groups that a person belongs to, of those that the caller manages, and those that a search finds to be added.
 * @param find the text searched for; undefined before a search.
 */
export async function readGroups({ commerce }: Visit, orgCustomerId: string, find?: string) {
  const read = (query: { selected: "true" | "false"; pageSize: number; search?: string }) =>
    answer(
      commerce.GET("/users/current/orgCustomers/{orgCustomerId}/orgUserGroups", {
        params: { path: { orgCustomerId }, query },
      }),
    );
  const [has, found] = await Promise.all([
    read({ selected: "true", pageSize: MOST }),
    find === undefined ? undefined : read({ selected: "false", pageSize: MOST_FOUND, search: find }),
  ]);
  const view = (group: (typeof has)["orgUnitUserGroups"][number]) => ({
    uid: group.uid,
    name: group.name,
    unit: group.orgUnit.name,
    limits: group.limitsCount,
  });
  return { has: has.orgUnitUserGroups.map(view), find, found: found?.orgUnitUserGroups.map(view) };
}
