import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ItemPage } from "~/features/packs/item-page";
import { loadItemPage, postPackPage } from "~/features/packs/pack-page.server";
import { pageMeta } from "~/http/page-meta";

export const handle = { section: "/orderUniform" };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.title ?? "Pack");

/** One product of a bundle being chosen: colour, size, leg and additions. */
export async function loader(args: LoaderFunctionArgs) {
  return loadItemPage(args);
}

export async function action(args: ActionFunctionArgs) {
  return postPackPage(args);
}

export default function PackItemRoute() {
  return <ItemPage page={useLoaderData<typeof loader>()} />;
}
