import type { ReactNode } from "react";
import { Link } from "~/ui/link";
import { useOverlay } from "~/ui/use-overlay";

export const useGlobalSearch = () => useOverlay(() => import("./global-search-dialog"));

/** The way to the global search: a link to its page, with scripts the page over this one. */
export function GlobalSearchLink({ className, children }: { className: string; children: ReactNode }) {
  const [open, overlay] = useGlobalSearch();
  return (
    <>
      <Link
        className={className}
        to="/global-search"
        aria-label="Search"
        onClick={(event) => open(event, {})}
      >
        {children}
      </Link>
      {overlay}
    </>
  );
}
