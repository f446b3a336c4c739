import { answer } from "~/commerce/client.server";
import { unitPath } from "~/paths";
import { rowView } from "~/features/manage-users/view.server";
import { listQuery, pageOrLast } from "~/lists/list-query.server";
import { listView } from "~/lists/list-view.server";
import { typedText } from "~/forms/typed-text";
import type { Visit } from "~/session/visit.server";

const PAGE_SIZE = 20;

/** Most people who are added at once. */
export const MOST = 100;

/** The people of a unit with their search and page, which stand in the address. */
export async function readPeople(visit: Visit, request: Request, uid: string) {
  const query = listQuery(request.url, { path: unitPath(uid), sorts: ["name"], names: [] });
  const page = await pageOrLast(query.currentPage, (currentPage) =>
    answer(
      visit.commerce.POST("/manage-users/businessUnitUsersTab", {
        body: { uid, search: query.search, currentPage, pageSize: PAGE_SIZE },
      }),
    ),
  );
  const view = listView(query, page, page.users.length, {});
  return {
    ...view,
    active: view.active.map(({ label, to }) => ({ label, to: `${to}#users` })),
    rows: page.users.map((one) => ({ ...rowView(one, visit), atHome: one.unit.uid === uid })),
  };
}

/** Account numbers in an address or a form, each once. */
export const chosenOf = (query: { getAll: (name: string) => unknown[] }): string[] =>
  [...new Set(query.getAll("person").map((one) => typedText(String(one)).slice(0, 60)))].filter(Boolean);

/** The address of a unit with the search for people and those who are chosen already. */
export function addingPath(uid: string, find: string | undefined, chosen: readonly string[]): string {
  const query = new URLSearchParams(chosen.map((person) => ["person", person]));
  if (find !== undefined) query.set("find", find);
  const words = query.toString();
  return words ? `${unitPath(uid)}?${words}` : unitPath(uid);
}

/** The people who are chosen, and those whom the search finds; undefined for a disabled unit. */
export async function readAdding(
  visit: Visit,
  request: Request,
  unit: { uid: string; active: boolean; soldToId: string },
) {
  const query = new URL(request.url).searchParams;
  if (!unit.active || query.has("do")) return undefined;
  const find = query.has("find") ? typedText(query.get("find")!).trim().slice(0, 200) : undefined;
  const wanted = chosenOf(query).slice(0, MOST);
  const ask = (more: { searchText?: string; soldToId?: string; customerPKs?: string }) =>
    answer(
      visit.commerce.GET("/searchUsersFromBillTo", {
        params: { query: { ...more, unitUid: unit.uid } },
      }),
    );
  const [chosen, found] = await Promise.all([
    wanted.length > 0 ? ask({ customerPKs: wanted.join(",") }) : undefined,
    find ? ask({ searchText: find, soldToId: unit.soldToId }) : undefined,
  ]);
  const view = (one: NonNullable<typeof found>["users"][number]) => ({
    ...rowView(one, visit),
    inUnit: one.inUnit,
    managed: one.managed,
  });
  return {
    find,
    chosen: (chosen?.users ?? []).map(view).filter(({ inUnit, active }) => active && !inUnit),
    found: found?.users.map(view),
    total: found?.total ?? 0,
    soldToId: unit.soldToId,
    /** Keeps the search while the form is sent. */
    path: addingPath(unit.uid, find, []),
  };
}

/** What stands in the way of taking one person out, if the page asks that. @throws CommerceError 404. */
export async function readRemoval(visit: Visit, request: Request, unitUid: string) {
  const query = new URL(request.url).searchParams;
  const [person] = chosenOf(query);
  if (query.get("do") !== "remove" || !person) return undefined;
  const customerPKs = [person];
  const [{ users }, { obstacles }] = await Promise.all([
    answer(
      visit.commerce.GET("/searchUsersFromBillTo", { params: { query: { customerPKs: person, unitUid } } }),
    ),
    answer(visit.commerce.POST("/manage-users/removeUserValidation", { body: { customerPKs, unitUid } })),
  ]);
  const { id, title, name } = rowView(users[0]!, visit);
  return { id, title, name, managed: users[0]!.managed, inUnit: users[0]!.inUnit, obstacles };
}
