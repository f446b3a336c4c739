import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MySizesPage } from "~/features/sizes/my-sizes-page";
import { readSizes, saveMySizes } from "~/features/sizes/my-sizes.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "My sizes");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => readSizes(visit));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, saveMySizes);
}

export default function MySizesRoute() {
  return <MySizesPage {...useLoaderData<typeof loader>()} />;
}
