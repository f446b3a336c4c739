import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { seeOther } from "~/http/redirects.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { addItem } from "./item-action.server";
import { addPackToCart, goOn, removeItem } from "./pack-actions.server";
import { bundleAt, loadStep, placeOf } from "./step.server";

/** The pack page: a bundle's step, or the review. A product that is named has a page of its own. */
export const loadPackPage = (args: LoaderFunctionArgs) =>
  signedIn(args, async (visit) => {
    const place = await placeOf(visit, args.request);
    if (place.style) throw await seeOther(visit, `/packItem${new URL(args.request.url).search}`);
    return loadStep(visit, place);
  });

/** One product of a bundle being chosen; without one, the step it would be chosen in. */
export const loadItemPage = (args: LoaderFunctionArgs) =>
  signedIn(args, async (visit) => {
    const place = await placeOf(visit, args.request);
    if (!place.style) throw await seeOther(visit, `/packDetailsPage${new URL(args.request.url).search}`);
    return loadStep(visit, place);
  });

/** What the page's forms ask, by the intent of the button that was pressed. */
export const postPackPage = (args: ActionFunctionArgs) =>
  signedInPost(args, async (visit, form) => {
    const place = await placeOf(visit, args.request);
    const intent = form.get("intent");
    if (intent === "add-to-cart") return addPackToCart(visit, place, form);
    const at = await bundleAt(visit, place, form.get("bundleId"));
    if (intent === "remove") return removeItem(visit, place, at.bundleId, String(form.get("itemId") ?? ""));
    if (intent === "next") return goOn(visit, place, at.bundleId, at.next);
    return addItem(visit, form, place, at);
  });
