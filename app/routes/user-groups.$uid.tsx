import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { groupPath, groupsPath } from "~/paths";
import { type ManagedReply, save } from "~/features/manage-organisation/save.server";
import { unitChoice } from "~/features/manage-organisation/unit-choice.server";
import { changeSchema, sendChange } from "~/features/user-groups/change.server";
import { GroupPage } from "~/features/user-groups/detail-page.server";
import {
  groupView,
  membersQuery,
  partsView,
  readGroup,
  valuesOf,
} from "~/features/user-groups/detail.server";
import { DeleteGroupPage, UpdateGroupPage } from "~/features/user-groups/doing-page.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.pageTitle ?? "User group");

const PAGE_SIZE = 20;
const MOST_FOUND = 20;
/** The most purchase limits that are offered as a list. */
const MOST_LIMITS = 100;

/** Members, purchase limits, and people found to be added. `?do=` is its form, or asks before it is deleted. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const uid = pathCode(args, "uid");
    const asked = new URL(args.request.url).searchParams.get("do");
    const doing = (["update", "delete"] as const).find((one) => one === asked);
    const group = await readGroup(visit, uid);
    return {
      ...groupView(group, uid, doing, doing === "update" ? await unitChoice(visit) : undefined),
      parts: doing ? undefined : await partsOf(visit, args.request, group),
    };
  });
}

async function partsOf(visit: Visit, request: Request, group: Awaited<ReturnType<typeof readGroup>>) {
  const { commerce } = visit;
  const path = { userGroupId: group.uid };
  const query = membersQuery(request, group.uid);
  const { find } = query.filters;
  const [page, found, { orderApprovalPermissions: limits }] = await Promise.all([
    pageOrLast(query.currentPage, (currentPage) => {
      const members = { search: query.search, selected: "true", currentPage, pageSize: PAGE_SIZE } as const;
      return answer(
        commerce.GET("/users/current/orgUnitUserGroups/{userGroupId}/availableOrgCustomers", {
          params: { path, query: members },
        }),
      );
    }),
    find
      ? answer(
          commerce.GET("/users/current/orgUnitUserGroups/{userGroupId}/availableOrgCustomers", {
            params: { path, query: { search: find, selected: "false", pageSize: MOST_FOUND } },
          }),
        )
      : undefined,
    answer(
      commerce.GET("/users/current/orgUnitUserGroups/{userGroupId}/availableOrderApprovalPermissions", {
        params: { path, query: { pageSize: MOST_LIMITS } },
      }),
    ),
  ]);
  return partsView(group, query, { page, found, limits }, visit);
}

/** Saves a form of the page: `section` says which. */
export async function action(args: ActionFunctionArgs) {
  const uid = pathCode(args, "uid");
  return signedInPost(args, async (visit, form) => {
    const submission = parseForm(form, changeSchema);
    if (submission.status !== "success") return replyInvalid(submission);
    const sent = submission.value;
    const headers = { "Idempotency-Key": idempotencyKeyOf(form) };
    if (sent.section === "update") {
      return save(visit, {
        submission,
        to: () => groupPath(uid),
        now: async () => {
          const now = await readGroup(visit, uid);
          return { values: valuesOf(now), version: now.version };
        },
        send: () =>
          answer(
            visit.commerce.PATCH("/users/current/orgUnitUserGroups/{userGroupId}", {
              params: { path: { userGroupId: uid } },
              headers,
              body: { name: sent.name, orgUnit: { uid: sent.unitUid }, version: sent.version },
            }),
          ),
      });
    }
    try {
      const { message } = await sendChange(visit, uid, sent, headers);
      visit.flash({ kind: "ok", text: message });
      return await seeOther(visit, sent.section === "delete" ? groupsPath : groupPath(uid));
    } catch (error) {
      if (!(error instanceof CommerceError) || error.status !== 400) throw error;
      const faults = error.errors.map(({ message }) => message);
      return json<ManagedReply>(
        { ...submission.reply(), status: "error", error: { "": faults } },
        { status: 400 },
      );
    }
  });
}

export default documentPage(
  serverOnly$(function UserGroupRoute() {
    const group = useLoaderData<typeof loader>();
    const reply = useActionData<typeof action>();
    if (group.doing === "delete") return <DeleteGroupPage group={group} />;
    if (group.doing === "update" || !group.parts) return <UpdateGroupPage group={group} reply={reply} />;
    return <GroupPage group={group} parts={group.parts} reply={reply} />;
  }),
);
