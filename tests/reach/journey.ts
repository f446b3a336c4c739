import { type Engine, until } from "./engine";
import { PASSWORD } from "../e2e/places";

const PERSON = "newstarter@kestrel.example";
const NAME = "Aroha OBrien";
const ORDER_NUMBER = "PO4410REACH";

/** How far the journey has come. */
export type Step =
  | "registered"
  | "took the link of the mail"
  | "said what the shop should know"
  | "opened an order that waits"
  | "approved it"
  | "opened the sign-in page"
  | "signed in"
  | "chose a pack of four bundles"
  | "put it in the cart"
  | "ordered"
  | "found it in the history"
  | "opened the shop in a buyer's frame"
  | "returned a cart to the buyer's system";

/** Waits until the page says something. */
export const showsOf = (engine: Engine) => (words: string) =>
  until(`the words "${words}"`, async () =>
    (await engine.words()).includes(words) ? true : undefined,
  ).catch(async (error: Error) => {
    throw new Error(`${error.message}; the page says:\n${await engine.words()}`);
  });

type Did = (step: Step) => Promise<void>;

/** A way through the shop; gives what it is known by afterwards. */
export type Journey = (engine: Engine, shop: string, did: Did) => Promise<string>;

/** Signs in on the page that stands open. */
export async function signIn(engine: Engine, email: string, password = PASSWORD): Promise<void> {
  await engine.type("Email", email);
  await engine.type("Password", password);
  await engine.press("SIGN IN");
}

/** The main journey: sign in, a pack with an engraved name, review, cart, checkout, confirmation, history. */
export const order: Journey = async (engine, shop, did) => {
  const shows = showsOf(engine);
  const add = async () => {
    await engine.press("ADD TO BUNDLE");
    await shows(", added.");
  };
  const choose = async (product: string, size: string) => {
    await engine.follow(product);
    await engine.pick(size);
    await add();
  };

  await engine.open(`${shop}/login?redirectTo=%2ForderUniform`);
  await did("opened the sign-in page");
  await signIn(engine, PERSON);
  await shows("My packs");
  await did("signed in");

  await engine.follow("Choose my pack: New starter pack, cabin crew");
  await shows("Suiting (Step 1 of 5)");
  // The one jacket fills its step, so the next one opens.
  await choose("Women's one button jacket", "12");
  await shows("Tops (Step 2 of 5)");
  for (const size of ["12", "14", "16"]) await choose("Women's 3/4 sleeve blouse", size);
  await engine.press("Next: Bottoms");
  await shows("Bottoms (Step 3 of 5)");
  for (const size of ["12", "14"]) await choose("Women's pencil skirt", size);
  await engine.press("Next: Accessories");
  await shows("Accessories (Step 4 of 5)");
  await engine.follow("Metal name bar, magnetic");
  await shows("Back to Accessories");
  await engine.type("Name to engrave", NAME);
  await add();
  await shows(`Engraved name: ${NAME}`);
  await engine.press("Next: Review");
  await shows("Review clothing (Step 5 of 5)");
  await did("chose a pack of four bundles");

  await engine.press("ADD TO CART");
  await shows("Your pack is in your cart.");
  await did("put it in the cart");
  await engine.open(`${shop}/cart`);
  await engine.follow("CHECK OUT");
  await shows("Check and place your order");
  await engine.type("Purchase order number", ORDER_NUMBER);
  await engine.pick("I accept");
  await engine.press("PLACE ORDER");
  await shows("KR-");
  const code = /KR-\d{6}/.exec(await engine.words())?.[0] ?? "";
  await did("ordered");

  await engine.open(`${shop}/my-account/orders`);
  await engine.follow(code);
  await shows(ORDER_NUMBER);
  await shows(NAME);
  await did("found it in the history");
  return code;
};
