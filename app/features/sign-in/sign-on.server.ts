import { createHash, randomBytes } from "node:crypto";
import { safePath } from "~/http/redirects.server";
import { seeOther } from "~/session/see-other.server";
import { carryForm } from "~/session/form-cookie.server";
import type { Visit } from "~/session/visit.server";

/** The page that leads to an identity provider. */
const LEAVING = "/login/sso";

/** The longest path to return to that a cookie has room for. */
const LONGEST_NEXT = 600;

/** A secret of the sign-in that begins, and what of it the provider may see (RFC 7636). */
export function newVerifier() {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

/** Leads somebody to their organisation's provider; what they wanted waits for when they come back. */
export async function leadToProvider(visit: Visit, request: Request, address: string, verifier: string) {
  const search = new URL(request.url).searchParams;
  const next = safePath(search.get("redirectTo"));
  visit.session.set("signOn", { verifier, next: next.length > LONGEST_NEXT ? "/" : next });
  const leads = await leadAway(visit, address);
  leads.headers.append("Set-Cookie", carryForm(request, search.get("resume")));
  return leads;
}

/** Leads the browser to an identity provider, with scripts by a whole page as without. */
export async function leadAway(visit: Visit, address: string) {
  visit.session.set("away", address);
  const answer = await seeOther(visit, LEAVING);
  answer.headers.set("X-Remix-Reload-Document", "true");
  return answer;
}
