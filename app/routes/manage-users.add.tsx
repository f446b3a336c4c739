import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { userPath } from "~/paths";
import { AddUserPage } from "~/features/manage-users/add-page.server";
import { addSchema, addUserView } from "~/features/manage-users/add.server";
import type { RoleCode } from "~/features/manage-users/schema.server";
import { readUnits } from "~/features/manage-users/units.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Add user");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const [{ roles }, units, { employeeCode }, user] = await Promise.all([
      answer(visit.commerce.GET("/roleDetails")),
      readUnits(visit),
      answer(visit.commerce.GET("/generateEmployeeCode")),
      visit.person(),
    ]);
    return addUserView({ roles, units, employeeCode }, user.orgUnit.uid, visit.site);
  });
}

/** Adds the person and leads to their page. A refusal leads back to the form with all that was typed. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const submission = parseForm(form, addSchema);
    if (submission.status !== "success") return replyInvalid(submission);
    const { roles, ...sent } = submission.value;
    try {
      const { message, customerPK } = await answer(
        visit.commerce.POST("/manage-users/create-wwg-user", {
          headers: { "Idempotency-Key": idempotencyKeyOf(form) },
          body: { ...sent, roles: roles as RoleCode[] },
        }),
      );
      visit.flash({ kind: "ok", text: message });
      return await seeOther(visit, userPath(customerPK));
    } catch (error) {
      if (!(error instanceof CommerceError) || error.status !== 400) throw error;
      return replyInvalid(submission, mergeApiErrors(submission, error, { roles: "roles" }));
    }
  });
}

export default documentPage(
  serverOnly$(function AddUserRoute() {
    return <AddUserPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
  }),
);
