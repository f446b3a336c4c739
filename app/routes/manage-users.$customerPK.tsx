import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { isRefusedOrChanged } from "~/commerce/errors.server";
import { userPath, usersPath } from "~/paths";
import { replyMeanwhile } from "~/features/manage-organisation/save.server";
import { readCentres } from "~/features/manage-users/person/cost-centres.server";
import { UserPage } from "~/features/manage-users/person/page.server";
import { managedUserView, seenUserView, valuesOf } from "~/features/manage-users/person/person.server";
import { readGroups } from "~/features/manage-users/person/groups.server";
import { readPacks } from "~/features/manage-users/person/packs.server";
import { savePacks } from "~/features/manage-users/person/save-packs.server";
import { sendChange, userSchema } from "~/features/manage-users/person/save.server";
import { readUnits } from "~/features/manage-users/units.server";
import { readUser } from "~/features/manage-users/view.server";
import { readSizes, writeSizes } from "~/features/sizes/my-sizes.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.title ?? "User");

/**
 * The forms of a person, or for one who only is a member of the administrator's units what there is to see. With
 * `?code=new` the employee id is a fresh one, not saved yet; `?do=delete` asks before the account is deleted;
 * `?do=sizes` is the person's sizes.
 */
export async function loader(args: LoaderFunctionArgs) {
  const customerPK = pathCode(args, "customerPK");
  return signedIn(args, async (visit) => {
    const user = await readUser(visit, customerPK);
    if (!user.managed) return seenUserView(visit, user);
    const { commerce } = visit;
    const search = new URL(args.request.url).searchParams;
    const doing = search.get("do");
    const fresh = search.get("code") === "new";
    const find = search.get("find")?.slice(0, 200);
    const [{ roles }, units, timeZone, centres, groups, packs, code, deletion, sizes] = await Promise.all([
      answer(commerce.GET("/roleDetails")),
      readUnits(visit),
      visit.timeZone(),
      readCentres(visit, customerPK, find),
      readGroups(visit, customerPK, search.get("findGroup")?.slice(0, 200)),
      readPacks(visit, customerPK),
      fresh ? answer(commerce.GET("/generateEmployeeCode")) : undefined,
      doing === "delete"
        ? answer(commerce.POST("/manage-users/validatedeletion", { body: { content: { customerPK } } }))
        : undefined,
      doing === "sizes" ? readSizes(visit, customerPK) : undefined,
    ]);
    const parts = { roles, units, timeZone, centres, groups, packs, code, deletion, sizes };
    return managedUserView(visit, user, parts);
  });
}

/** Saves one form of a person's page. A refusal leads back to the page with all that was typed. */
export async function action(args: ActionFunctionArgs) {
  const customerPK = pathCode(args, "customerPK");
  return signedInPost(args, async (visit, form) => {
    if (form.get("section") === "packs") return savePacks(visit, customerPK, form);
    if (form.get("section") === "sizes") return saveSizes(visit, customerPK, form);
    const submission = parseForm(form, userSchema);
    if (submission.status !== "success") return replyInvalid(submission);
    const sent = submission.value;
    try {
      const { message } = await sendChange(visit, customerPK, sent, idempotencyKeyOf(form));
      visit.flash({ kind: "ok", text: message });
      return await seeOther(visit, sent.section === "delete" ? usersPath : userPath(customerPK));
    } catch (error) {
      if (!isRefusedOrChanged(error)) throw error;
      if (error.is("ConflictError")) {
        const now = await readUser(visit, customerPK);
        return replyMeanwhile(submission, error, sent, { values: valuesOf(now), version: now.version });
      }
      return replyInvalid(submission, mergeApiErrors(submission, error, { roles: "roles" }));
    }
  });
}

async function saveSizes(visit: Visit, customerPK: string, form: FormData) {
  const refusal = await writeSizes(visit, form, customerPK);
  visit.flash(refusal ? { kind: "bad", text: refusal } : { kind: "ok", text: "The sizes are saved." });
  return seeOther(visit, userPath(customerPK));
}

export default documentPage(
  serverOnly$(function UserRoute() {
    return <UserPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
  }),
);
