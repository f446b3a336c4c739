import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { readRequisition } from "~/features/cart/requisition.server";
import type { KeyedVisit } from "~/session/keyed.server";
import { seeOther } from "~/session/see-other.server";
import { typedText } from "~/forms/typed-text";
import type { Visit } from "~/session/visit.server";

/** The visit whose cart goes back. Outside punch-out there is none, so the cart's page is shown. */
async function keyedVisit(visit: Visit): Promise<KeyedVisit> {
  if (!visit.keyed) throw await seeOther(visit, "/cart");
  return visit.keyed;
}

/** What goes back to the buyer's system, as its page shows it; an empty cart leads to the cart's page. */
export async function loadRequisition(visit: Visit) {
  const { sid } = await keyedVisit(visit);
  const requisition = await readRequisition(visit.commerce, sid).catch((error: unknown) => {
    if (error instanceof CommerceError && error.is("PunchOutCartMissingError")) return undefined;
    throw error;
  });
  if (!requisition) {
    visit.flash({
      kind: "warn",
      text: "The cart of this visit was deleted. Cancel the requisition, and start again from your system.",
    });
    throw await seeOther(visit, "/logout");
  }
  const inspects = requisition.operation === "INSPECT";
  if (!inspects && requisition.lines.length === 0) throw await seeOther(visit, "/cart");
  return {
    inspects,
    host: new URL(requisition.browseFormPostUrl).host,
    target: requisition.target,
    fields: requisition.fields,
    lines: requisition.lines,
    unchanged: requisition.unchanged ?? null,
    total: `${requisition.total} ${requisition.currency}`.trim(),
  };
}

/**
 * Ends the visit with the fields that the page had, and lets the browser post it on: 307 repeats the post with its
 * fields at the buyer's system, so that one press is enough without scripts (docs/decisions/0051).
 */
export async function sendRequisition(visit: Visit, form: FormData): Promise<Response> {
  const { sid } = await keyedVisit(visit);
  // Those of the page have no control characters, so whatever has some is not what was shown.
  const fields = [...form].map(([name, value]) => ({
    name: typedText(name),
    value: typedText(String(value)),
  }));
  try {
    const { browseFormPostUrl } = await answer(
      visit.commerce.POST("/punchout/sessions/{sid}/requisition", {
        params: { path: { sid } },
        body: { outcome: "returned", fields },
      }),
    );
    return new Response(null, { status: 307, headers: { Location: browseFormPostUrl } });
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    if (error.is("ConflictError", "changed")) {
      visit.flash({
        kind: "warn",
        text: "Your cart changed after this page was shown. Check what goes back.",
      });
      return seeOther(visit, "/requisition");
    }
    if (error.is("CartError", "empty")) return seeOther(visit, "/cart");
    if (error.is("CartError", "reviewConfiguration")) {
      visit.flash({ kind: "warn", text: `${error.errors[0]!.message}.` });
      return seeOther(visit, "/cart");
    }
    throw error;
  }
}

/** Ends the visit without the cart: an edit sends back what it came with. */
export async function cancelRequisition(visit: Visit, { sid }: KeyedVisit): Promise<void> {
  await visit.commerce.POST("/punchout/sessions/{sid}/requisition", {
    params: { path: { sid } },
    body: { outcome: "cancelled" },
  });
}
