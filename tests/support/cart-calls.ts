import type { Answer, TestApi } from "./api";

/** The cart calls that tests make again and again, by default as one buyer. */
export const cartCalls = (api: TestApi, buyer: string) => ({
  /** The person's open cart; a new one where there is none. */
  open: async (as = buyer) =>
    (await api.call("POST", "/users/current/carts", { as, query: { reuse: "true" } })).body.code as string,
  read: (cart = "current", as = buyer, query = {}) =>
    api.call("GET", `/users/current/carts/${cart}`, { as, query }),
  entry: (cart: string, query: object = {}, body?: object, as = buyer) =>
    api.call("POST", `/orgUsers/current/carts/${cart}/entries`, { as, query: { ...query }, body }),
});

/** SKU and quantity of each line of a cart. */
export const linesOf = (answer: Answer) =>
  answer.body.entries.map((e: { product: { code: string }; quantity: number }) => [
    e.product.code,
    e.quantity,
  ]);
