import type { RequestHandler } from "express";

/** A name between slashes that means "here" or "one up", written out or in percent signs. */
const DOTS = /(^|\/)(\.|%2e){1,2}(\/|$)/i;

/** Characters of a path; the longest that the shop has is a search for 200 letters of four bytes, under a key. */
const LONGEST_PATH = 4000;

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Refuses a path that no browser sends and that the parts of the shop read differently: one of them would
 * count or guard another page than the one that answers. Dots and backslashes are resolved by browsers before they
 * ask; a path that cannot be decoded names nothing; one without end costs much wherever it is taken apart.
 */
export const refuseOddPaths: RequestHandler = (request, _, next) => {
  const [path = ""] = request.originalUrl.split("?");
  const odd = path.length > LONGEST_PATH || path.includes("\\") || DOTS.test(path) || !isDecodable(path);
  next(odd ? { status: 400 } : undefined);
};

/** A path without the slashes at its end; a pattern for them would try again at every slash of a long run. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}
