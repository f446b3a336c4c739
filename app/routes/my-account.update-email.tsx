import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmailForm } from "~/features/account/email-form";
import { askForEmail, loadEmail } from "~/features/account/email.server";
import { AccountPage, SignedInElsewhere } from "~/features/account/frame";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Change your email");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, loadEmail);
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, askForEmail);
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
