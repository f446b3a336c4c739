import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { json } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { signInWithPassword } from "~/commerce/oauth.server";
import { RequestCode, EnterCode } from "~/features/sign-in/code-page";
import { askedCode, askSchema, codeSchema, sendCode } from "~/features/sign-in/code.server";
import { SignInFrame } from "~/features/sign-in/sign-in-frame";
import { loadSignInFrame } from "~/features/sign-in/sign-in-frame.server";
import { enter } from "~/features/sign-in/enter.server";
import { waitWords } from "~/features/sign-in/forgot.server";
import { signInRefusal } from "~/features/sign-in/words.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { readForm } from "~/forms/read-form.server";
import { safePath } from "~/http/redirects.server";
import { seeOther } from "~/session/see-other.server";
import { accountOf } from "~/session/account.server";
import { anyVisitor, refuse } from "~/session/page.server";
import { signInOrigin } from "~/session/sign-in-origin.server";
import type { Visit } from "~/session/visit.server";

export const handle = { header: "none" };

export const meta: MetaFunction = (args) => pageMeta(args, "Sign in with a code");

export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    const search = new URL(args.request.url).searchParams;
    if (visit.signedIn) throw await seeOther(visit, safePath(search.get("redirectTo")));
    return json({ asked: askedCode(visit), door: await loadSignInFrame(visit) });
  });
}

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  return anyVisitor(args, (visit) => {
    const wanted = form.get("do");
    if (wanted === "verify") return verify(visit, args, form);
    if (wanted === "other") visit.session.unset("code");
    return wanted === "other" ? back(visit, args.request) : send(visit, args.request, form);
  });
}

const back = (visit: Visit, request: Request) =>
  seeOther(visit, `/login/verify-token${new URL(request.url).search}`);

/** Sends a code to the name that was entered, or once more to the last one. */
async function send(visit: Visit, request: Request, form: FormData) {
  const before = visit.session.get("code");
  if (form.get("do") === "again" && before) form.set("loginId", before.loginId);
  const submission = parseForm(form, askSchema);
  if (submission.status !== "success") return refuse(visit, replyInvalid(submission));
  try {
    await sendCode(visit, submission.value.loginId);
  } catch (error) {
    const formErrors = [waitWords(visit, error)];
    return refuse(visit, replyInvalid(submission, { status: 429, formErrors }));
  }
  return back(visit, request);
}

/** The password grant with the code's id (contract §2). */
async function verify(visit: Visit, args: ActionFunctionArgs, form: FormData) {
  const submission = parseForm(form, codeSchema);
  if (submission.status !== "success") return refuse(visit, replyInvalid(submission));
  const asked = visit.session.get("code");
  if (!asked) return back(visit, args.request);
  const from = await signInOrigin(args.request, args.context, asked.loginId);
  try {
    const { code } = submission.value;
    const tokens = await signInWithPassword(visit.transport, asked.tokenId, code, from.headers);
    await visit.signIn(tokens, accountOf(asked.loginId));
  } catch (error) {
    const words = error instanceof CommerceError ? signInRefusal(error) : undefined;
    if (!words) throw error;
    visit.retryAfter = (error as CommerceError).retryAfter;
    return refuse(visit, replyInvalid(submission, { fieldErrors: { code: [words] } }));
  }
  visit.session.unset("code");
  // The account's own name, because a number or an id was perhaps entered.
  const { uid } = await answer(
    visit.commerce.GET("/orgUsers/current", { params: { query: { fields: "uid" } } }),
  );
  visit.session.set("account", accountOf(uid));
  return enter(visit, args, uid);
}

export default function VerifyTokenPage() {
  const { asked, door } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <SignInFrame door={door}>
      {asked ? <EnterCode asked={asked} lastResult={lastResult} /> : <RequestCode lastResult={lastResult} />}
    </SignInFrame>
  );
}
