import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { statementCount } from "../../commerce/database/trace";
import { cartEntries, carts } from "../../commerce/modules/carts/tables";
import { users } from "../../commerce/modules/users/tables";
import { setStock } from "../support/shopping";
import { testStorefront, type Storefront } from "../support/storefront";

const BUYER = "buyer@harrowstreet.example";
const host = "wholesale.localhost";
/** Two colours in three legs: 50 boxes. */
const PANT = "/product/KC-5101/x";
const NAVY_72 = "q-KC-5101-NV-72R";
const NAVY_77 = "q-KC-5101-NV-77R";

let shop: Storefront;
let cookie: string;
beforeAll(async () => {
  shop = await testStorefront();
  cookie = await shop.signIn(BUYER, host);
});
afterAll(() => shop.api.close());
beforeEach(() => shop.api.db.delete(carts));

type Options = Partial<Parameters<Storefront["request"]>[1]>;
const open = async (path = PANT) => (await shop.request(path, { cookie, host })).text();
const send = (fields: Record<string, string>, more: Options = {}) =>
  shop.request(PANT, { cookie, host, body: new URLSearchParams(fields), ...more });
const inCart = async () =>
  (await shop.api.db.select().from(cartEntries)).map(({ sku, quantity }) => [`q-${sku}`, quantity]).sort();
const boxes = (html: string) =>
  [...html.matchAll(/<input[^>]*name="(q-[^"]*)"[^>]*>/g)].map(([tag, name]) => ({ tag, name: name! }));
const typedIn = (html: string) =>
  Object.fromEntries(
    boxes(html).flatMap(({ tag, name }) => {
      const value = / value="([^"]*)"/.exec(tag)?.[1];
      return value === undefined ? [] : [[name, value]];
    }),
  );
const keyOf = (html: string) => {
  const [, name, value] = /<input type="hidden" name="([^"]*)" value="([\w-]{36})"/.exec(html)!;
  return { [name!]: value! };
};
const words = (html: string) => html.replaceAll("<!-- -->", "").replace(/<[^>]*>/g, "|");

