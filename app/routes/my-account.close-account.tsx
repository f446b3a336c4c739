import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { ClosePage } from "~/features/account/close-page";
import { closeSchema, closingView } from "~/features/account/close.server";
import { refusedPost } from "~/features/account/refused-post.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Close your account");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const [closing, { organisation }] = await Promise.all([
      answer(visit.commerce.GET("/users/current/closing")),
      visit.person(),
    ]);
    return closingView(closing, organisation, visit.session.has("sso"));
  });
}

/** Closes the account and ends this visit with all others. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const submission = parseForm(form, closeSchema);
    if (submission.status !== "success") return replyInvalid(submission);
    const body = { password: submission.value.oldPassword };
    const refused = await refusedPost(visit, submission, { old: "oldPassword" }, () =>
      visit.commerce.DELETE("/users/current", { body }),
    );
    if (refused) return refused;
    await visit.signOut();
    visit.flash({ kind: "ok", text: "Your account is closed, and you are signed out everywhere." });
    return seeOther(visit, "/login");
  });
}

export default function CloseAccountPage() {
  return <ClosePage closing={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />;
}
