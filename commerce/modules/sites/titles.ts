import { invalid } from "../../http/errors";

/** The titles that people choose from (contract §3, `titles`). */
export const TITLES = ["Mr", "Ms", "Mrs", "Mx", "Dr"].map((name) => ({ code: name.toLowerCase(), name }));

/** The code of a title as it is stored; an administrator may have written one that is not in the list. */
export const titleCodeOf = (title: string): string => title.toLowerCase();

/** A title as it is stored. @throws OccError 400 for a code that is none, unless it is that of the title before. */
export function titleFrom(code: string, before: string | null): string | null {
  if (code === "") return null;
  if (before && titleCodeOf(before) === code) return before;
  const title = TITLES.find((one) => one.code === code);
  if (!title) throw invalid("titleCode", "Choose one of the titles.");
  return title.name;
}
