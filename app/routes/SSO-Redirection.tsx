import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { LoadingScreen } from "~/features/layout/loading-screen";
import { loadingText } from "~/features/layout/loading-text.server";
import { afterSignIn } from "~/features/sign-in/enter.server";
import { forget, refuseLanding, withoutTrace } from "~/features/sign-in/landing.server";
import { STALE, signOnWords } from "~/features/sign-in/sign-on-words.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { accountOf } from "~/session/account.server";
import { landingAuthenticator } from "~/session/authenticator.server";
import { carriedForm, carryForm, LANDING } from "~/session/form-cookie.server";
import { anyVisitor } from "~/session/page.server";
import { rememberDevice } from "~/session/sign-in-origin.server";

export const handle = { header: "none" };

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, "Signing in"),
  { httpEquiv: "refresh", content: "1" },
];

/**
 * The single sign-on landing (spec 000 §4). A token in the address is moved to the session at once, so that it stays in
 * no history and no Referer; the same page without it exchanges the token. If the API does not answer, the page reloads
 * itself once.
 */
export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    const search = new URL(args.request.url).searchParams;
    const token = search.get("access_token");
    const refused = search.get("error");
    if (visit.keyed) throw await seeOther(visit, "/orderUniform");
    if (refused !== null) throw await refuseLanding(visit, args.request, signOnWords(refused));
    if (token !== null) {
      visit.session.set("landing", token.slice(0, 200));
      visit.session.unset("ssoReloaded");
      throw withoutTrace(await seeOther(visit, LANDING));
    }
    const landing = visit.session.get("landing");
    if (!landing) throw await seeOther(visit, visit.signedIn ? "/" : "/login");
    const signOn = visit.session.get("signOn");
    if (!signOn) throw await refuseLanding(visit, args.request, STALE);
    try {
      const authenticator = landingAuthenticator(visit.transport, {
        token: landing,
        verifier: signOn.verifier,
      });
      // The account's own name is set when it is known.
      await visit.signIn(await authenticator.authenticate("sso", args.request), "");
    } catch (error) {
      if (!(error instanceof CommerceError)) throw error;
      if (error.status < 500) throw await refuseLanding(visit, args.request, STALE);
      if (visit.session.has("ssoReloaded"))
        throw await refuseLanding(visit, args.request, signOnWords("unreachable"));
      visit.session.set("ssoReloaded", true);
      return { text: await loadingText(visit, args.request) };
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
  });
}

/** Seen only while the API does not answer: the page reloads itself once (spec 000 §4). */
export default function SignOnLandingPage() {
  return <LoadingScreen text={useLoaderData<typeof loader>().text} />;
}
