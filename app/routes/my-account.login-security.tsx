import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { PasskeysSection } from "~/features/account/passkeys-section";
import { addPasskey, beginPasskey, readPasskeys } from "~/features/account/passkeys.server";
import { MobileForm, PasswordForm, sentForm } from "~/features/account/security-page";
import { requireSecurity, saveMobile, savePassword, securityView } from "~/features/account/security.server";
import { pageMeta } from "~/http/page-meta";
import { refuseAgent } from "~/session/agent.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { PageHeading } from "~/ui/page-heading";

export const meta: MetaFunction = (args) => pageMeta(args, "Login and security");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    refuseAgent(visit);
    await requireSecurity(visit);
    const [user, passkeys] = await Promise.all([
      answer(visit.commerce.GET("/orgUsers/current", { params: { query: { fields: "uid,mobile" } } })),
      readPasskeys(visit),
    ]);
    return json(securityView(user, passkeys));
  });
}

/** By the form that was sent; any other is that of the password. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    await requireSecurity(visit);
    switch (form.get("do")) {
      case "mobile":
        return saveMobile(visit, form);
      case "passkey":
        return beginPasskey(visit, form);
      case "passkey-made":
        return addPasskey(visit, form);
      default:
        return savePassword(visit, form);
    }
  });
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
