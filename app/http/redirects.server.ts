import { redirect, type TypedResponse } from "@remix-run/node";
import type { Visit } from "~/session/visit.server";

/**
 * A path of this shop to go back to, from a parameter that anybody could have written: no other host, no
 * protocol, no backslash tricks, and not a page that only posts.
 */
export function safePath(wanted: unknown, fallback = "/"): string {
  if (typeof wanted !== "string" || wanted.length > 2000) return fallback;
  if (!wanted.startsWith("/") || wanted.startsWith("//") || /[\\\u0000-\u001f]/.test(wanted)) return fallback;
  return /^\/(logout|login)(\/|$|\?)/.test(wanted) ? fallback : wanted;
}

/**
 * The answer to a post that was taken: 303 to a page, with the visit written back. In a keyed visit Remix puts
 * the key before the path; `/` alone would lose it in data requests, so it becomes the named home path.
 */
export async function seeOther(visit: Visit, path: string): Promise<TypedResponse<never>> {
  const cookie = await visit.commit();
  const target = visit.keyed ? path.replace(/^\/(?=\?|$)/, "/home") : path;
  return redirect(target, { status: 303, ...(cookie ? { headers: { "Set-Cookie": cookie } } : {}) });
}
