import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PasskeysSection } from "~/features/account/passkeys-section";
import { MobileForm, PasswordForm, sentForm } from "~/features/account/security-page";
import { loadSecurity, saveSecurity } from "~/features/account/security.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { PageHeading } from "~/ui/page-heading";

export const meta: MetaFunction = (args) => pageMeta(args, "Login and security");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, loadSecurity);
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, saveSecurity);
}

export default function LoginSecurityPage() {
  const { email, mobile, passkeys, constraint } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const sent = sentForm(reply);
  return (
    <div className="wrap pt-6">
      <PageHeading title="Login and security" lead={`You sign in with ${email}.`} />
      <div className="max-w-[720px]">
        <PasswordForm lastResult={sent === "password" ? reply : undefined} constraint={constraint} />
        <MobileForm lastResult={sent === "mobile" ? reply : undefined} mobile={mobile} />
        {passkeys ? (
          <PasskeysSection {...passkeys} lastResult={sent === "passkey" ? reply : undefined} />
        ) : null}
      </div>
    </div>
  );
}
