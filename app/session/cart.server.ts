import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import type { components } from "~/commerce/occ";
import type { Visit } from "./visit.server";

type ApiCart = components["schemas"]["Cart"];

const current = { path: { cartId: "current" } };

/** Whether the API reports a missing cart. A person has no cart before their first item. */
export const isCartMissing = (error: unknown): boolean =>
  error instanceof CommerceError && error.is("CartError", "notFound");

/** The cart as usual, with how its total is worked out. */
export const WITH_WORKING = "DEFAULT,working";

/** The person's cart as the API answers it, or undefined when there is none. */
export async function readCart(visit: Visit, fields?: string): Promise<ApiCart | undefined> {
  try {
    return await answer(
      visit.commerce.GET("/users/current/carts/{cartId}", { params: { ...current, query: { fields } } }),
    );
  } catch (error) {
    if (isCartMissing(error)) return undefined;
    throw error;
  }
}

/** Returns the open cart or creates one. Two requests at once get the same cart. */
export async function ensureCart(visit: Visit): Promise<void> {
  if (await readCart(visit, "code")) return;
  await visit.commerce.POST("/users/current/carts", {
    params: { query: { fields: "code", reuse: "true" } },
  });
}
