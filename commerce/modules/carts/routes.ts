import { z } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import { fieldsOf } from "../../http/call";
import type { Registrar } from "../../http/registrar";
import { selectsOnly } from "../../http/fields";
import { CartModificationsSchema, CartSchema } from "./contract";
import { openCart } from "./open";
import { CartParams } from "./params";
import { countCart } from "./records";
import { cartFor } from "./find";
import { emptyCart, showCart } from "./change";
import { carts } from "./tables";
import { lookAtCart, validateCart } from "./validate";
import { cartPackRoutes } from "./pack-routes";
import { entryRoutes } from "./entry-routes";
import { takenRoutes } from "./taken-routes";

const tag = "Carts";

/** Cart calls (contract §7, §21.2). Both the `users` and the `orgUsers` paths answer (contract §22.10). */
export function cartRoutes(api: Registrar): void {
  for (const area of ["users", "orgUsers"]) {
    const cartsPath = `/${area}/{userId}/carts`;
    const cart = `${cartsPath}/{cartId}`;
    api.call(
      {
        method: "get",
        path: cart,
        tag,
        summary: "A cart with totals",
        who: "person",
        proxied: true,
        params: CartParams,
        answer: CartSchema,
      },
      (call) =>
        selectsOnly(fieldsOf(call.query), ["code", "guid", "totalItems", "totalUnitCount"])
          ? countCart(call, call.params.cartId)
          : showCart(call, call.params.cartId),
    );
    api.call(
      {
        method: "post",
        path: cartsPath,
        tag,
        summary: "Creates a cart; with `reuse` returns the open one",
        who: "person",
        proxied: true,
        query: z.object({
          oldCartId: z.string().min(1).max(60).optional(),
          toMergeCartGuid: z.string().min(1).max(60).optional(),
          reuse: z.enum(["true", "false"]).optional(),
        }),
        answer: CartSchema,
        status: 201,
        locatedBy: "code",
      },
      async ({ query, ...call }) => showCart(call, (await openCart(call, query)).code),
    );
    api.call(
      {
        method: "delete",
        path: cart,
        tag,
        summary: "Deletes a cart and releases the entitlement that it holds",
        who: "person",
        proxied: true,
        params: CartParams,
      },
      async (call) => {
        await emptyCart(call, call.params.cartId);
        const cart = await cartFor(call, call.params.cartId);
        await call.db.delete(carts).where(eq(carts.code, cart.code));
      },
    );
    entryRoutes(api, cart);
    api.call(
      {
        method: "post",
        path: `${cart}/validate`,
        tag,
        summary: "What changed since the lines were added; empty if nothing did",
        who: "person",
        proxied: true,
        params: CartParams,
        answer: CartModificationsSchema,
      },
      ({ params, ...call }) => validateCart(call, params.cartId),
      ({ params, ...call }) => lookAtCart(call, params.cartId),
    );
  }
  cartPackRoutes(api);
  takenRoutes(api);
}
