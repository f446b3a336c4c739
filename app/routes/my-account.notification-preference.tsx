import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import { preferencesPath } from "~/paths";
import { PreferencesPage } from "~/features/preferences/preferences-page.server";
import { chosenBody, chosenIn, preferencesView } from "~/features/preferences/preferences.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Notifications");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) =>
    preferencesView(await answer(visit.commerce.GET("/users/current/notificationpreferences"))),
  );
}

/** Saves every box of the form; one that was not sent is off. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const chosen = chosenIn(form);
    const preferences = await answer(visit.commerce.GET("/users/current/notificationpreferences"));
    try {
      await visit.commerce.PATCH("/users/current/notificationpreferences", {
        body: chosenBody(preferences, chosen),
      });
    } catch (error) {
      if (!isRefused(error)) throw error;
      return json({ fault: error.errors[0]!.message, chosen }, { status: 400 });
    }
    visit.flash({ kind: "ok", text: "Your choices are saved." });
    return seeOther(visit, preferencesPath);
  });
}

export default documentPage(
  serverOnly$(function PreferencesRoute() {
    return <PreferencesPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
  }),
);
