import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { ConsentsPage } from "~/features/consents/consents-page.server";
import { consentsView, decisionIn } from "~/features/consents/consents.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { consentsPath } from "~/paths";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Consents");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const [templates, timeZone] = await Promise.all([
      answer(visit.commerce.GET("/users/current/consenttemplates")),
      visit.timeZone(),
    ]);
    return { consents: consentsView(templates, timeZone) };
  });
}

/** Gives a consent or withdraws it. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const decision = decisionIn(form);
    if (!decision) return seeOther(visit, consentsPath);
    try {
      if ("withdraw" in decision) {
        await visit.commerce.DELETE("/users/current/consents/{consentCode}", {
          params: { path: { consentCode: decision.withdraw } },
        });
        visit.flash({ kind: "ok", text: "Your consent is withdrawn." });
      } else {
        const query = { consentTemplateId: decision.allow, consentTemplateVersion: decision.version };
        await giveOnce(visit.commerce.POST("/users/current/consents", { params: { query } }));
        visit.flash({ kind: "ok", text: "Your consent is saved." });
      }
    } catch (error) {
      if (!(error instanceof CommerceError) || ![400, 404].includes(error.status)) throw error;
      visit.flash({ kind: "bad", text: "This consent has changed. Read it again, then decide." });
    }
    return seeOther(visit, consentsPath);
  });
}

/** An earlier press may have given it. */
async function giveOnce(given: Promise<unknown>): Promise<void> {
  try {
    await given;
  } catch (error) {
    if (!(error instanceof CommerceError) || error.status !== 409) throw error;
  }
}

export default documentPage(
  serverOnly$(function ConsentsRoute() {
    return <ConsentsPage {...useLoaderData<typeof loader>()} />;
  }),
);
