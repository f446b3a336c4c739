import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ContentPage } from "~/features/cms/content-page";
import { loadContentPage } from "~/features/cms/content-page.server";
import { pageMeta, robotsMeta } from "~/http/page-meta";
import { anyVisitor } from "~/session/page.server";

export const meta: MetaFunction<typeof loader> = (args) => [
  ...pageMeta(args, args.data?.title ?? "Help"),
  ...robotsMeta(args.data?.robots),
];

export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, (visit) => loadContentPage(visit, `/help/${args.params["page"]}`));
}

export default function HelpPage() {
  return <ContentPage {...useLoaderData<typeof loader>()} />;
}
