import { createHash, randomBytes } from "node:crypto";
import { answer } from "~/commerce/client.server";
import { CommerceError, faultError } from "~/commerce/errors.server";
import { log } from "~/http/log.server";
import { safePath, seeOther } from "~/http/redirects.server";
import { carryForm } from "~/session/form-cookie.server";
import type { Visit } from "~/session/visit.server";

/** The page that leads to an identity provider. */
const LEAVING = "/login/sso";

/** The longest path to return to that a cookie has room for. */
const LONGEST_NEXT = 600;

/**
 * The login user check (spec 000 §4). On status 200 the single sign-on address is asked for: somebody who has one is
 * led there. Otherwise the check's result counts.
 * @returns the answer that leads away, the first error of the check, or undefined where the shop's own form goes on.
 */
export async function checkUser(visit: Visit, request: Request, userid: string) {
  const { statusCode, errors } = await answer(
    visit.commerce.POST("/users/loginUserCheck", { body: { userid } }),
  );
  // An error page would not keep the form, because of its password. So what is no answer is told apart here.
  if (!Array.isArray(errors)) throw faultError("unreadable", "POST /users/loginUserCheck");
  if (statusCode !== "200") return { refusal: errors[0]?.message ?? "Enter your email." };
  const verifier = randomBytes(32).toString("base64url");
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const address = await answer(
    visit.commerce.GET("/users/ssoUrl", { params: { query: { userid, challenge } } }),
  );
  if (typeof address !== "string") throw faultError("unreadable", "GET /users/ssoUrl");
  if (address === "") return undefined;
  const search = new URL(request.url).searchParams;
  const next = safePath(search.get("redirectTo"));
  visit.session.set("signOn", { verifier, next: next.length > LONGEST_NEXT ? "/" : next });
  const leads = await leadAway(visit, address);
  leads.headers.append("Set-Cookie", carryForm(request, search.get("resume")));
  return { leads };
}

/** Leads the browser to an identity provider, with scripts by a whole page as without. */
export async function leadAway(visit: Visit, address: string) {
  visit.session.set("away", address);
  const answer = await seeOther(visit, LEAVING);
  answer.headers.set("X-Remix-Reload-Document", "true");
  return answer;
}

/** Where the sign-in at the provider is ended; undefined where there is none, or nobody can tell. */
export async function signOutAddress(visit: Visit): Promise<string | undefined> {
  if (!visit.session.has("sso")) return undefined;
  try {
    const address = await answer(visit.commerce.GET("/users/current/ssoSignOutUrl"));
    return typeof address === "string" && address !== "" ? address : undefined;
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    log.warn({ event: "sso.unended", correlationId: visit.correlationId, status: error.status });
    return undefined;
  }
}
