import { answer } from "~/commerce/client.server";
import type { ResponseOf } from "~/commerce/response";
import { groupPath } from "~/paths";
import type { unitChoice } from "~/features/manage-organisation/unit-choice.server";
import { rowOfCodes } from "~/features/manage-users/view.server";
import { limitView } from "~/features/purchase-limits/view.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { type ListQuery, listQuery } from "~/lists/list-query.server";
import { listView } from "~/lists/list-view.server";
import { typedText } from "~/forms/typed-text";
import { titleOfOne } from "~/http/title-of-one.server";
import type { Visit } from "~/session/visit.server";

/** A user group. @throws CommerceError 404 for one that is not managed. */
export const readGroup = (visit: Visit, userGroupId: string) =>
  answer(
    visit.commerce.GET("/users/current/orgUnitUserGroups/{userGroupId}", {
      params: { path: { userGroupId } },
    }),
  );

type ApiGroup = Awaited<ReturnType<typeof readGroup>>;

/** The fields of its form. */
export const valuesOf = (one: ApiGroup) => ({
  uid: one.uid,
  name: one.name,
  unitUid: one.orgUnit.uid,
  version: String(one.version),
});

/** What a page of one user group shows. @param doing its form, or asks before it is deleted. */
export function groupView(
  group: ApiGroup,
  uid: string,
  doing: "update" | "delete" | undefined,
  units: Awaited<ReturnType<typeof unitChoice>>,
) {
  const title = `${group.name} (${uid})`;
  return {
    uid,
    name: group.name,
    title,
    pageTitle: titleOfOne("User group", title, doing),
    unit: group.orgUnit.name,
    obstacle: group.obstacle,
    count: group.membersCount,
    doing,
    values: valuesOf(group),
    units,
    key: newIdempotencyKey(),
  };
}

/** What the address asks of the members, and whom it looks for. */
export const membersQuery = (request: Request, uid: string): ListQuery =>
  listQuery(request.url, { path: groupPath(uid), sorts: ["name"], names: ["find"] });

type People = ResponseOf<"get", "/users/current/orgUnitUserGroups/{userGroupId}/availableOrgCustomers">;
type Limits = ResponseOf<
  "get",
  "/users/current/orgUnitUserGroups/{userGroupId}/availableOrderApprovalPermissions"
>;

/** The members and purchase limits of a group, and people found to be added. */
export function partsView(
  group: ApiGroup,
  query: ListQuery,
  { page, found, limits }: { page: People; found?: People; limits: Limits["orderApprovalPermissions"] },
  visit: Visit,
) {
  const { find } = query.filters;
  const view = listView(query, { ...page, sorts: [] }, page.users.length, {});
  return {
    members: {
      ...view,
      csv: undefined,
      rows: page.users.map((one) => rowOfCodes(one, visit)),
    },
    /** Members at home in units that the administrator does not manage. */
    others: query.search ? 0 : group.membersCount - page.pagination.totalResults,
    find: find && typedText(find),
    found: found?.users.map((one) => rowOfCodes(one, visit)),
    foundTotal: found?.pagination.totalResults ?? 0,
    limits: group.orderApprovalPermissions.map(limitView),
    offered: limits
      .filter(({ active, selected, obstacle }) => active && !selected && !obstacle)
      .map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
  };
}
