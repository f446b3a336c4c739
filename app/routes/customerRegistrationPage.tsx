import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { json } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import { FinalStep } from "~/features/register/final-step";
import { beginAgain, finalSchema, requireToken } from "~/features/register/final.server";
import { requireNewcomer } from "~/features/register/register.server";
import { SignInFrame } from "~/features/sign-in/sign-in-frame";
import { loadSignInFrame } from "~/features/sign-in/sign-in-frame.server";
import { constraintOf, mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { readForm } from "~/forms/read-form.server";
import { seeOther } from "~/session/see-other.server";
import { anyVisitor, refuse } from "~/session/page.server";

/** The fields of the form by the names of the call. */
const FIELDS = { newPassword: "password", confirmPassword: "confirmpassword" };

export const handle = { header: "none" };

export const meta: MetaFunction = (args) => pageMeta(args, "Finish your registration");

export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    await requireNewcomer(visit);
    const token = await requireToken(visit, args.request);
    const query = { token };
    try {
      const person = await answer(visit.commerce.GET("/registrations/final", { params: { query } }));
      return json({
        person,
        token,
        constraint: constraintOf(finalSchema),
        door: await loadSignInFrame(visit),
      });
    } catch (error) {
      if (!isRefused(error)) throw error;
      throw await beginAgain(visit, error.errors[0]?.message);
    }
  });
}

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  return anyVisitor(args, async (visit) => {
    await requireNewcomer(visit);
    const token = await requireToken(visit, args.request);
    const submission = parseForm(form, finalSchema);
    if (submission.status !== "success") return refuse(visit, replyInvalid(submission));
    const { password, confirmpassword } = submission.value;
    try {
      const body = { token, newPassword: password, confirmPassword: confirmpassword };
      await visit.commerce.POST("/registrations/final", { body });
    } catch (error) {
      if (!isRefused(error)) throw error;
      const faults = mergeApiErrors(submission, error, FIELDS);
      if (faults.formErrors?.length) return beginAgain(visit, faults.formErrors[0]);
      return refuse(visit, replyInvalid(submission, faults));
    }
    visit.flash({
      kind: "ok",
      text: "Your account is ready. Sign in with your email and your new password.",
    });
    return seeOther(visit, "/login");
  });
}

export default function CustomerRegistrationPage() {
  const { door, ...rest } = useLoaderData<typeof loader>();
  return (
    <SignInFrame door={door}>
      <FinalStep {...rest} lastResult={useActionData<typeof action>()} />
    </SignInFrame>
  );
}
