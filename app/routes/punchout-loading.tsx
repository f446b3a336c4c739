import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LoadingScreen } from "~/features/layout/loading-screen";
import { loadingText } from "~/features/layout/loading-text.server";
import { pageMeta } from "~/http/page-meta";
import { anyVisitor } from "~/session/page.server";

export const handle = { header: "none" };

export const meta: MetaFunction = (args) => pageMeta(args, "Loading");

export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => ({ text: await loadingText(visit, args.request) }));
}

export default function PunchOutLoadingPage() {
  return <LoadingScreen text={useLoaderData<typeof loader>().text} />;
}
