import type { LoaderFunctionArgs } from "@remix-run/node";
import { safePath } from "~/http/redirects.server";
import { seeOther } from "~/session/see-other.server";
import { rememberDevice } from "~/session/sign-in-origin.server";
import type { Visit } from "~/session/visit.server";

/** The page of the form that waits, or the page that was wanted. */
export const afterSignIn = (resume: string | null | undefined, next: string): string =>
  resume ? `/login/resume?resume=${encodeURIComponent(resume)}` : next;

/**
 * The answer after a sign-in: to the page that was wanted, or to the form that waits. It marks the browser as one of
 * the account's.
 * @param name the email address that signed in.
 */
export async function enter(visit: Visit, { request, context }: LoaderFunctionArgs, name: string) {
  const search = new URL(request.url).searchParams;
  const answer = await seeOther(visit, afterSignIn(search.get("resume"), safePath(search.get("redirectTo"))));
  const device = await rememberDevice(request, context, name);
  if (device) answer.headers.append("Set-Cookie", device);
  return answer;
}
