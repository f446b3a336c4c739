import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { groupPath } from "~/paths";
import { inPlainWords } from "~/features/manage-organisation/already-taken.server";
import { save } from "~/features/manage-organisation/save.server";
import { unitChoice } from "~/features/manage-organisation/unit-choice.server";
import { AddGroupPage } from "~/features/user-groups/add-page.server";
import { GroupsPage } from "~/features/user-groups/list-page.server";
import { addGroupView, groupSchema, groupsQuery, groupsView } from "~/features/user-groups/list.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.form ? "Add user group" : "User groups");

const PAGE_SIZE = 20;

/** The form of a new user group, or the list. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const adds = new URL(args.request.url).searchParams.get("do") === "add";
    return {
      form: adds ? await formOf(visit) : undefined,
      list: adds ? undefined : await listOf(visit, args.request),
    };
  });
}

async function formOf(visit: Visit) {
  const [units, user] = await Promise.all([unitChoice(visit), visit.person()]);
  return addGroupView(units, user.orgUnit.uid);
}

async function listOf(visit: Visit, request: Request) {
  const query = groupsQuery(request);
  const { search, sort } = query;
  const page = await pageOrLast(query.currentPage, (currentPage) =>
    answer(
      visit.commerce.GET("/users/current/orgUnitUserGroups", {
        params: { query: { search, sort, currentPage, pageSize: PAGE_SIZE } },
      }),
    ),
  );
  return groupsView(query, page);
}

/** Adds the user group and leads to its page. A refusal leads back to the form with all that was typed. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const submission = parseForm(form, groupSchema);
    if (submission.status !== "success") return replyInvalid(submission);
    const { uid, name, unitUid } = submission.value;
    return save(visit, {
      submission,
      to: (made) => groupPath(made),
      send: () =>
        answer(
          visit.commerce.POST("/users/current/orgUnitUserGroups", {
            headers: { "Idempotency-Key": idempotencyKeyOf(form) },
            body: { uid, name, orgUnit: { uid: unitUid } },
          }),
        ).catch((error: unknown) => {
          throw inPlainWords(error, `A user group with the id ${uid} already exists. Enter another id.`);
        }),
    });
  });
}

export default documentPage(
  serverOnly$(function UserGroupsRoute() {
    const { form, list } = useLoaderData<typeof loader>();
    const reply = useActionData<typeof action>();
    if (form) return <AddGroupPage data={form} reply={reply} />;
    return list ? <GroupsPage data={list} /> : null;
  }),
);
