import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { readApproverRemoval, readApprovers } from "~/features/business-units/approvers.server";
import { readBelongings } from "~/features/business-units/belongings.server";
import { changePeople, searchOn } from "~/features/business-units/change-people.server";
import { UnitPage } from "~/features/business-units/detail-page.server";
import { readUnit, unitView } from "~/features/business-units/detail.server";
import { readAdding, readPeople, readRemoval } from "~/features/business-units/people.server";
import { unitPath } from "~/paths";
import { showOutcome } from "~/features/manage-organisation/show-outcome.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.pageTitle ?? "Business unit");

/**
 * Addresses, approvers, people, and the people found to be added. `?do=remove` asks before one is taken out,
 * `?do=approver` before one no longer approves.
 */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const { request } = args;
    const uid = pathCode(args, "uid");
    const unit = await readUnit(visit, uid);
    const [delivery, people, adding, removal, approvers, approverRemoval, belongs] = await Promise.all([
      answer(
        visit.commerce.GET("/business-units/details/deliveryAndShipping", {
          params: { query: { b2bUnit: uid } },
        }),
      ),
      readPeople(visit, request, uid),
      readAdding(visit, request, unit),
      readRemoval(visit, request, uid),
      readApprovers(visit, request, unit),
      readApproverRemoval(visit, request, uid),
      readBelongings(visit, uid),
    ]);
    return {
      ...unitView(unit, delivery),
      people,
      adding,
      removal,
      approvers,
      approverRemoval,
      belongs,
    };
  });
}

/** Every form of the page; `section` says which one was sent. Without one it enables the unit. */
export async function action(args: ActionFunctionArgs) {
  const uid = pathCode(args, "uid");
  return signedInPost(args, async (visit, form) => {
    const section = form.get("section");
    switch (section) {
      case "add":
      case "remove":
      case "approver-add":
      case "approver-remove":
        return changePeople(visit, uid, form, section);
    }
    if (section === "find" || form.has("drop")) return searchOn(visit, uid, form);
    return showOutcome(visit, unitPath(uid), () =>
      answer(
        visit.commerce.POST("/business-units/{b2bUnitId}/enable", {
          params: { path: { b2bUnitId: uid } },
          headers: { "Idempotency-Key": idempotencyKeyOf(form) },
        }),
      ),
    );
  });
}

export default documentPage(
  serverOnly$(function UnitRoute() {
    return <UnitPage unit={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
  }),
);
