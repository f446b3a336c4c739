import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { invalid } from "../../http/errors";
import { optionalText } from "../../http/text-schema";
import { LONGEST_PPE_REASON } from "../catalogue";
import { WordedInfos } from "../configurators";
import { AddedSchema, CartModificationSchema, OrderEntrySchema } from "./contract";
import {
  CartParams,
  EntryParams,
  LineQuery,
  pointOfService,
  QUANTITY_TEXT,
  quantityField as quantity,
} from "./params";
import { addEntries, MOST_ADDED, summedUp } from "./add";
import { addTyped } from "./each";
import { previewEntries } from "./preview";
import { emptyCart, removeEntry, showCart, updateEntry } from "./change";
import { swapEntry } from "./swap";
import { wishes } from "./wishes";

const tag = "Carts";

/** A line may bring its configuration in the words of another cart or order (contract §7, §13). */
const wordedWishes = z
  .array(wishes.element.extend({ configurationInfos: WordedInfos.optional() }))
  .max(MOST_ADDED);

const quantityOf = (sent: number | undefined): number => {
  if (sent === undefined) throw invalid("quantity", QUANTITY_TEXT, "missing");
  return sent;
};

/** The calls of the lines of a cart. @param cart the path of the cart. */
export function entryRoutes(api: Registrar, cart: string): void {
  const entry = `${cart}/entries/{entryNumber}`;
  api.call(
    {
      method: "get",
      path: `${cart}/entries`,
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
      path: `${cart}/entries`,
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
        /** Why it is needed though it does not meet what the wearer's role requires. */
        ppeReason: optionalText(LONGEST_PPE_REASON),
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
      const { orderEntries, allOrNone, taken, ppeReason } = body;
      if (orderEntries && body.each) return summedUp(await addTyped(call, params.cartId, orderEntries));
      if (orderEntries?.some(({ configurationInfos }) => configurationInfos)) {
        throw invalid("configurationInfos", "Configurations are read with `each`.");
      }
      if (orderEntries && body.preview) return previewEntries(call, params.cartId, orderEntries);
      if (orderEntries) return summedUp(await addEntries(call, params.cartId, orderEntries, { allOrNone }));
      const code = query.code ?? body.product?.code;
      if (!code) throw invalid("product.code", "Send the product's code.", "missing");
      const wish = { product: { code }, quantity: query.quantity ?? body.quantity ?? 1, ppeReason };
      const [added] = await addEntries(call, params.cartId, [wish], { taken });
      return added!;
    },
  );
  for (const method of ["patch", "put"] as const) {
    api.call(
      {
        method,
        path: entry,
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
      method: "post",
      path: `${entry}/swap`,
      tag,
      summary: "Puts what replaces the style of a line into its place",
      who: "person",
      proxied: true,
      params: EntryParams,
      query: LineQuery.extend({ code: z.string().max(80).optional() }),
      answer: CartModificationSchema,
    },
    ({ params: { cartId, ...line }, query: { lineId, code }, ...call }) =>
      swapEntry(call, cartId, { ...line, lineId }, code),
  );
  api.call(
    {
      method: "delete",
      path: entry,
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
      path: `${cart}/entries`,
      tag,
      summary: "Removes all lines",
      who: "person",
      proxied: true,
      params: CartParams,
    },
    ({ params, ...call }) => emptyCart(call, params.cartId),
  );
}
