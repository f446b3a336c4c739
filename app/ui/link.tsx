import { Link as RouterLink, type LinkProps } from "@remix-run/react";
import { createElement, useContext } from "react";
import { BaseContext } from "./base-path";

export type { LinkProps };

/**
 * A link that the router follows. The server writes the anchor without asking the router, which would resolve each
 * path anew: a seventh of what drawing a long list took (docs/decisions/0040).
 */
export const Link = typeof document === "undefined" ? ServerLink : BrowserLink;

// Browsers have the whole list of routes, so no link is marked for the router to ask about.
function BrowserLink(props: LinkProps) {
  return <RouterLink discover="none" {...props} />;
}

/** What the router would change: a path from the page's own, another site, empty and dotted segments. */
const NEEDS_ROUTER = /^[^/]|\/[/.]|[?#]$/;

function ServerLink(props: LinkProps) {
  const base = useContext(BaseContext);
  const { to } = props;
  if (typeof to !== "string" || NEEDS_ROUTER.test(to)) return <BrowserLink {...props} />;
  return createElement("a", { ...attributesOf(props), href: hrefOf(base, to) });
}

/** Without those that tell the router how to follow the link. */
function attributesOf({
  to,
  discover,
  prefetch,
  reloadDocument,
  replace,
  state,
  preventScrollReset,
  relative,
  viewTransition,
  ...attributes
}: LinkProps) {
  return attributes;
}

/** The home page of a keyed visit is its prefix alone. */
const hrefOf = (base: string, to: string) =>
  base !== "" && /^\/(?:[?#]|$)/.test(to) ? base + to.slice(1) : base + to;
