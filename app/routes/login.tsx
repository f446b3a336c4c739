import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { json } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CommerceError } from "~/commerce/errors.server";
import { loadContentPage } from "~/features/cms/content-page.server";
import { DemoPeople } from "~/features/sign-in/demo-people";
import { signInSchema } from "~/features/sign-in/schema.server";
import { SignInForm } from "~/features/sign-in/sign-in-form";
import { signInRefusal } from "~/features/sign-in/words.server";
import { constraintOf, parseForm, replyInvalid } from "~/forms/submission.server";
import { pageFault } from "~/http/faults.server";
import { pageMeta } from "~/http/page-meta";
import { safePath, seeOther } from "~/http/redirects.server";
import { getSettings } from "~/http/settings.server";
import { authenticatorFor } from "~/session/authenticator.server";
import { readForm, refuse } from "~/session/page.server";
import { openVisit } from "~/session/visit.server";
import { PageHeading } from "~/ui/page-heading";

export const handle = { header: "none" };

export const meta: MetaFunction = (args) => pageMeta(args, "Sign in");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = await openVisit(request, context);
  const search = new URL(request.url).searchParams;
  if (visit.signedIn) throw await seeOther(visit, safePath(search.get("redirectTo")));
  const billTo = search.get("billTo");
  if (billTo) visit.session.set("billTo", billTo.slice(0, 60));
  const demo = getSettings().demo && !getSettings().commerceUrl;
  const people = demo ? await loadContentPage(visit, "/login", "DemoPeople") : undefined;
  return json({ constraint: constraintOf(signInSchema), demo, people: people?.html ?? [], site: visit.site });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const visit = await openVisit(request, context);
  const form = await readForm(request.clone());
  const submission = parseForm(form, signInSchema);
  if (submission.status !== "success") return refuse(visit, replyInvalid(submission));
  try {
    visit.signIn(await authenticatorFor(visit.transport).authenticate("password", request));
  } catch (error) {
    const refused = error instanceof CommerceError && error.status < 500;
    if (!refused) throw pageFault(error);
    return refuse(visit, replyInvalid(submission, { formErrors: [signInRefusal(error)] }));
  }
  const search = new URL(request.url).searchParams;
  const resume = search.get("resume");
  if (resume) return seeOther(visit, `/login/resume?resume=${encodeURIComponent(resume)}`);
  return seeOther(visit, safePath(search.get("redirectTo")));
}

export default function LoginPage() {
  const { constraint, demo, people, site } = useLoaderData<typeof loader>();
  return (
    <div className="wrap sign-in">
      <PageHeading title="Sign in" eyebrow="Kitroom" lead="Order your uniform with your work account." />
      <SignInForm lastResult={useActionData<typeof action>()} constraint={constraint} />
      {demo ? <DemoPeople site={site} more={people} /> : null}
    </div>
  );
}
