import { createContext } from "react";

/** What links and forms must know of the page that they stand on while the server writes them. */
export interface ServedPage {
  /** What the path of every page begins with: the prefix of a keyed visit, or nothing. */
  base: string;
  /** Where a form without an action is sent to: the address of the page, without `base`. */
  address?: string;
  /** The proof for forms, for a browser that may send no origin header (docs/decisions/0031). */
  proof?: string;
}

/** Given by the server alone; in the browser the router knows. */
export const ServedPageContext = createContext<ServedPage>({ base: "" });

/**
 * Where a form without an action is sent from a page, as the router says it: to the page itself, and if that is an index
 * route with a mark for it, which is there once however often the form was sent.
 */
export function formAddress({ pathname, search }: { pathname: string; search: string }, isIndex: boolean) {
  const query = search
    .slice(1)
    .split("&")
    .filter((pair) => pair && !/^index=?$/.test(pair));
  if (isIndex) query.unshift("index");
  return query.length > 0 ? `${pathname}?${query.join("&")}` : pathname;
}

/** A path of the shop as it is written into a page. The home page of a keyed visit is its prefix alone. */
export const writtenPath = (base: string, path: string): string =>
  base !== "" && /^\/(?:[?#]|$)/.test(path) ? base + path.slice(1) : base + path;

/** What the router would change: a path from the page's own, another site, empty and dotted segments. */
export const NEEDS_ROUTER = /^[^/]|\/[/.]|[?#]$/;
