import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { signedIn, signedInPost } from "~/session/page.server";
import { addItem } from "./item-action.server";
import { addPackToCart, goOn, removeItem } from "./pack-actions.server";
import { bundleAt, loadStep, placeOf } from "./step.server";

/** The pack page: a bundle's step, one product of it being chosen, or the review. */
export const loadPackPage = (args: LoaderFunctionArgs) =>
  signedIn(args, async (visit) => loadStep(visit, await placeOf(visit, args.request)));

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
