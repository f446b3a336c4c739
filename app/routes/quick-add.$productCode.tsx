import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { QuickAddPage } from "~/features/product/quick-add-page";
import { loadQuickAdd, quickAdd } from "~/features/product/quick-add.server";
import { answerOrFault } from "~/errors/answer-or-fault";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const handle = { section: "/search" };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data ? `Quick add to cart, ${args.data.choice.name}` : "Quick add to cart");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadQuickAdd(visit, args.request, args.params["productCode"]!));
}

/** Over a list, a lost connection keeps the list as it is. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return answerOrFault(() => serverLoader<typeof loader>());
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) =>
    quickAdd(visit, form, args.request, args.params["productCode"]!),
  );
}

export default function QuickAddRoute() {
  const reply = useActionData<typeof action>();
  return <QuickAddPage data={useLoaderData<typeof clientLoader>()} reply={reply} />;
}
