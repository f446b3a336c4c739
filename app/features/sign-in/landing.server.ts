import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { seeOther } from "~/http/redirects.server";
import { accountOf } from "~/session/account.server";
import { landingAuthenticator } from "~/session/authenticator.server";
import { carriedForm, carryForm, LANDING } from "~/session/form-cookie.server";
import { rememberDevice } from "~/session/sign-in-origin.server";
import type { Visit } from "~/session/visit.server";
import { afterSignIn } from "./enter.server";
import { STALE, signOnWords } from "./sign-on-words.server";

/**
 * The single sign-on landing (spec 000 §4). A token in the address is moved to the session at once, so that it stays in
 * no history and no Referer; the same page without it exchanges the token. If the API does not answer, the page reloads
 * itself once.
 */
export async function land(visit: Visit, args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams;
  const token = search.get("access_token");
  const refused = search.get("error");
  if (visit.keyed) throw await seeOther(visit, "/orderUniform");
  if (refused !== null) throw await refuse(visit, args.request, signOnWords(refused));
  if (token !== null) {
    visit.session.set("landing", token.slice(0, 200));
    visit.session.unset("ssoReloaded");
    throw withoutTrace(await seeOther(visit, LANDING));
  }
  const landing = visit.session.get("landing");
  if (!landing) throw await seeOther(visit, visit.signedIn ? "/" : "/login");
  const signOn = visit.session.get("signOn");
  if (!signOn) throw await refuse(visit, args.request, STALE);
  try {
    await enterBy(visit, args, { token: landing, verifier: signOn.verifier });
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    if (error.status < 500) throw await refuse(visit, args.request, STALE);
    if (visit.session.has("ssoReloaded")) throw await refuse(visit, args.request, signOnWords("unreachable"));
    visit.session.set("ssoReloaded", true);
    return;
  }
  forget(visit);
  visit.session.set("sso", true);
  const { uid } = await answer(
    visit.commerce.GET("/orgUsers/current", { params: { query: { fields: "uid" } } }),
  );
  visit.session.set("account", accountOf(uid));
  const device = await rememberDevice(args.request, args.context, uid);
  const form = carriedForm(args.request);
  const leads = withoutTrace(await seeOther(visit, afterSignIn(form, signOn.next)));
  if (form) leads.headers.append("Set-Cookie", carryForm(args.request, null));
  if (device) leads.headers.append("Set-Cookie", device);
  throw leads;
}

async function enterBy(
  visit: Visit,
  { request }: LoaderFunctionArgs,
  landing: { token: string; verifier: string },
) {
  const tokens = await landingAuthenticator(visit.transport, landing).authenticate("sso", request);
  // The account's own name is set when it is known.
  await visit.signIn(tokens, "");
}

function forget(visit: Visit): void {
  for (const key of ["landing", "signOn", "ssoReloaded", "away"] as const) visit.session.unset(key);
}

/** Back to the sign-in page, which says why. A form that came along waits there for the next try. */
async function refuse(visit: Visit, request: Request, text: string) {
  forget(visit);
  visit.flash({ kind: "bad", text });
  const form = carriedForm(request);
  const login = form ? `/login?${new URLSearchParams({ resume: form }).toString()}` : "/login";
  return withoutTrace(await seeOther(visit, visit.signedIn ? "/" : login));
}

function withoutTrace<T extends Response>(response: T): T {
  response.headers.set("Referrer-Policy", "no-referrer");
  response.headers.set("Cache-Control", "no-store");
  return response;
}
