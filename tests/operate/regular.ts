import { PASSWORD } from "../e2e/places";
import { Visitor } from "../load/visitor";
import { Caller, type Entrance } from "../support/shoppers/caller";
import { diceOf } from "../support/shoppers/dice";
import type { Ground } from "../support/shoppers/ground";

const EMAIL = "buyer@harrowstreet.example";
const CARTS = "/users/current/carts";

/** Somebody with an open cart, signed in by the pages and by an application, to whom nothing may happen. */
export interface Regular {
  /** What of it is not as it was. */
  whatIsLost(): Promise<string[]>;
  leave(): void;
}

/** Everybody but that person may order meanwhile. */
export const withoutRegular = (ground: Ground): Ground => ({
  ...ground,
  shoppers: ground.shoppers.filter(({ email }) => email !== EMAIL),
});

/** @param skus things that they put into the cart, two of each. */
export async function comeIn({ url, clientSecret }: Entrance, skus: string[]): Promise<Regular> {
  const visitor = new Visitor(url, `wholesale.localhost:${new URL(url).port}`);
  await visitor.press("/login", /sign in/i, { email: EMAIL, password: PASSWORD });
  const tally = { answered: 0, again: new Map<string, number>() };
  const caller = new Caller({ url, clientSecret }, "wholesale", diceOf(1), tally);
  await caller.signIn(EMAIL);
  const { body } = await caller.write("POST", CARTS, { reuse: "true" });
  for (const code of skus)
    await caller.write("POST", `/orgUsers/current/carts/${body.code}/entries`, { code, quantity: "2" });
  const state = async () => {
    const cart = await caller.read(`${CARTS}/${body.code}`, { fields: "FULL" });
    const orders = await caller.read("/users/current/orders");
    const lines = (cart.body.entries ?? []) as { product: { code: string }; quantity: number }[];
    return {
      "the token": cart.status,
      "the cart": lines.map(({ product, quantity }) => `${quantity} × ${product.code}`).join(),
      "the orders": String(orders.body.pagination?.totalResults),
      "the sign-in of the pages": (await visitor.get("/my-account/profile")).status,
    };
  };
  const before = await state();
  if (before["the cart"] === "" || before["the sign-in of the pages"] !== 200)
    throw new Error(`the regular could not come in: ${JSON.stringify(before)}`);
  return {
    whatIsLost: async () => {
      const now = await state();
      return Object.entries(before).flatMap(([what, was]) => {
        const is = now[what as keyof typeof now];
        return is === was ? [] : [`${what} was ${was} and is ${is}`];
      });
    },
    leave: () => visitor.close(),
  };
}
