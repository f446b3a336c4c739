import { Pagination } from "./pagination";

export type ListFootProps = {
  currentPage: number;
  totalPages: number;
  /** The address of the first page; the others add `currentPage`. */
  firstPage: string;
  /** How many rows the list has; an empty one has no file. */
  total: number;
  /** The address of the list as a file, if there is one. */
  csv?: string;
};

/** What stands below every list page: its other pages, and the list as a file. */
export function ListFoot({
  list: { currentPage, totalPages, firstPage, total, csv },
}: {
  list: ListFootProps;
}) {
  const join = firstPage.includes("?") ? "&" : "?";
  return (
    <>
      <Pagination
        className="mt-6 no-print"
        currentPage={currentPage}
        totalPages={totalPages}
        hrefFor={(page) => (page === 0 ? firstPage : `${firstPage}${join}currentPage=${page}`)}
      />
      {csv && total > 0 ? (
        <p className="mt-6">
          {/* A file, which only the browser can fetch. */}
          <a className="link" href={csv} download>
            Download this list (CSV)
          </a>
        </p>
      ) : null}
    </>
  );
}
