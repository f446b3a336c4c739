import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LoadingScreen } from "~/features/shell/loading-screen";
import { loadingText } from "~/features/shell/loading-text.server";
import { land } from "~/features/sign-in/landing.server";
import { pageMeta } from "~/http/page-meta";
import { anyVisitor } from "~/session/page.server";

export const handle = { header: "none" };

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, "Signing in"),
  { httpEquiv: "refresh", content: "1" },
];

export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    await land(visit, args);
    return { text: await loadingText(visit, args.request) };
  });
}

/** Seen only while the API does not answer: the page reloads itself once (spec 000 §4). */
export default function SignOnLandingPage() {
  return <LoadingScreen text={useLoaderData<typeof loader>().text} />;
}
