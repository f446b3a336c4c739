import { json } from "@remix-run/node";
import { apiTexts } from "~/commerce/errors.server";
import { seeOther } from "~/http/redirects.server";
import type { Flash } from "~/session/storage.server";
import type { Visit } from "~/session/visit.server";

/** What became of the cart. `seen`: the cart itself shows it, so that only listeners need the words. */
export type CartNote = Pick<Flash, "kind" | "text"> & { seen?: boolean };

/** Removed in another tab: the cart shows what there is now. */
export const goneNote: CartNote = { kind: "warn", text: apiTexts.itemNotFound };

/** The answer to a change: the cart's page again, or the note alone where the panel stays open (`?panel`). */
export function cartChanged(visit: Visit, request: Request) {
  const panel = new URL(request.url).searchParams.has("panel");
  return async (note: CartNote) => {
    if (panel) return json({ note });
    if (!note.seen) visit.flash(note);
    return seeOther(visit, "/cart");
  };
}

export type CartChanged = ReturnType<typeof cartChanged>;
