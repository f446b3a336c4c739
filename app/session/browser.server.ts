import { createHash } from "node:crypto";

/**
 * A hash of what a browser says of itself with every request. In a frame without cookies nothing else tells one
 * browser from another; its address may change during a visit (docs/decisions/0056).
 */
export function browserOf({ headers }: Pick<Request, "headers">): string {
  const said = ["User-Agent", "Accept-Language"].map((name) => headers.get(name) ?? "");
  return createHash("sha256").update(JSON.stringify(said)).digest("base64url");
}
