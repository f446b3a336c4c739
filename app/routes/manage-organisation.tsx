import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import {
  mailDecisionsView,
  readMailDecisions,
  saveMailDecisions,
} from "~/features/manage-organisation/mail-decisions.server";
import { TilesPage } from "~/features/manage-organisation/tiles-page.server";
import { tilesView } from "~/features/manage-organisation/tiles.server";
import type { FormReply } from "~/forms/reply";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { typedText } from "~/forms/typed-text";
import { organisationPath } from "~/paths";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Manage organisation");

/** Spec 001 §9. */
const PAGE_SIZE = 40;

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const search = typedText(new URL(args.request.url).searchParams.get("search") ?? "")
      .trim()
      .slice(0, 200);
    const [tiles, assists, sizes, byMail, user] = await Promise.all([
      answer(
        visit.commerce.GET("/manage-organisation", {
          params: { query: { pageSize: PAGE_SIZE, currentPage: 0, search: search || undefined } },
        }),
      ),
      answer(visit.commerce.GET("/manage-organisation/assists")),
      answer(visit.commerce.GET("/manage-organisation/sizesHidden")),
      readMailDecisions(visit),
      visit.person(),
    ]);
    return {
      ...tilesView(tiles, user.orgUnit.name, search),
      assists,
      sizes,
      byMail: mailDecisionsView(byMail),
    };
  });
}

/** Saves a rule of the organisation: deciding from the mail, sizes for approvers, or the supplier's agents. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    if (form.get("section") === "by-mail") return saveMailDecisions(visit, form);
    if (form.has("sizes")) {
      const hidden = form.get("sizes") === "hide";
      await visit.commerce.PUT("/manage-organisation/sizesHidden", { body: { hidden } });
      const words = hidden ? "Sizes are hidden from approvers." : "Approvers see sizes.";
      visit.flash({ kind: "ok", text: words });
      return seeOther(visit, organisationPath);
    }
    const allowed = form.get("assists") === "allow";
    await visit.commerce.PUT("/manage-organisation/assists", { body: { allowed } });
    const text = allowed
      ? "The supplier’s agents may act for your people."
      : "The supplier’s agents cannot act for your people any more.";
    visit.flash({ kind: "ok", text });
    return seeOther(visit, organisationPath);
  });
}

export default documentPage(
  serverOnly$(function ManageOrganisationRoute() {
    return <TilesPage data={useLoaderData<typeof loader>()} lastResult={useActionData<FormReply>()} />;
  }),
);
