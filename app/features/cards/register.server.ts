import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { listOf } from "~/commerce/list-of.server";
import { seeOther } from "~/session/see-other.server";
import { getSettings } from "~/config/settings.server";
import { siteUrl } from "~/config/site.server";
import type { Visit } from "~/session/visit.server";
import { callbackPath, leavingPath } from "~/paths";

interface Start {
  /** The guid of the cart that the card is to pay; undefined for a card that is only saved. */
  cartId?: string;
  /** The page of the shop that the person adds the card on. */
  back: string;
}

/**
 * Starts the registration of a card and leads to the card provider. The session of it is kept in the visit, so that it
 * outlives a sign-in that ends meanwhile.
 * @returns 303 to the provider, or back with a warning if there is none.
 */
export async function startCard(visit: Visit, request: Request, { cartId, back }: Start) {
  const { publicUrl } = getSettings();
  const base = publicUrl ? siteUrl(publicUrl, visit.site) : new URL(request.url).origin;
  const query = { responseUrl: base + callbackPath };
  try {
    const { postUrl, parameters } = await answer(
      cartId === undefined
        ? visit.commerce.POST("/users/current/payment/digitalPayments/request", { params: { query } })
        : visit.commerce.POST("/users/current/carts/{cartId}/payment/digitalPayments/request", {
            params: { path: { cartId }, query },
          }),
    );
    const entry = (name: string) => listOf(parameters.entry).find(({ key }) => key === name)?.value ?? "";
    const [sid, sign] = [entry("session_id"), entry("signature")];
    const url = new URL(postUrl);
    url.searchParams.set("session_id", sid);
    url.searchParams.set("signature", sign);
    visit.session.set("card", { sid, sign, cartId, back, url: url.href });
    return await seeOther(visit, leavingPath);
  } catch (error) {
    // A cart that is gone is told by the page of the cart.
    if (!(error instanceof CommerceError) || error.is("CartError")) throw error;
    if (error.status !== 400) throw error;
    const [said] = error.errors;
    const text = said?.reason === "full" ? said.message : "Unable to initiate the card registration.";
    return warn(visit, `${text} Nothing was charged.`, back);
  }
}

/** Ends a registration with a warning, back where it began. */
export async function warn(visit: Visit, text: string, back: string) {
  visit.session.unset("card");
  visit.flash({ kind: "warn", text });
  return seeOther(visit, back);
}
