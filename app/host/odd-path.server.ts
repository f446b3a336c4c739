import type { RequestHandler } from "express";

/** A path segment "." or "..", plain or percent-encoded. */
const DOTS = /(^|\/)(\.|%2e){1,2}(\/|$)/i;

/**
 * The longest path in characters. The longest in use is a search for 200 four-byte characters in a keyed
 * visit.
 */
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
 * Refuses a path that no browser sends and that parts of the shop would read differently, so that a limit or
 * guard could apply to another page than the one that answers. Browsers resolve dots and backslashes before
 * they send a request. A path that cannot be decoded names no page, and a very long one is expensive to
 * parse.
 */
export const refuseOddPaths: RequestHandler = (request, _, next) => {
  const [path = ""] = request.originalUrl.split("?");
  const odd = path.length > LONGEST_PATH || path.includes("\\") || DOTS.test(path) || !isDecodable(path);
  next(odd ? { status: 400 } : undefined);
};

/**
 * A path without trailing slashes. A regular expression would take quadratic time on a long run of slashes.
 */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}
