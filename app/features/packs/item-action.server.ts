import { json } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { CommerceError, isRefused } from "~/commerce/errors.server";
import type { components } from "~/commerce/occ";
import { plainText } from "~/features/cms/sanitise.server";
import { redrawnFields } from "~/features/product/choice.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import type { FormReply } from "~/forms/reply";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { counted } from "~/ui/counted";
import { packPath } from "~/paths";
import { itemSchema, MOST_PIECES } from "./item-schema.server";
import type { Place } from "./place.server";

/** The bundle that is chosen from, and where its step leads on. */
interface BundlePlace {
  bundleId: string;
  bundleName: string;
  next: number | "review";
  nextLabel: string;
}

/**
 * Adds the item to the bundle summary, or changes the item of the address, and says what is left. A full step
 * leads to the next one, a finished one if the person said so. If the API refuses, the field shows why and the form keeps its values.
 */
export async function addItem(visit: Visit, form: FormData, place: Place, bundle: BundlePlace) {
  const submission = parseForm(form, itemSchema);
  const redrawn = redrawnFields(form, MOST_PIECES);
  if (redrawn) return json<FormReply>({ initialValue: { ...submission.payload, ...redrawn } });
  if (submission.status !== "success") return replyInvalid(submission);
  const { setId, colour, fit, valueAdd, reasonOfReplacement, additionalComments, ppeReason } =
    submission.value;
  const { style = place.style ?? "", all, then, quantity } = submission.value;
  const [size, dimension] = (fit ?? "").split("|");
  const stay = packPath({
    packId: place.packId,
    // A change that began at the review ends there.
    step: place.item && place.isolated ? "review" : Number(place.step ?? 1),
    // On the item page `setId` is the category of the item; on the step it is the person's filter.
    set: place.style ? undefined : (place.set ?? undefined),
    isolated: place.item ? undefined : place.isolated,
  });
  let summary;
  try {
    const path = { packId: place.packId, bundleId: bundle.bundleId };
    const sent = {
      headers: { "Idempotency-Key": idempotencyKeyOf(form) },
      body: {
        setId,
        styleCode: style,
        colour,
        size: size || undefined,
        dimension: dimension || undefined,
        quantity: all ?? quantity,
        valueAdds: Object.entries(valueAdd ?? {}).map(([code, entries]) => ({
          code,
          entries: entries.map((entry) => entry ?? ""),
        })),
        reasonOfReplacement,
        additionalComments,
        ppeReason,
      },
    };
    summary = await answer(
      place.item
        ? visit.commerce.PUT("/orgUsers/current/packs/{packId}/bundles/{bundleId}/items/{itemId}", {
            params: { path: { ...path, itemId: place.item } },
            ...sent,
          })
        : visit.commerce.POST("/orgUsers/current/packs/{packId}/bundles/{bundleId}/items", {
            params: { path },
            ...sent,
          }),
    );
  } catch (error) {
    if (place.item && error instanceof CommerceError && error.status === 404) {
      const text = "That item was removed from your bundle. Add it again to change it.";
      if (visit.sentLater) return json<FormReply>({ error: { "": [text] } }, { status: 400 });
      visit.flash({ kind: "warn", text });
      return seeOther(visit, stay);
    }
    if (!isRefused(error)) throw error;
    return replyInvalid(submission, mergeApiErrors(submission, error, subjectsOf(error)));
  }
  const goesOn = !place.item && summary.mayGoOn && (summary.full || (then === "next" && summary.complete));
  const on = packPath({ packId: place.packId, step: bundle.next });
  visit.flash({
    kind: "ok",
    text: savedWords(summary, { style, size, dimension, item: place.item }, bundle.bundleName),
    next: summary.complete && !goesOn ? { to: on, label: bundle.nextLabel } : undefined,
  });
  return seeOther(visit, goesOn ? on : stay);
}

type Summary = components["schemas"]["BundleSummary"];

/** "Women's wool blend trouser, 10, added. Choose 1 more item.": names the changed or the newest item. */
function savedWords(
  summary: Summary,
  asked: { style: string; size?: string; dimension?: string; item: string | null },
  bundle: string,
): string {
  const items = summary.setItems.flatMap((set) => set.items);
  const item = asked.item
    ? items.find(({ id }) => id === asked.item)
    : items.findLast(
        ({ styleCode, size }) => styleCode === asked.style && (!asked.size || size === asked.size),
      );
  const fit = item && item.size !== "One size" ? [item.size, item.dimension].filter(Boolean).join(" ") : "";
  const what = [plainText(item?.name ?? "Your choice"), fit].filter(Boolean).join(", ");
  const left =
    summary.missing > 0
      ? `Choose ${counted(summary.missing, "more item")}.`
      : !summary.complete
        ? (summary.message ?? "")
        : `${bundle} is finished${summary.optional > 0 && !summary.full ? `; you may add ${summary.optional} more` : ""}.`;
  return `${what}, ${asked.item ? "changed" : "added"}. ${left}`.trim();
}

/** Which field an API subject belongs to: size and leg are one choice, a value-add's prompt has its own. */
function subjectsOf(error: CommerceError): Record<string, string> {
  const subjects: Record<string, string> = {
    size: "fit",
    dimension: "fit",
    colour: "colour",
    quantity: "quantity",
    reasonOfReplacement: "reasonOfReplacement",
    additionalComments: "additionalComments",
    ppeReason: "ppeReason",
  };
  for (const { subject = "" } of error.errors) {
    const prompt = /^valueAdd\.(\w+)\.(\d+)$/.exec(subject);
    if (prompt) subjects[subject] = `valueAdd.${prompt[1]}[${prompt[2]}]`;
  }
  return subjects;
}
