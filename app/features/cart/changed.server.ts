import { json } from "@remix-run/node";
import { apiTexts } from "~/commerce/errors.server";
import { seeOther } from "~/session/see-other.server";
import type { Flash } from "~/session/storage.server";
import type { Visit } from "~/session/visit.server";

/** What became of the cart. `seen`: the cart itself shows it, so that only listeners need the words. */
export type CartNote = Pick<Flash, "kind" | "text"> & { seen?: boolean };

/** Removed in another tab: the cart shows what there is now. */
export const goneNote: CartNote = { kind: "warn", text: apiTexts.itemNotFound };

const UNCHANGED: CartNote = { kind: "ok", text: "Your cart is up to date.", seen: true };

/** One note of all that a press did: what could not be done is said with it, and what the cart shows is not. */
export function noteAfter(notes: readonly CartNote[], last?: CartNote): CartNote {
  const all = last ? [...notes, last] : notes;
  const said = [...new Map(all.filter(({ seen }) => !seen).map((note) => [note.text, note])).values()];
  if (said.length === 0) return all.at(-1) ?? UNCHANGED;
  return {
    kind: said.find(({ kind }) => kind !== "ok")?.kind ?? "ok",
    text: said.map(({ text }) => text).join(" "),
  };
}

/** What was pressed, and what it is about: "remove-pack PK-1". */
export function pressOf(form: FormData): [intent: string, which: string] {
  const pressed = form.get("intent");
  const [, intent = "", which = ""] = /^(\S+) ?(.*)$/s.exec(typeof pressed === "string" ? pressed : "") ?? [];
  return [intent, which.slice(0, 200)];
}

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
