import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import { tokenOf } from "~/features/account/email.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { anyVisitor } from "~/session/page.server";
import { Button, ButtonLink } from "~/ui/button";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";

export const handle = { header: "logo" };

export const meta: MetaFunction = (args) => pageMeta(args, "Confirm your new email");

/** The link of the mail to a new address. Only a press changes anything, because mail programs open links too. */
export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    const query = { token: tokenOf(args.request) };
    try {
      const { uid } = await answer(visit.commerce.GET("/loginchanges", { params: { query } }));
      return json<{ email?: string }>({ email: uid });
    } catch (error) {
      if (!isRefused(error)) throw error;
      return json<{ email?: string }>({}, { status: 400 });
    }
  });
}

/** Changes the email. Every sign-in of the person has ended, so this visit begins again. */
export async function action(args: ActionFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    try {
      await visit.commerce.POST("/loginchanges", { body: { token: tokenOf(args.request) } });
    } catch (error) {
      if (!isRefused(error)) throw error;
      return json({ refused: true }, { status: 400 });
    }
    if (visit.signedIn) await visit.signOut();
    visit.flash({ kind: "ok", text: "Your email is updated. Sign in with the new email." });
    return seeOther(visit, "/login");
  });
}

export default function ConfirmEmailPage() {
  const { email } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() !== undefined;
  if (!email || refused) {
    return (
      <div className="wrap pt-6">
        <PageHeading
          title="This link does not work"
          lead="It was used, has expired, or a newer one was sent. Your email has not changed by it."
        />
        <ButtonLink to="/my-account/update-email">Ask for a new link</ButtonLink>
      </div>
    );
  }
  return (
    <div className="wrap pt-6">
      <PageHeading
        title="Confirm your new email"
        lead={`You will sign in with ${email}. Your sign-ins end, so sign in again afterwards.`}
      />
      <PostForm>
        <Button variant="job">CONFIRM</Button>
      </PostForm>
    </div>
  );
}
