import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { useUnitWord } from "~/features/shell/use-shell";
import { accountLinks } from "~/features/account/links";
import { ProfileForm } from "~/features/account/profile-form";
import { refusedPost } from "~/features/account/refused-post.server";
import { profileSchema } from "~/features/account/schema.server";
import { titleOptions } from "~/features/account/titles";
import { constraintOf, parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { KeyValues } from "~/ui/key-values";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";

export const meta: MetaFunction = (args) => pageMeta(args, "Profile");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const [user, { titles }] = await Promise.all([
      answer(visit.commerce.GET("/orgUsers/current")),
      answer(visit.commerce.GET("/titles")),
    ]);
    const { titleCode = "", title = "", firstName, lastName, preferredName = "" } = user;
    return {
      email: user.uid,
      wearerId: user.wearerId,
      unit: user.orgUnit.name,
      values: { titleCode, firstName, lastName, preferredName },
      titles: titleOptions(titles, { code: titleCode, name: title }),
      constraint: constraintOf(profileSchema(user)),
    };
  });
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const saved = await answer(
      visit.commerce.GET("/orgUsers/current", { params: { query: { fields: "lastName" } } }),
    );
    const submission = parseForm(form, profileSchema(saved));
    if (submission.status !== "success") return replyInvalid(submission);
    const { preferredName = "", ...names } = submission.value;
    const refused = await refusedPost(visit, submission, {}, () =>
      visit.commerce.PATCH("/orgUsers/current", { body: { ...names, preferredName } }),
    );
    if (refused) return refused;
    visit.flash({ kind: "ok", text: "Your profile is saved." });
    return seeOther(visit, "/my-account/profile");
  });
}

export default function ProfilePage() {
  const profile = useLoaderData<typeof loader>();
  const unitWord = useUnitWord();
  return (
    <div className="wrap pt-6">
      <PageHeading title="Profile" />
      <div className="max-w-[720px]">
        <div className="card pad mb-6">
          <KeyValues
            rows={[
              { label: "Email", value: profile.email },
              { label: "Wearer number", value: profile.wearerId },
              { label: unitWord, value: profile.unit },
            ]}
          />
        </div>
        <p className="mb-6">
          <ActionLink to="/my-account/sizes">My sizes</ActionLink>: save them once, and every pack starts with
          them.
        </p>
        <ProfileForm
          lastResult={useActionData<typeof action>()}
          constraint={profile.constraint}
          values={profile.values}
          titles={profile.titles}
        />
        <ul className="mt-6">
          {accountLinks.map(({ to, label }) => (
            <li key={to}>
              <ActionLink to={to}>{label}</ActionLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
