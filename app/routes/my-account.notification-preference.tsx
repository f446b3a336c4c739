import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PreferencesPage } from "~/features/preferences/preferences-page.server";
import { loadPreferences, savePreferences } from "~/features/preferences/preferences.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Notifications");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, loadPreferences);
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, savePreferences);
}

export default documentPage(function PreferencesRoute() {
  return <PreferencesPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
});
