import { DEEP } from "./settings";

/** Ways to begin a path that some reader takes for another host's, or that no header can hold when decoded. */
const BEGINNINGS = [
  "/%5C",
  "/%5c%5c",
  "/%2F%5C",
  "/%2f%2f",
  "/%09/",
  "/%09%5C",
  "/%2f%09/",
  "/%0a/",
  "/.//",
  "/%2e//",
  "/x/..//",
  "/%2e%2e//",
];

/** Ways to write a page's path that a limit or a guard may read otherwise than the page's router. */
const ENDS = [
  "/.",
  "/./",
  "/%2e",
  "/%2E/",
  "/x/..",
  "/x/%2e%2e",
  "/x/.%2E/",
  "\\.",
  "\\",
  "//",
  "/",
  "%09",
  "%20",
  "%5C",
  ";",
  ";a=b",
  "/;a=b",
  ";a=b;c=d",
  "%3Ba=b",
  "/.;a=b",
];

/** Paths that would lead to another host if they were read carelessly, each with matrix parameters. */
export const leadingAway = (path: string): string[] => [
  ...BEGINNINGS.map((beginning) => `${beginning}evil.example${path};a=b`),
  `/%00${path};a=b`,
  `/%7f${path};a=b`,
  `/%E2%82%AC${path};a=b`,
];

/** Other spellings of one path. */
export const spellingsOf = (path: string): string[] => [
  ...ENDS.map((end) => `${path}${end}`).filter((spelled) => spelled.startsWith("/")),
  path.toUpperCase() || "/",
  path.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`) || "/",
];

/**
 * What the path of one of all pages is tried as. The run that goes with every change tries each spelling at a third of
 * the pages: what reads a spelling wrongly is rarely a single page.
 */
export function triedAs(path: string, page: number): string[] {
  const all = [...leadingAway(path), ...spellingsOf(path)];
  return DEEP ? all : all.filter((_, at) => at % 3 === page % 3);
}
