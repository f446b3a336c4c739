import { type TypedResponse, redirect } from "@remix-run/node";
import { addForgetting } from "./kept-choices.server";
import type { Visit } from "./visit.server";

/**
 * The answer to a successful post: 303 to a page, with the visit saved. In a keyed visit, and in a preview,
 * Remix adds the key to the path; `/` alone would lose it in data requests, so it becomes the named home path.
 */
export async function seeOther(visit: Visit, path: string): Promise<TypedResponse<never>> {
  const cookie = await visit.commit();
  const target = visit.keyed || visit.preview ? path.replace(/^\/(?=\?|$)/, "/home") : path;
  const answer = redirect(target, { status: 303, ...(cookie ? { headers: { "Set-Cookie": cookie } } : {}) });
  addForgetting(answer.headers, visit);
  return answer;
}
