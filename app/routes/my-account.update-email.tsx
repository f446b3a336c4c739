import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { EmailForm } from "~/features/account/email-form";
import { emailSchema } from "~/features/account/email.server";
import { AccountPage, SignedInElsewhere } from "~/features/shell/account-page";
import { emailPath } from "~/paths";
import { refusedPost } from "~/features/account/refused-post.server";
import { constraintOf, parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { refuseAgent } from "~/session/agent.server";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Change your email");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    refuseAgent(visit);
    const { uid } = await answer(
      visit.commerce.GET("/orgUsers/current", { params: { query: { fields: "uid" } } }),
    );
    return { email: uid, bySso: visit.session.has("sso"), constraint: constraintOf(emailSchema) };
  });
}

/** Asks for the link to the new address. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const submission = parseForm(form, emailSchema);
    if (submission.status !== "success") return replyInvalid(submission);
    const { newEmail, oldPassword } = submission.value;
    const body = { newLogin: newEmail, password: oldPassword };
    const refused = await refusedPost(visit, submission, { old: "oldPassword", newLogin: "newEmail" }, () =>
      visit.commerce.PUT("/users/current/login", { body }),
    );
    if (refused) return refused;
    const text = `We sent a link to ${newEmail}. Your email changes when you confirm it there, within an hour.`;
    visit.flash({ kind: "info", text });
    return seeOther(visit, emailPath);
  });
}

export default function UpdateEmailPage() {
  const { email, bySso, constraint } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <AccountPage title="Change your email" lead={`You sign in with ${email}.`}>
      {bySso ? (
        <SignedInElsewhere what="to change your email" />
      ) : (
        <EmailForm lastResult={lastResult} constraint={constraint} />
      )}
    </AccountPage>
  );
}
