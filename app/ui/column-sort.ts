interface Sorted {
  /** The code of the chosen sort; a minus in front turns it round. */
  sort: string;
  /** The address of each sort. */
  sortLinks: Record<string, string | undefined>;
}

/** The link in the head of a column that sorts a list by a code, and the direction if it does now. */
export const columnSort = ({ sort, sortLinks }: Sorted, code: string) => ({
  to: sortLinks[code]!,
  ...(sort === code ? { direction: "ascending" as const } : {}),
  ...(sort === `-${code}` ? { direction: "descending" as const } : {}),
});
