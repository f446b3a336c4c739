import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isRefused } from "~/commerce/errors.server";
import { RegisterPage } from "~/features/register/register-page";
import { loadRegister, registerSchema, requireNewcomer, unitOf } from "~/features/register/register.server";
import { waitWords } from "~/features/sign-in/forgot.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { readForm } from "~/forms/read-form.server";
import { seeOther } from "~/session/see-other.server";
import { anyVisitor, refuse } from "~/session/page.server";

export const handle = { header: "none" };

export const meta: MetaFunction = (args) => pageMeta(args, "Register");

export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    await requireNewcomer(visit);
    const joining = await unitOf(visit, visit.session.get("registerCode"));
    return loadRegister(visit, joining, new URL(args.request.url).searchParams.has("sent"));
  });
}

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  return anyVisitor(args, async (visit) => {
    await requireNewcomer(visit);
    const submission = parseForm(form, registerSchema);
    if (submission.status !== "success") return refuse(visit, replyInvalid(submission));
    try {
      // The mail leads to the final step.
      await visit.commerce.POST("/registrations", { body: submission.value });
    } catch (error) {
      if (isRefused(error)) return refuse(visit, replyInvalid(submission, mergeApiErrors(submission, error)));
      const formErrors = [waitWords(visit, error)];
      return refuse(visit, replyInvalid(submission, { status: 429, formErrors }));
    }
    return seeOther(visit, "/register?sent=1");
  });
}

export default function RegisterRoute() {
  return <RegisterPage data={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />;
}
