import type { Visit } from "~/session/visit.server";

/** Puts the draft of a pack into the cart, in place of what the cart has of it. @throws CommerceError PackRuleError */
export async function putPackInCart(visit: Visit, packId: string, key?: string): Promise<void> {
  await visit.commerce.POST("/orgUsers/current/carts/{cartId}/add/takenEntries", {
    params: { path: { cartId: "current" }, query: { packId, fields: "code" } },
    headers: key ? { "Idempotency-Key": key } : {},
    body: {},
  });
}
