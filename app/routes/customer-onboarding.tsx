import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OnboardingPage } from "~/features/onboarding/onboarding-page.server";
import { loadOnboarding, saveOnboarding } from "~/features/onboarding/onboarding.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const handle = { header: "wholesale" };

export const meta: MetaFunction<typeof loader> = (args) => {
  const { title = "Welcome", quiet = "" } = args.data ?? {};
  return pageMeta(args, `${title} ${quiet}`.trim());
};

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadOnboarding(visit, args.request));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => saveOnboarding(visit, args.request, form));
}

export default documentPage(function OnboardingRoute() {
  return <OnboardingPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
});
