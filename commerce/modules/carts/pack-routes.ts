import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { PackSummarySchema } from "../packs";
import { CartSchema } from "./contract";
import { CartParams } from "./params";
import { reviewPack } from "./review-pack";
import { addPack, removePack, removeQuote } from "./change";

const tag = "Carts";

/** The calls that bring a pack into the cart, and take a pack or a quote out of it. */
export function cartPackRoutes(api: Registrar): void {
  api.call(
    {
      method: "delete",
      path: "/orgUsers/{userId}/carts/{cartId}/packs/{packId}",
      tag,
      summary: "Removes a pack and all its lines from the cart",
      who: "person",
      proxied: true,
      params: CartParams.extend({ packId: z.string().min(1).max(60) }),
    },
    ({ params, ...call }) => removePack(call, params.cartId, params.packId),
  );
  api.call(
    {
      method: "delete",
      path: "/orgUsers/{userId}/carts/{cartId}/quotes/{quoteCode}",
      tag,
      summary: "Takes the goods of a quote out of the cart",
      who: "person",
      proxied: true,
      params: CartParams.extend({ quoteCode: z.string().min(1).max(60) }),
    },
    ({ params, ...call }) => removeQuote(call, params.cartId, params.quoteCode),
  );
  api.call(
    {
      method: "get",
      path: "/orgUsers/{userId}/packs/{packId}/summary",
      tag,
      summary:
        "The whole draft of a pack with its totals, and what is missing before it can go into the cart",
      who: "person",
      proxied: true,
      params: z.object({ packId: z.string().min(1).max(60) }),
      answer: PackSummarySchema,
    },
    ({ params, ...call }) => reviewPack(call, params.packId),
  );
  api.call(
    {
      method: "post",
      path: "/orgUsers/{userId}/packs/{packId}/cart",
      tag,
      summary: "Copies a pack's draft into the cart",
      who: "person",
      proxied: true,
      params: z.object({ packId: z.string().min(1).max(60) }),
      query: z.object({ cartId: z.string().max(60).optional() }),
      answer: CartSchema,
    },
    ({ params, query, ...call }) => addPack(call, query.cartId ?? "current", params.packId),
  );
}
