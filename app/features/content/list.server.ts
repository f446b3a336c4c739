import type { ResponseOf } from "~/commerce/response";
import { listQuery, type ListQuery } from "~/lists/list-query.server";
import { listView } from "~/lists/list-view.server";
import { addContentPath, contentItemPath, contentPagesPath, contentPath, contentVersionsPath } from "~/paths";
import { componentRow } from "./state.server";

const STATES = {
  draft: "Draft",
  planned: "Planned",
  problem: "Not published as planned",
  unpublished: "New",
  deleted: "Deleted",
};

/** Search and filters of the list of components. */
export const contentQuery = (url: string): ListQuery =>
  listQuery(url, {
    path: contentPath,
    sorts: ["name"],
    names: ["type", "state"],
    choices: { state: Object.keys(STATES) },
  });

export const isState = (text: string | undefined): text is keyof typeof STATES =>
  text !== undefined && text in STATES;

/** The two lists of content, as links. */
const listsOf = (current: string) =>
  [
    { label: "Components", to: contentPath },
    { label: "Pages", to: contentPagesPath },
  ].map((item) => ({ ...item, current: item.to === current }));

/** The components of the site. */
export function contentView(
  query: ListQuery,
  page: ResponseOf<"get", "/cms/editing/components">,
  timeZone: string,
) {
  const { type, state } = query.filters;
  const words = {
    type: page.types.find(({ code }) => code === type)?.name,
    state: isState(state) ? STATES[state] : undefined,
  };
  const rows = page.components.map((component) => componentRow(component, timeZone));
  const { csv: _, ...list } = listView(query, { ...page, sorts: [] }, rows.length, words);
  return {
    ...list,
    rows: rows.map((row) => ({
      ...row,
      // Only the versions of a deleted one are left.
      to: row.deleted ? contentVersionsPath("components", row.uid) : contentItemPath("components", row.uid),
    })),
    types: page.types.map(({ code, name }) => ({ value: code, label: name })),
    states: Object.entries(STATES).map(([value, label]) => ({ value, label })),
    lists: listsOf(contentPath),
    add: addContentPath(),
  };
}

/** Search of the list of pages. */
export const contentPagesQuery = (url: string): ListQuery =>
  listQuery(url, { path: contentPagesPath, sorts: ["name"], names: [] });

/** The pages of the site, behind what every page shares. */
export function contentPagesView(query: ListQuery, page: ResponseOf<"get", "/cms/editing/pages">) {
  const { csv: _, ...list } = listView(query, { ...page, sorts: [] }, page.pages.length, {});
  return {
    ...list,
    rows: page.pages.map((row) => ({ ...row, to: contentItemPath("pages", row.uid) })),
    lists: listsOf(contentPagesPath),
  };
}
