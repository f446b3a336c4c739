import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { issuedView, saveIssued } from "~/features/leavers/issued.server";
import { RecordPage } from "~/features/leavers/record-page.server";
import { pageMeta } from "~/http/page-meta";
import { issuedPath } from "~/paths";
import { pathCode } from "~/http/path-code.server";
import { requireCapability } from "~/session/guards.server";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data ? `What was issued to ${args.data.name}` : "Leaver");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    // An agent of the supplier may read what was issued, but not from here.
    await requireCapability(visit, "manage-organisation");
    const path = { userId: pathCode(args, "customerPK") };
    const issued = await answer(visit.commerce.GET("/orgUsers/{userId}/issued", { params: { path } }));
    // Somebody else records what became of one's own.
    if (issued.person.self) throw await seeOther(visit, issuedPath);
    return issuedView(issued);
  });
}

/** Records what became of the pieces. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => saveIssued(visit, pathCode(args, "customerPK"), form));
}

export default documentPage(
  serverOnly$(function LeaverRoute() {
    return <RecordPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
  }),
);
