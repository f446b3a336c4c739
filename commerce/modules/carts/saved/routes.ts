import { z } from "@hono/zod-openapi";
import { fieldsOf } from "../../../http/call";
import type { Registrar } from "../../../http/registrar";
import { selectsOnlyWithin, selectionAt } from "../../../http/fields";
import { pageQuery } from "../../../http/paging";
import { tooLong } from "../../../http/text-schema";
import { CartListSchema, CartModificationSchema, CartSchema } from "../contract";
import { cloneCart, MOST_DESCRIPTION, MOST_NAME, restoreCart, saveCart } from "./saved";
import { LISTED, listSaved } from "./list";
import { listCarts, showCart } from "../change";
import { addToWishList, MOST_WISHED, showWishList } from "../wish-list";

const tag = "Carts";
const CartParams = z.object({ cartId: z.string().min(1).max(60) });
const name = z.string().trim().max(MOST_NAME, tooLong(MOST_NAME)).optional();
const description = z.string().trim().max(MOST_DESCRIPTION, tooLong(MOST_DESCRIPTION)).optional();

const SavedCartSchema = z.object({ savedCartData: CartSchema }).openapi("SavedCart");

/** The restored cart, and the lines that could not be had as they were saved. */
const RestoredSchema = z
  .object({
    savedCartData: CartSchema,
    cartModifications: z.array(
      z.object({
        productCode: z.string(),
        statusCode: z.string(),
        statusMessage: z.string().optional(),
        quantity: z.number(),
        quantityAdded: z.number(),
      }),
    ),
  })
  .openapi("RestoredCart");

const WishListSchema = z.object({ wishList: CartSchema.optional() }).openapi("WishList");

/** The lists of carts, saved carts and the wish list (contract §7, §7.1). `orgUsers` answers like `users`. */
export function savedCartRoutes(api: Registrar): void {
  for (const area of ["users", "orgUsers"]) {
    const cartPath = `/${area}/{userId}/carts/{cartId}`;
    api.call(
      {
        method: "get",
        path: `/${area}/{userId}/carts`,
        tag,
        summary: "The person's carts, newest first; the first without saveTime is `current`",
        who: "person",
        proxied: true,
        query: pageQuery.extend({
          savedCartsOnly: z.enum(["true", "false"]).optional(),
          /** Of saved carts: a part of name, description or id. */
          search: z.string().max(200).optional(),
        }),
        answer: CartListSchema,
      },
      (call) => {
        const { savedCartsOnly, ...asked } = call.query;
        const saved = savedCartsOnly === "true";
        const selects = selectionAt(fieldsOf(call.query), "carts");
        const light = saved && selects !== undefined && selectsOnlyWithin(selects, LISTED);
        return light ? listSaved(call, asked) : listCarts(call, saved);
      },
    );
    const own = { tag, who: "person", params: CartParams } as const;
    api.call(
      {
        ...own,
        method: "patch",
        path: `${cartPath}/save`,
        summary: "Saves a cart under a name, or changes name and description of a saved one",
        query: z.object({ saveCartName: name, saveCartDescription: description }),
        body: z.object({ saveCartName: name, saveCartDescription: description }),
        answer: SavedCartSchema,
        fieldsWithin: "savedCartData",
      },
      ({ params, query, body, ...call }) =>
        saveCart(call, params.cartId, {
          name: query.saveCartName ?? body.saveCartName,
          description: query.saveCartDescription ?? body.saveCartDescription,
        }),
    );
    api.call(
      {
        ...own,
        method: "patch",
        path: `${cartPath}/savedCart`,
        summary: "As `save`, in the newer form",
        body: z.object({ name, description }),
        answer: SavedCartSchema,
        fieldsWithin: "savedCartData",
      },
      ({ params, body, ...call }) => saveCart(call, params.cartId, body),
    );
    api.call(
      {
        ...own,
        method: "get",
        path: `${cartPath}/savedcart`,
        summary: "A saved cart",
        answer: SavedCartSchema,
        fieldsWithin: "savedCartData",
      },
      async ({ params, ...call }) => ({ savedCartData: await showCart(call, params.cartId) }),
    );
    api.call(
      {
        ...own,
        method: "patch",
        path: `${cartPath}/restoresavedcart`,
        summary: "Makes a saved cart the open one; the goods of the open cart are saved",
        answer: RestoredSchema,
      },
      ({ params, ...call }) => restoreCart(call, params.cartId),
    );
    api.call(
      {
        ...own,
        method: "post",
        path: `${cartPath}/clonesavedcart`,
        summary: "Copies a saved cart",
        query: z.object({ name }),
        body: z.object({ name }),
        answer: SavedCartSchema,
        fieldsWithin: "savedCartData",
      },
      ({ params, query, body, ...call }) => cloneCart(call, params.cartId, query.name ?? body.name),
    );
  }
  const wished = { tag, who: "person", path: "/orgUsers/{userId}/wishList" } as const;
  api.call(
    { ...wished, method: "get", summary: "The person's wish list, if there is one", answer: WishListSchema },
    (call) => showWishList(call),
  );
  api.call(
    {
      ...wished,
      method: "post",
      path: "/orgUsers/{userId}/wishList/entries",
      summary: "Puts SKUs on the person's wish list, which is made if there is none",
      body: z.object({
        products: z
          .array(z.object({ code: z.string().min(1).max(80) }))
          .min(1)
          .max(MOST_WISHED),
      }),
      answer: CartModificationSchema,
    },
    ({ body, ...call }) =>
      addToWishList(
        call,
        body.products.map(({ code }) => code),
      ),
  );
}
