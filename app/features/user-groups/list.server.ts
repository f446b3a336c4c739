import { z } from "zod";
import { LIMITS } from "~/commerce/limits.server";
import type { ResponseOf } from "~/commerce/response";
import { groupsPath } from "~/paths";
import type { unitChoice } from "~/features/manage-organisation/unit-choice.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { requiredText } from "~/forms/text-schema.server";
import { type ListQuery, listQuery } from "~/lists/list-query.server";
import { listView } from "~/lists/list-view.server";

const SORTS = ["name", "-name", "uid", "-uid"];

/** What the list is asked for in its address. */
export const groupsQuery = (request: Request): ListQuery =>
  listQuery(request.url, { path: groupsPath, sorts: SORTS, names: [] });

/** Everything that the list of user groups shows. There is no file of this short list. */
export function groupsView(query: ListQuery, page: ResponseOf<"get", "/users/current/orgUnitUserGroups">) {
  const { sort } = query;
  return {
    ...listView(query, page, page.orgUnitUserGroups.length, {}),
    csv: undefined,
    rows: page.orgUnitUserGroups.map((one) => ({
      uid: one.uid,
      name: one.name,
      unit: one.orgUnit.name,
      members: one.membersCount,
      limits: one.limitsCount,
    })),
    sort,
    sortLinks: Object.fromEntries(
      ["name", "uid"].map((code) => {
        const turned = sort === code ? `-${code}` : code;
        return [code, query.hrefWith({ sort: turned === SORTS[0] ? undefined : turned })];
      }),
    ),
  };
}

/** What the form of a new user group shows. @param unitUid of the person's own unit. */
export const addGroupView = (units: Awaited<ReturnType<typeof unitChoice>>, unitUid: string) => ({
  units,
  values: { unitUid },
  key: newIdempotencyKey(),
});

export const nameFields = {
  name: requiredText(LIMITS["POST /users/current/orgUnitUserGroups"].name),
  unitUid: requiredText(LIMITS["POST /users/current/orgUnitUserGroups"]["orgUnit.uid"]),
};
export const groupSchema = z.object({ uid: requiredText(30), ...nameFields });
