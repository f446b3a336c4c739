import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { PasskeyPanel } from "~/features/account/passkey-panel";
import { passkeyIn, passkeyNameSchema } from "~/features/account/passkey.server";
import { securityPath } from "~/paths";
import { requireSecurity } from "~/features/account/security.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Passkey");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    await requireSecurity(visit);
    const passkeys = await answer(visit.commerce.GET("/users/current/passkeys"));
    return json({ name: passkeyIn(passkeys, pathCode(args, "id")).name });
  });
}

/** Gives it another name, or removes it. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const path = { passkeyId: pathCode(args, "id") };
    await requireSecurity(visit);
    if (form.get("do") === "remove") {
      await visit.commerce
        .DELETE("/users/current/passkeys/{passkeyId}", { params: { path } })
        .catch((error: unknown) => {
          // A second press: it is gone already.
          if (!(error instanceof CommerceError) || error.status !== 404) throw error;
        });
      visit.flash({ kind: "ok", text: "The passkey is removed. It does not sign in any more." });
      return seeOther(visit, securityPath);
    }
    passkeyIn(await answer(visit.commerce.GET("/users/current/passkeys")), path.passkeyId);
    const submission = parseForm(form, passkeyNameSchema);
    if (submission.status !== "success") return replyInvalid(submission);
    const { name } = submission.value;
    await visit.commerce.PATCH("/users/current/passkeys/{passkeyId}", { params: { path }, body: { name } });
    visit.flash({ kind: "ok", text: `The passkey is called “${name}” now.` });
    return seeOther(visit, securityPath);
  });
}

export default function PasskeyPage() {
  return <PasskeyPanel {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />;
}
