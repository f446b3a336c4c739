import type { RequestHandler } from "express";

/** A name between slashes that means "here" or "one up", written out or in percent signs. */
const DOTS = /(^|\/)(\.|%2e){1,2}(\/|$)/i;

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
 * ask; a path that cannot be decoded names nothing.
 */
export const refuseOddPaths: RequestHandler = (request, _, next) => {
  const [path = ""] = request.originalUrl.split("?");
  const odd = path.includes("\\") || DOTS.test(path) || !isDecodable(path);
  next(odd ? { status: 400 } : undefined);
};
