import { Link as RouterLink, type LinkProps } from "@remix-run/react";
import { createElement, useContext } from "react";
import { NEEDS_ROUTER, ServedPageContext, writtenPath } from "./served-page";

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

function ServerLink(props: LinkProps) {
  const { base } = useContext(ServedPageContext);
  const { to } = props;
  if (typeof to !== "string" || NEEDS_ROUTER.test(to)) return <BrowserLink {...props} />;
  return createElement("a", { ...attributesOf(props), href: writtenPath(base, to) });
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
