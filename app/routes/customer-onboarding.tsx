import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OnboardingForm } from "~/features/onboarding/onboarding-form";
import { loadOnboarding, saveOnboarding } from "~/features/onboarding/onboarding.server";
import { useWholesale } from "~/features/shell/use-shell";
import { Door } from "~/features/sign-in/door";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const handle = { header: "wholesale" };

export const meta: MetaFunction = (args) => pageMeta(args, "Welcome");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, loadOnboarding);
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, saveOnboarding);
}

/** On the wholesale site under its own header (spec 000 §2). */
export default function OnboardingPage() {
  const { door, ...rest } = useLoaderData<typeof loader>();
  const form = <OnboardingForm {...rest} lastResult={useActionData<typeof action>()} />;
  return useWholesale() ? <div className="wrap pt-6">{form}</div> : <Door door={door}>{form}</Door>;
}
