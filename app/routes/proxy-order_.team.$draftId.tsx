import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { changeSchema, orTold } from "~/features/team-files/change.server";
import { TeamFilePage } from "~/features/team-files/file-page.server";
import { readTeamFilePage } from "~/features/team-files/file.server";
import { requireTeamOrders } from "~/features/team-files/guard.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { parseForm } from "~/forms/submission.server";
import { lookAgain, pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";
import { teamFilePath } from "~/paths";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) => [
  ...(pageMeta(args, args.data?.name ?? "Team order from a file") ?? []),
  ...lookAgain(args.data?.isWorking === true),
];

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    await requireTeamOrders(visit);
    return readTeamFilePage(visit, args.params["draftId"]!, new URL(args.request.url));
  });
}

/** Lets the ready orders be placed, or writes what was mended and checks the rows again. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    await requireTeamOrders(visit);
    const draftId = args.params["draftId"]!;
    const submission = parseForm(form, changeSchema);
    return orTold(visit, draftId, submission, async ({ intent, mend, columns, fingerprint, ...all }) => {
      const headers = { "Idempotency-Key": idempotencyKeyOf(form) };
      const path = { draftId };
      if (intent === "place") {
        await answer(
          visit.commerce.POST("/orgUsers/current/proxy/teamFiles/{draftId}/place", {
            headers,
            params: { path, query: { fingerprint } },
          }),
        );
        return seeOther(visit, teamFilePath(draftId));
      }
      const { purchaseOrderNumber = "", reason = "" } = all;
      const { message } = await answer(
        visit.commerce.PATCH("/orgUsers/current/proxy/teamFiles/{draftId}", {
          headers,
          params: { path },
          body: { cells: mend, columns, ...(intent === "all" ? { purchaseOrderNumber, reason } : {}) },
        }),
      );
      visit.flash({ kind: "ok", text: message });
      return seeOther(visit, teamFilePath(draftId));
    });
  });
}

export default documentPage(
  serverOnly$(function TeamFileRoute() {
    return <TeamFilePage file={useLoaderData<typeof loader>()} />;
  }),
);
