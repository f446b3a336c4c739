import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useOverlay } from "~/ui/use-overlay";

/** The global search over the page; on its own page there is nothing to open. */
export function useGlobalSearch() {
  const { pathname } = useLocation();
  return { ...useOverlay(() => import("./global-search-dialog")), offered: pathname !== "/global-search" };
}

/** The way to the global search: a link to its page, with scripts the page over this one. */
export function GlobalSearchLink({ className, children }: { className: string; children: ReactNode }) {
  const { openInstead, overlay, offered } = useGlobalSearch();
  return (
    <>
      <Link
        className={className}
        to="/global-search"
        aria-label="Search"
        onClick={(event) => offered && openInstead(event, () => ({ text: "" }))}
      >
        {children}
      </Link>
      {overlay}
    </>
  );
}
