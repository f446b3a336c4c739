import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { CartModificationSchema, CartSchema } from "./contract";
import { CartParams, EntryParams, LineQuery } from "./params";
import { addEntries } from "./add";
import { addPack, MAX_QUANTITY, showCart } from "./change";
import { setTaken } from "./taken";
import { wishes } from "./wishes";

const tag = "Carts";
const TAKEN_TEXT = `Enter a whole number from 0 to ${MAX_QUANTITY}.`;
const takenQuantity = z.coerce
  .number({ error: TAKEN_TEXT })
  .int(TAKEN_TEXT)
  .min(0, TAKEN_TEXT)
  .max(MAX_QUANTITY, TAKEN_TEXT);

/** The calls of lines that were taken on site (docs/decisions/0044). */
export function takenRoutes(api: Registrar): void {
  api.call(
    {
      method: "post",
      path: "/orgUsers/{userId}/carts/{cartId}/add/takenEntries",
      tag,
      summary:
        "Adds lines, taken on site where the person has a stockroom; with packId, the draft of that pack",
      who: "person",
      proxied: true,
      params: CartParams,
      query: z.object({ packId: z.string().max(60).optional() }),
      body: z.object({
        orderEntries: wishes.optional(),
      }),
      answer: CartSchema,
    },
    async ({ params, query, body, ...call }) => {
      if (query.packId) return addPack(call, params.cartId, query.packId);
      await addEntries(call, params.cartId, body.orderEntries ?? [], { taken: true });
      return showCart(call, params.cartId);
    },
  );
  api.call(
    {
      method: "patch",
      path: "/orgUsers/{userId}/carts/{cartId}/takenEntries/{entryNumber}",
      tag,
      summary: "Sets how many pieces of a line were taken on site; the others are to be delivered",
      who: "person",
      proxied: true,
      params: EntryParams,
      query: LineQuery,
      body: z.object({ quantity: takenQuantity }),
      answer: CartModificationSchema,
    },
    ({ params: { cartId, ...line }, query: { lineId }, body, ...call }) =>
      setTaken(call, cartId, { ...line, lineId }, body.quantity),
  );
}
