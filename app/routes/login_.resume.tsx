import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { resumedForm } from "~/features/sign-in/resumed-form.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { keptForm } from "~/session/kept-form.server";
import { signedIn } from "~/session/page.server";
import { Button, ButtonLink } from "~/ui/button";
import { KeyValues } from "~/ui/key-values";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";

export const handle = { header: "logo" };

export const meta: MetaFunction = (args) => pageMeta(args, "Signed in again");

/** Shown when a session expired while a form was sent: one press sends the form again, or shows what it orders first. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const resume = await keptForm(visit, new URL(args.request.url).searchParams.get("resume"));
    if (resume) return resumedForm(resume);
    visit.flash({
      kind: "warn",
      text: "Your form was not sent, because it is more than 15 minutes old or someone else filled it in. Please fill it in again.",
    });
    throw await seeOther(visit, "/");
  });
}

const LEADS = {
  send: "What you entered is still here. Press Continue to finish what you started.",
  show: "Nothing is sent yet. Press Continue to see the page again with what you entered, and finish there.",
  back: "Nothing is sent yet. Press Continue to go back to the page, and finish there.",
};

export default function ResumePage() {
  const { action, entries, rows, press } = useLoaderData<typeof loader>();
  return (
    <div className="wrap stack">
      <PageHeading title="You are signed in again" lead={LEADS[press]} />
      {rows.length > 0 ? <KeyValues className="whitespace-pre-wrap" rows={rows} /> : null}
      {press === "back" ? (
        <p>
          <ButtonLink variant="job" to={action}>
            CONTINUE
          </ButtonLink>
        </p>
      ) : (
        <PostForm reloadDocument action={action}>
          {entries.map(([name, value], index) => (
            <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
          ))}
          <Button variant="job">CONTINUE</Button>
        </PostForm>
      )}
    </div>
  );
}
