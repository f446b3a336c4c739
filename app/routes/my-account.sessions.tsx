import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { sessionsPath } from "~/paths";
import { SessionsPage } from "~/features/account/sessions-page.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Where you are signed in");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const [{ sessions }, { assists }, timeZone] = await Promise.all([
      answer(visit.commerce.GET("/users/current/sessions")),
      answer(visit.commerce.GET("/users/current/assists")),
      visit.timeZone(),
    ]);
    return { sessions, assists, timeZone };
  });
}

/** Ends one sign-in, or all but this one. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const sessionId = String(form.get("end") ?? "").slice(0, 60);
    if (sessionId !== "") {
      await visit.commerce
        .DELETE("/users/current/sessions/{sessionId}", { params: { path: { sessionId } } })
        .catch((error: unknown) => {
          // It has ended by itself, or by a second press.
          if (!(error instanceof CommerceError) || error.status !== 404) throw error;
        });
    } else if (form.get("do") === "others") {
      await visit.commerce.DELETE("/users/current/sessions");
    }
    const text = sessionId === "" ? "Your other sign-ins have ended." : "That sign-in has ended.";
    visit.flash({ kind: "ok", text });
    return seeOther(visit, sessionsPath);
  });
}

export default documentPage(
  serverOnly$(function SessionsRoute() {
    return <SessionsPage {...useLoaderData<typeof loader>()} />;
  }),
);
