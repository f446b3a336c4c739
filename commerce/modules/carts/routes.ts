import { z } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import { fieldsOf } from "../../http/call";
import type { Registrar } from "../../http/registrar";
import { invalid } from "../../http/errors";
import { asksOnlyFor } from "../../http/fields";
import { WordedInfos } from "../configurators";
import { PackSummarySchema } from "../packs";
import {
  AddedSchema,
  CartModificationSchema,
  CartModificationsSchema,
  CartSchema,
  OrderEntrySchema,
} from "./contract";
import { openCart } from "./open";
import {
  CartParams,
  EntryParams,
  LineQuery,
  pointOfService,
  QUANTITY_TEXT,
  quantityField as quantity,
} from "./params";
import { countCart } from "./records";
import { cartFor } from "./find";
import { addEntries, MOST_ADDED, summedUp } from "./add";
import { addTyped } from "./each";
import { previewEntries } from "./preview";
import { reviewPack } from "./review-pack";
import {
  addPack,
  emptyCart,
  MAX_QUANTITY,
  removeEntry,
  removePack,
  removeQuote,
  showCart,
  updateEntry,
} from "./service";
import { carts } from "./tables";
import { setTaken } from "./taken";
import { lookAtCart, validateCart } from "./validate";

const tag = "Carts";
const TAKEN_TEXT = `Enter a whole number from 0 to ${MAX_QUANTITY}.`;
const takenQuantity = z.coerce
  .number({ error: TAKEN_TEXT })
  .int(TAKEN_TEXT)
  .min(0, TAKEN_TEXT)
  .max(MAX_QUANTITY, TAKEN_TEXT);

const wishes = z
  .array(
    z.object({
      product: z.object({ code: z.string().min(1).max(80) }),
      quantity,
      deliveryPointOfService: pointOfService,
    }),
  )
  .max(MOST_ADDED);

/** A line may bring its configuration in the words of another cart or order (contract §7, §13). */
const wordedWishes = z
  .array(wishes.element.extend({ configurationInfos: WordedInfos.optional() }))
  .max(MOST_ADDED);

const quantityOf = (sent: number | undefined): number => {
  if (sent === undefined) throw invalid("quantity", QUANTITY_TEXT, "missing");
  return sent;
};

/** Cart calls (contract §7, §21.2). Both the `users` and the `orgUsers` paths answer (contract §22.10). */
export function cartRoutes(api: Registrar): void {
  for (const area of ["users", "orgUsers"]) {
    const carts_ = `/${area}/{userId}/carts`;
    const cart_ = `${carts_}/{cartId}`;
    const entry_ = `${cart_}/entries/{entryNumber}`;
    api.call(
      {
        method: "get",
        path: cart_,
        tag,
        summary: "A cart with totals",
        who: "person",
        proxied: true,
        params: CartParams,
        answer: CartSchema,
      },
      (call) =>
        asksOnlyFor(fieldsOf(call.query), ["code", "guid", "totalItems", "totalUnitCount"])
          ? countCart(call, call.params.cartId)
          : showCart(call, call.params.cartId),
    );
    api.call(
      {
        method: "post",
        path: carts_,
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
        path: cart_,
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
    api.call(
      {
        method: "get",
        path: `${cart_}/entries`,
        tag,
        summary: "The lines of a cart",
        who: "person",
        proxied: true,
        params: CartParams,
        answer: z.object({ orderEntries: z.array(OrderEntrySchema) }).openapi("OrderEntryList"),
      },
      async (call) => ({ orderEntries: (await showCart(call, call.params.cartId)).entries }),
    );
    api.call(
      {
        method: "post",
        path: `${cart_}/entries`,
        tag,
        summary: "Adds one SKU, or all SKUs in `orderEntries`; if one cannot be added, none is",
        who: "person",
        proxied: true,
        params: CartParams,
        query: z.object({ code: z.string().max(80).optional(), quantity: quantity.optional() }),
        body: z.object({
          product: z.object({ code: z.string().min(1).max(80) }).optional(),
          quantity: quantity.optional(),
          deliveryPointOfService: pointOfService,
          taken: z.boolean().optional(),
          orderEntries: wordedWishes.min(1).optional(),
          /** For orderEntries: if one of them is short of stock, nothing is added. */
          allOrNone: z.boolean().optional(),
          /** For orderEntries: nothing is added; the answer has the outcome and the cost. */
          preview: z.boolean().optional(),
          /** For orderEntries: each line for itself; what cannot be added is reported, an unknown code too. */
          each: z.boolean().optional(),
        }),
        answer: AddedSchema,
      },
      async ({ params, query, body, ...call }) => {
        const { orderEntries, allOrNone, taken } = body;
        if (orderEntries && body.each) return summedUp(await addTyped(call, params.cartId, orderEntries));
        if (orderEntries?.some(({ configurationInfos }) => configurationInfos)) {
          throw invalid("configurationInfos", "Configurations are read with `each`.");
        }
        if (orderEntries && body.preview) return previewEntries(call, params.cartId, orderEntries);
        if (orderEntries) return summedUp(await addEntries(call, params.cartId, orderEntries, { allOrNone }));
        const code = query.code ?? body.product?.code;
        if (!code) throw invalid("product.code", "Send the product's code.", "missing");
        const wish = { product: { code }, quantity: query.quantity ?? body.quantity ?? 1 };
        const [added] = await addEntries(call, params.cartId, [wish], { taken });
        return added!;
      },
    );
    for (const method of ["patch", "put"] as const) {
      api.call(
        {
          method,
          path: entry_,
          tag,
          summary: "Sets the quantity of a line",
          who: "person",
          proxied: true,
          params: EntryParams,
          query: LineQuery.extend({ quantity: quantity.optional() }),
          body: z.object({ quantity: quantity.optional(), deliveryPointOfService: pointOfService }),
          answer: CartModificationSchema,
        },
        ({ params: { cartId, ...line }, query, body, ...call }) =>
          updateEntry(
            call,
            cartId,
            { ...line, lineId: query.lineId },
            quantityOf(query.quantity ?? body.quantity),
          ),
      );
    }
    api.call(
      {
        method: "delete",
        path: entry_,
        tag,
        summary: "Removes a line",
        who: "person",
        proxied: true,
        params: EntryParams,
        query: LineQuery,
      },
      ({ params: { cartId, ...line }, query: { lineId }, ...call }) =>
        removeEntry(call, cartId, { ...line, lineId }),
    );
    api.call(
      {
        method: "delete",
        path: `${cart_}/entries`,
        tag,
        summary: "Removes all lines",
        who: "person",
        proxied: true,
        params: CartParams,
      },
      ({ params, ...call }) => emptyCart(call, params.cartId),
    );
    api.call(
      {
        method: "post",
        path: `${cart_}/validate`,
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
