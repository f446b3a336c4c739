import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { readUnit } from "~/features/business-units/detail.server";
import { DisablePage } from "~/features/business-units/disable-page.server";
import { unitPath } from "~/paths";
import { showOutcome } from "~/features/manage-organisation/show-outcome.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, `Disable ${args.data?.title ?? ""}`);

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => readUnit(visit, pathCode(args, "uid")));
}

export async function action(args: ActionFunctionArgs) {
  const uid = pathCode(args, "uid");
  return signedInPost(args, (visit, form) =>
    showOutcome(visit, unitPath(uid), () =>
      answer(
        visit.commerce.POST("/business-units/{b2bUnitId}/disable", {
          params: { path: { b2bUnitId: uid } },
          headers: { "Idempotency-Key": idempotencyKeyOf(form) },
        }),
      ),
    ),
  );
}

export default documentPage(
  serverOnly$(function DisableUnitRoute() {
    return <DisablePage unit={useLoaderData<typeof loader>()} />;
  }),
);
