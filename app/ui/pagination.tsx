import type { MouseEvent } from "react";
import { classNames } from "./class-names";
import { Link } from "./link";

export type PaginationProps = {
  /** Counted from 0, as in the address and in the API. */
  currentPage: number;
  totalPages: number;
  hrefFor: (page: number) => string;
  label?: string;
  className?: string;
  /** With scripts, changes the page in place; otherwise the link is followed. */
  onPage?: (page: number, event: MouseEvent) => void;
};

/** The page numbers to show, with the current one in the middle if possible. Counted from 0. */
export function pageWindow(currentPage: number, totalPages: number, size = 5): number[] {
  const start = Math.max(0, Math.min(currentPage - Math.floor(size / 2), totalPages - size));
  const end = Math.min(totalPages, start + size);
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
}

/** Previous, five numbers, next. No links to the first and last page. */
export function Pagination(props: PaginationProps) {
  const { currentPage, totalPages, hrefFor, label = "Pages", className, onPage } = props;
  if (totalPages < 2) return null;
  const turnTo = (page: number) => onPage && ((event: MouseEvent) => onPage(page, event));
  return (
    <nav className={classNames("pag", className)} aria-label={label}>
      {currentPage > 0 ? (
        <Link
          to={hrefFor(currentPage - 1)}
          onClick={turnTo(currentPage - 1)}
          rel="prev"
          aria-label="Previous page"
        >
          ‹
        </Link>
      ) : null}
      {pageWindow(currentPage, totalPages).map((page) => (
        <Link
          key={page}
          to={hrefFor(page)}
          onClick={turnTo(page)}
          aria-label={`Page ${page + 1}`}
          aria-current={page === currentPage ? "page" : undefined}
        >
          {page + 1}
        </Link>
      ))}
      {currentPage < totalPages - 1 ? (
        <Link
          to={hrefFor(currentPage + 1)}
          onClick={turnTo(currentPage + 1)}
          rel="next"
          aria-label="Next page"
        >
          ›
        </Link>
      ) : null}
    </nav>
  );
}
