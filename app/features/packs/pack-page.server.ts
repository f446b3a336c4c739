import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { seeOther } from "~/http/redirects.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { addItem } from "./item-action.server";
import { addPackToCart, goOn, removeItem } from "./pack-actions.server";
import { bundleAt, loadStep, placeOf } from "./step.server";

/** Loads the pack page: a bundle step, or the review. A product in the URL redirects to the item page. */
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

/** Runs the action of the pressed button, by its intent. */
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
