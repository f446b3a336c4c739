import { answer } from "~/commerce/client.server";
import { groupPath } from "~/features/manage-organisation/addresses";
import { unitChoice } from "~/features/manage-organisation/unit-choice.server";
import { rowOfCodes } from "~/features/manage-users/view.server";
import { limitView } from "~/features/purchase-limits/view.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { listQuery, pageOrLast } from "~/http/list-query.server";
import { listView } from "~/http/list-view.server";
import { typedText } from "~/http/typed-text";
import { titleOfOne } from "~/http/title-of-one.server";
import type { Visit } from "~/session/visit.server";

const PAGE_SIZE = 20;
const MOST_FOUND = 20;
/** The most purchase limits that are offered as a list. */
const MOST_LIMITS = 100;

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

interface AskedPeople {
  search: string;
  selected: "true" | "false";
  currentPage?: number;
  pageSize: number;
}

const readPeople = (visit: Visit, userGroupId: string, query: AskedPeople) =>
  answer(
    visit.commerce.GET("/users/current/orgUnitUserGroups/{userGroupId}/availableOrgCustomers", {
      params: { path: { userGroupId }, query },
    }),
  );

/**
 * What the page of one user group shows: its members, its purchase limits, and people found to be added. `?do=` is its
 * form, or asks before it is deleted.
 * @throws CommerceError 404 for a group that is not managed.
 */
export async function loadGroup(visit: Visit, request: Request, uid: string) {
  const asked = new URL(request.url).searchParams;
  const doing = (["update", "delete"] as const).find((one) => one === asked.get("do"));
  const group = await readGroup(visit, uid);
  const title = `${group.name} (${uid})`;
  return {
    uid,
    name: group.name,
    title,
    pageTitle: titleOfOne("User group", title, doing),
    unit: group.orgUnit.name,
    count: group.membersCount,
    doing,
    values: valuesOf(group),
    units: doing === "update" ? await unitChoice(visit) : undefined,
    parts: doing ? undefined : await partsOf(visit, request, group),
    key: newIdempotencyKey(),
  };
}

async function partsOf(visit: Visit, request: Request, group: ApiGroup) {
  const { uid } = group;
  const query = listQuery(request.url, { path: groupPath(uid), sorts: ["name"], names: ["find"] });
  const { find } = query.filters;
  const [page, found, { orderApprovalPermissions: limits }] = await Promise.all([
    pageOrLast(query.currentPage, (currentPage) =>
      readPeople(visit, uid, { search: query.search, selected: "true", currentPage, pageSize: PAGE_SIZE }),
    ),
    find ? readPeople(visit, uid, { search: find, selected: "false", pageSize: MOST_FOUND }) : undefined,
    answer(
      visit.commerce.GET("/users/current/orgUnitUserGroups/{userGroupId}/availableOrderApprovalPermissions", {
        params: { path: { userGroupId: uid }, query: { pageSize: MOST_LIMITS } },
      }),
    ),
  ]);
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
      .filter(({ active, selected }) => active && !selected)
      .map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
  };
}
