import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { json } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useContext } from "react";
import { answer } from "~/commerce/client.server";
import { CommerceError, faultError, textForStatus } from "~/commerce/errors.server";
import { DemoPeople } from "~/features/sign-in/demo-people";
import { asTyped, isDemo } from "~/features/sign-in/demo-people.server";
import { SignInFrame } from "~/features/sign-in/sign-in-frame";
import { loadSignInFrame } from "~/features/sign-in/sign-in-frame.server";
import { enter } from "~/features/sign-in/enter.server";
import { identityScript } from "~/features/sign-in/identity-script.server";
import { PasskeyButton } from "~/features/sign-in/passkey-button";
import { enterByPasskey } from "~/features/sign-in/passkey.server";
import { emailSchema, signInSchema } from "~/features/sign-in/schema.server";
import { SignInForm } from "~/features/sign-in/sign-in-form";
import { leadToProvider, newVerifier } from "~/features/sign-in/sign-on.server";
import { signInWaitOf } from "~/features/sign-in/wait.server";
import { signInRefusal } from "~/features/sign-in/words.server";
import { type AnySubmission, constraintOf, parseForm, replyInvalid } from "~/forms/submission.server";
import { NonceContext } from "~/browser/nonce";
import { pageMeta } from "~/http/page-meta";
import { readForm } from "~/forms/read-form.server";
import { safePath } from "~/http/redirects.server";
import { seeOther } from "~/session/see-other.server";
import { assistedPath } from "~/paths";
import { accountOf } from "~/session/account.server";
import { authenticatorFor } from "~/session/authenticator.server";
import { keepBillTo } from "~/session/guards.server";
import { anyVisitor, refuse } from "~/session/page.server";
import { signInOrigin } from "~/session/sign-in-origin.server";
import type { Visit } from "~/session/visit.server";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";

export const handle = { header: "none" };

export const meta: MetaFunction = (args) => pageMeta(args, "Sign in");

export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    const search = new URL(args.request.url).searchParams;
    if (visit.signedIn && visit.session.has("agent")) throw await toAssistedService(visit);
    if (visit.signedIn) throw await seeOther(visit, safePath(search.get("redirectTo")));
    keepBillTo(visit, search.get("billTo"));
    const [{ people, ...door }, script] = await Promise.all([loadSignInFrame(visit), identityScript(visit)]);
    return json({
      constraint: constraintOf(signInSchema),
      door,
      people: isDemo() ? people : undefined,
      script,
    });
  });
}

export async function action(args: ActionFunctionArgs) {
  const { request, form } = asTyped(args.request, await readForm(args.request.clone()));
  return anyVisitor(args, async (visit) => {
    if (visit.signedIn && visit.session.has("agent")) return toAssistedService(visit);
    if (form.get("do") === "passkey") return enterByPasskey(visit, args, form);
    const named = parseForm(form, emailSchema);
    if (named.status === "success") {
      const led = await signOn(visit, request, { submission: named, email: named.value.email });
      if (led) return led;
    }
    const submission = parseForm(form, form.get("do") === "sso" ? emailSchema : signInSchema);
    if (submission.status !== "success") return refuse(visit, replyInvalid(submission));
    if (!("password" in submission.value)) return refuse(visit, replyInvalid(submission, NO_SIGN_ON));
    const { email } = submission.value;
    const from = await signInOrigin(request, args.context, email);
    // Failed attempts of others from this address do not block a person who signed in with this browser
    // before.
    const wait = from.known ? undefined : signInWaitOf(args.context);
    if (wait) {
      visit.retryAfter = wait;
      const formErrors = [`Too many attempts. Try again in ${wait} seconds.`];
      return refuse(visit, replyInvalid(submission, { status: 429, formErrors }));
    }
    try {
      const authenticator = authenticatorFor(visit.transport, from.headers);
      await visit.signIn(await authenticator.authenticate("password", request), accountOf(email));
    } catch (error) {
      if (!(error instanceof CommerceError)) throw error;
      return refuse(visit, signInReply(visit, submission, error));
    }
    return enter(visit, { ...args, request }, email);
  });
}

/** An agent's session and a customer's cannot be at once (spec 002 §§4.6, 8). */
function toAssistedService(visit: Visit) {
  visit.flash({
    kind: "warn",
    text: "You cannot sign in as a customer while an agent is signed in. End the session first, or start emulation.",
  });
  return seeOther(visit, assistedPath);
}

/** For somebody whom no organisation signs in. */
const NO_SIGN_ON = {
  fieldErrors: { email: ["Your organisation has no sign-in of its own here. Use your password or a code."] },
};

/**
 * The login user check (spec 000 §4). On status 200 the single sign-on address is asked for: somebody who has one is led
 * there. Otherwise the check's result counts; undefined where the shop's own form goes on.
 */
async function signOn(
  visit: Visit,
  request: Request,
  { submission, email: userid }: { submission: AnySubmission; email: string },
) {
  try {
    const { statusCode, errors } = await answer(
      visit.commerce.POST("/users/loginUserCheck", { body: { userid } }),
    );
    // An error page would not keep the form, because of its password. So what is no answer is told apart here.
    if (!Array.isArray(errors)) throw faultError("unreadable", "POST /users/loginUserCheck");
    if (statusCode !== "200") {
      const email = [errors[0]?.message ?? "Enter your email."];
      return refuse(visit, replyInvalid(submission, { fieldErrors: { email } }));
    }
    const { verifier, challenge } = newVerifier();
    const address = await answer(
      visit.commerce.GET("/users/ssoUrl", { params: { query: { userid, challenge } } }),
    );
    if (typeof address !== "string") throw faultError("unreadable", "GET /users/ssoUrl");
    return address === "" ? undefined : await leadToProvider(visit, request, address, verifier);
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    if (!error.is("SsoError")) return refuse(visit, signInReply(visit, submission, error));
    return refuse(visit, replyInvalid(submission, { formErrors: [error.errors[0]!.message] }));
  }
}

/** An error page does not keep a password, so the form itself shows that the API failed. */
function signInReply(visit: Visit, submission: AnySubmission, error: CommerceError) {
  visit.retryAfter = error.retryAfter;
  const refusal = signInRefusal(error);
  return replyInvalid(submission, {
    status: refusal && error.status < 500 ? 400 : error.status,
    formErrors: [refusal ?? textForStatus(error.status, error.retryAfter)],
  });
}

export default function LoginPage() {
  const { constraint, door, people, script } = useLoaderData<typeof loader>();
  const nonce = useContext(NonceContext);
  return (
    <SignInFrame door={door}>
      <PageHeading title="Sign in" lead={door.lead} />
      <SignInForm lastResult={useActionData<typeof action>()} constraint={constraint} />
      <PasskeyButton />
      {door.registers ? (
        <p className="mt-5">
          New here? <ActionLink to="/register">Register with a code of your workplace</ActionLink>
        </p>
      ) : null}
      {script ? <script src={script} nonce={nonce} defer suppressHydrationWarning /> : null}
      {people ? <DemoPeople more={people} /> : null}
    </SignInFrame>
  );
}