describe("a style ordered in all its sizes at once", () => {
  test("[SR-07] the wholesale site shows a box for each colour and size, the other site a choice", async () => {
    const html = await open();
    expect(boxes(html)).toHaveLength(50);
    expect(html).toContain('aria-label="Navy, Regular, 72"');
    expect(html).not.toContain('name="quantity"');
    const wearer = await shop.signIn("wearer@lanternbridge.example");
    const other = await (await shop.request("/product/LB-2102/x", { cookie: wearer })).text();
    expect(other).toContain('name="quantity"');
    expect(boxes(other)).toEqual([]);
  });

  test("[SR-07] the wholesale site shows no points, which are a measure of programs' packs", async () => {
    const prices = (priceEnabled: boolean) =>
      shop.api.db.update(users).set({ priceEnabled }).where(eq(users.uid, BUYER));
    const there = async () => Promise.all(["/product/KM-1501/x", "/search/KM-1501"].map(open));
    await prices(false);
    const unpriced = await there();
    await prices(true);
    for (const html of [...unpriced, ...(await there())]) expect(html).not.toMatch(/\d+ points?\b/);
    expect(unpriced[0]).toContain("<h1");
    const wearer = await shop.signIn("wearer@kestrel.example");
    const own = await shop.request("/product/KM-1501/x", { cookie: wearer });
    expect((await own.text()).replaceAll("<!-- -->", "")).toMatch(/>3<|3 points/);
  });

  test("[SR-07] a bad number is told at its box and at the top, and all that was typed stays", async () => {
    const typed = { [NAVY_72]: "12", [NAVY_77]: "1.5" };
    for (const does of ["count", "add"]) {
      const answer = await send({ do: does, ...typed });
      expect(answer.status).toBe(400);
      const html = await answer.text();
      expect(typedIn(html)).toEqual(typed);
      expect(html).toContain(`href="#run-${NAVY_77}"`);
      const [box] = boxes(html).filter(({ name }) => name === NAVY_77);
      expect(box!.tag).toContain('aria-invalid="true"');
      expect(box!.tag).toContain(`aria-describedby="run-${NAVY_77}-error `);
      expect(words(html)).toContain("77: Enter a whole number from 0 to 999, or leave the box empty.");
      expect(html).toContain("<title>Error: ");
    }
    expect(await inCart()).toEqual([]);
  });

  test.each(["-1", "1000", "abc", "1e2", "½"])("[SR-07] %s is no number of pieces", async (text) => {
    expect((await send({ do: "count", [NAVY_72]: text })).status).toBe(400);
  });

  test("[SR-07] empty and 0 mean none, and all of them empty is refused", async () => {
    const answer = await send({ do: "add", [NAVY_72]: "0", [NAVY_77]: " " });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Enter how many you need in at least one box.");
  });

  test("[SR-07] counting shows pieces and each size's volume price, and adds nothing", async () => {
    const typed = { [NAVY_72]: "9", [NAVY_77]: "10" };
    const answer = await send({ do: "count", ...typed });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(typedIn(html)).toEqual(typed);
    // 19 pieces of the style, and yet 9 of one size cost what 9 cost.
    const text = words(html);
    expect(text).toContain("in stock||$46.00 each");
    expect(text).toContain("in stock||$43.70 each");
    for (const row of ["9 at $46.00", "$414.00", "10 at $43.70", "$437.00", "19 pieces, exc. GST", "$851.00"])
      expect(text).toContain(`|${row}|`);
    expect(await inCart()).toEqual([]);
  });

  test("[SR-07] what the cart has of a size counts for its price", async () => {
    await send({ do: "add", [NAVY_72]: "9" });
    const text = words(await (await send({ do: "count", [NAVY_72]: "1" })).text());
    expect(text).toContain("|1 at $43.70|");
  });

  test("[SR-07] all boxes are added with one press, and pressed twice once", async () => {
    const fields = { do: "add", ...keyOf(await open()), [NAVY_72]: "12", [NAVY_77]: "007" };
    const answers = await Promise.all([send(fields), send(fields)]);
    for (const answer of answers)
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/cart"]);
    await send(fields);
    expect(await inCart()).toEqual([
      [NAVY_72, 12],
      [NAVY_77, 7],
    ]);
    const flashed = answers[0].headers.get("Set-Cookie")!.split(";")[0]!;
    const cart = await (await shop.request("/cart", { cookie: flashed, host })).text();
    expect(cart).toContain("19 pieces of Cargo work pant were added to your cart.");
  });

  test("[SR-07] short sizes are named, nothing of the others is added, and all that was typed stays", async () => {
    await setStock(shop.api, NAVY_77.slice(2), 3, false);
    const typed = { [NAVY_72]: "2", [NAVY_77]: "5" };
    const answer = await send({ do: "add", ...typed });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(words(html)).toContain("Navy, Regular, 77: Only 3 left.");
    expect(typedIn(html)).toEqual(typed);
    expect(await inCart()).toEqual([]);
    const counted = words(await (await send({ do: "count", ...typed })).text());
    expect(counted).toContain("77: Only 3 left. The total counts 3.");
    expect(counted).toContain("|5 pieces, exc. GST|");
    await setStock(shop.api, NAVY_77.slice(2), 100, true);
  });

  test("[SR-07] a size that has gone is told instead of being left out in silence", async () => {
    const answer = await send({ do: "add", [NAVY_72]: "2", "q-KC-5101-GONE": "4" });
    expect(answer.status).toBe(400);
    expect(words(await answer.text())).toContain("KC-5101-GONE is no longer sold, so its box was removed.");
    expect(await inCart()).toEqual([]);
  });

  test("[SR-07] thousands of boxes that the page does not have are told in a few lines, and not kept", async () => {
    const boxes = Object.fromEntries(Array.from({ length: 2500 }, (_, n) => [`q-KC-5101-GONE-${n}`, "1"]));
    const html = await (await send({ do: "count", [NAVY_72]: "2", ...boxes })).text();
    expect(words(html)).toContain("2480 more are no longer sold, so their boxes were removed.");
    expect(typedIn(html)).toEqual({ [NAVY_72]: "2" });
    expect(html).not.toContain("GONE-30");
  });

  test("[SR-07] fifty boxes take as few calls and statements as one", async () => {
    const all = boxes(await open()).map(({ name }) => name);
    expect(all).toHaveLength(50);
    await send({ do: "add", [NAVY_72]: "1" });
    const one = await asked({ [NAVY_72]: "1" });
    const fifty = await asked(Object.fromEntries(all.map((name) => [name, "1"])));
    expect(fifty).toEqual(one);
    expect(await inCart()).toHaveLength(50);
    const [line] = await shop.api.db
      .select()
      .from(cartEntries)
      .where(eq(cartEntries.sku, NAVY_72.slice(2)));
    expect(line!.quantity).toBe(3);
  });

  /** The calls of one addition with their number of statements. */
  async function asked(fields: Record<string, string>) {
    const calls: [call: string, statements: number][] = [];
    const answer = await send(
      { do: "add", ...fields },
      {
        fetch: async (request) => {
          const count = { statements: 0, log: [] as string[] };
          const answered = await statementCount.run(count, () => shop.api.fetch(request));
          calls.push([`${request.method} ${new URL(request.url).pathname}`, count.statements]);
          return answered;
        },
      },
    );
    expect(answer.status).toBe(303);
    return calls.sort();
  }
});
