import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type CommerceError, isRefused } from "~/commerce/errors.server";
import { SignInFrame } from "~/features/sign-in/sign-in-frame";
import { loadSignInFrame } from "~/features/sign-in/sign-in-frame.server";
import { ResetForm } from "~/features/sign-in/reset-form";
import { openLink, queryOf, requireLink, resetSchema } from "~/features/sign-in/reset.server";
import { constraintOf, mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { readForm } from "~/forms/read-form.server";
import { seeOther } from "~/session/see-other.server";
import { anyVisitor, refuse } from "~/session/page.server";

export const handle = { header: "none" };

export const meta: MetaFunction = (args) => pageMeta(args, "Set a new password");

export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    const link = await requireLink(visit, args.request);
    const opened = await openLink(visit, link);
    return {
      ...opened,
      query: queryOf(link),
      constraint: constraintOf(resetSchema),
      door: await loadSignInFrame(visit),
    };
  });
}

const subjects = { newPassword: "password", confirmPassword: "confirmpassword" };

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  return anyVisitor(args, async (visit) => {
    const link = await requireLink(visit, args.request);
    const submission = parseForm(form, resetSchema);
    if (submission.status !== "success") return refuse(visit, replyInvalid(submission));
    const { password, confirmpassword } = submission.value;
    const body = { newPassword: password, confirmPassword: confirmpassword, ...link };
    try {
      await visit.commerce.POST("/resetpassword", { body });
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (isAboutLink(error)) return seeOther(visit, `/expired?${queryOf(link)}`);
      return refuse(visit, replyInvalid(submission, mergeApiErrors(submission, error, subjects)));
    }
    visit.flash({ kind: "ok", text: "Your password is updated. Sign in with the new one." });
    return seeOther(visit, "/login");
  });
}

const isAboutLink = ({ errors }: CommerceError) => errors.some(({ subject }) => subject === "token");

export default function ResetPage() {
  const { door, ...rest } = useLoaderData<typeof loader>();
  return (
    <SignInFrame door={door}>
      <ResetForm lastResult={useActionData<typeof action>()} {...rest} />
    </SignInFrame>
  );
}
