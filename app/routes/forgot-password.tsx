import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { json } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { SignInFrame } from "~/features/sign-in/sign-in-frame";
import { loadSignInFrame } from "~/features/sign-in/sign-in-frame.server";
import { ForgotForm, ResetInfo } from "~/features/sign-in/forgot-page";
import { forgotSchema, waitWords } from "~/features/sign-in/forgot.server";
import { constraintOf, parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { readForm } from "~/forms/read-form.server";
import { seeOther } from "~/session/see-other.server";
import { anyVisitor, refuse } from "~/session/page.server";

export const handle = { header: "none" };

export const meta: MetaFunction = (args) => pageMeta(args, "Forgotten password");

const isSent = (request: Request) => new URL(request.url).searchParams.has("sent");

export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    const asked = isSent(args.request) ? visit.session.get("asked") : undefined;
    return json({ constraint: constraintOf(forgotSchema), door: await loadSignInFrame(visit), asked });
  });
}

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  return anyVisitor(args, async (visit) => {
    const asked = isSent(args.request) ? visit.session.get("asked") : undefined;
    if (asked) form.set("userid", asked.userid);
    const submission = parseForm(form, forgotSchema);
    if (submission.status !== "success") return refuse(visit, replyInvalid(submission));
    const { userid } = submission.value;
    // Whom their organisation signs in has no password in this shop (spec 000 §7).
    if (userid.includes("@")) {
      const { active, name } = await answer(
        visit.commerce.GET("/users/activeSso", { params: { query: { userid } } }),
      );
      if (active) {
        const words = `You sign in with ${name}, so there is no password in this shop to set.`;
        return refuse(visit, replyInvalid(submission, { fieldErrors: { userid: [words] } }));
      }
    }
    try {
      const sent = await answer(visit.commerce.POST("/forgottenpasswordtokens", { body: { userid } }));
      visit.session.set("asked", { userid, channel: sent.channel, minutes: sent.validMinutes });
    } catch (error) {
      const formErrors = [waitWords(visit, error)];
      return refuse(visit, replyInvalid(submission, { status: 429, formErrors }));
    }
    return seeOther(visit, "/forgot-password?sent=1");
  });
}

export default function ForgotPasswordPage() {
  const { constraint, door, asked } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <SignInFrame door={door}>
      {asked ? (
        <ResetInfo asked={asked} wait={lastResult?.error?.[""]?.[0]} />
      ) : (
        <ForgotForm lastResult={lastResult} constraint={constraint} />
      )}
    </SignInFrame>
  );
}
