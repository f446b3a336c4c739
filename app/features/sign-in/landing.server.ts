import { seeOther } from "~/session/see-other.server";
import { carriedForm } from "~/session/form-cookie.server";
import type { Visit } from "~/session/visit.server";

/** Ends what a sign-in at a provider keeps in the session. */
export function forget(visit: Visit): void {
  for (const key of ["landing", "signOn", "ssoReloaded", "away"] as const) visit.session.unset(key);
}

/** Back to the sign-in page, which says why. A form that came along waits there for the next try. */
export async function refuseLanding(visit: Visit, request: Request, text: string) {
  forget(visit);
  visit.flash({ kind: "bad", text });
  const form = carriedForm(request);
  const login = form ? `/login?${new URLSearchParams({ resume: form }).toString()}` : "/login";
  return withoutTrace(await seeOther(visit, visit.signedIn ? "/" : login));
}

/** The page of a token leaves its address nowhere. */
export function withoutTrace<T extends Response>(response: T): T {
  response.headers.set("Referrer-Policy", "no-referrer");
  response.headers.set("Cache-Control", "no-store");
  return response;
}
