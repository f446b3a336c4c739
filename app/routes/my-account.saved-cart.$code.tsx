import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  copySavedCart,
  deleteSavedCart,
  renameSavedCart,
  restoreSavedCart,
} from "~/features/saved-carts/change.server";
import { SavedCartPage } from "~/features/saved-carts/detail-page.server";
import { readSaved, savedCartView } from "~/features/saved-carts/detail.server";
import { DoingPage } from "~/features/saved-carts/doing-page.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data ? `Saved cart ${args.data.name}` : "Saved cart");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const [cart, timeZone] = await Promise.all([readSaved(visit, pathCode(args, "code")), visit.timeZone()]);
    return savedCartView(cart, timeZone, new URL(args.request.url).searchParams.get("do"));
  });
}

/** The forms of a saved cart: new words, back into the cart, a copy, or gone. */
export async function action(args: ActionFunctionArgs) {
  const code = pathCode(args, "code");
  return signedInPost(args, async (visit, form) => {
    switch (form.get("intent")) {
      case "edit":
        return renameSavedCart(visit, code, form);
      case "copy":
        return copySavedCart(visit, code, form);
      case "delete":
        return deleteSavedCart(visit, code, form);
      default:
        return restoreSavedCart(visit, code, form);
    }
  });
}

export default documentPage(function SavedCartRoute() {
  const cart = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return cart.doing ? <DoingPage cart={cart} reply={reply} /> : <SavedCartPage cart={cart} />;
});
