import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { carts } from "../../commerce/modules/carts/tables";
import { lineFields } from "../support/cart-form";
import { emptyCarts, fillCart, setStock, skuOf } from "../support/shopping";
import { main, testStorefront } from "../support/storefront";

const shop = await testStorefront();
const { api } = shop;
afterAll(() => api.close());
const BUYER = "admin@korraline.example";
const cookie = await shop.signIn(BUYER);
const skus = [await skuOf(api, "KC-5002"), await skuOf(api, "KC-5203")];
beforeEach(async () => {
  await emptyCarts(api);
  await fillCart(api, BUYER, { [skus[0]!]: 2, [skus[1]!]: 3 });
});

interface Entry {
  lineId: number;
  quantity: number;
  product: { code: string };
}
const entries = async (): Promise<Entry[]> =>
  (await api.call("GET", "/users/current/carts/current", { as: BUYER })).body.entries ?? [];
const quantities = async () => (await entries()).map(({ quantity }) => quantity);

/** The form as the page shows it now. */
const formNow = async () =>
  (await entries()).map(({ lineId, quantity }) => ({ line: lineId, shown: quantity, quantity }));
/** Presses something in it; `typed` stands in the fields of the lines. */
const press = (
  lines: Record<string, string | number>[],
  intent?: string,
  more: Record<string, string> = {},
) =>
  shop.request("/cart", {
    cookie,
    body: new URLSearchParams({
      ...Object.assign({}, ...lines.map((line, index) => lineFields(line, index))),
      ...(intent ? { intent } : {}),
      ...more,
    }),
  });
const to = (answer: Response) => [answer.status, answer.headers.get("Location")];

test("[CA-01] what was typed is saved before the checkout, in every line of it", async () => {
  const [first, second] = await formNow();
  const answer = await press(
    [
      { ...first!, quantity: 5 },
      { ...second!, quantity: 7 },
    ],
    "checkout",
  );
  expect(to(answer)).toEqual([303, "/checkout"]);
  expect(await quantities()).toEqual([5, 7]);
});

test("[CA-01] − and + of one line, Remove, and Enter lose nothing that was typed in another", async () => {
  const [first, second] = await formNow();
  await press([
    { ...first!, step: 1 },
    { ...second!, quantity: 4 },
  ]);
  expect(await quantities()).toEqual([3, 4]);
  await press(
    [
      { ...first!, shown: 3, quantity: 6 },
      { ...second!, shown: 4, quantity: 4 },
    ],
    "update",
  );
  expect(await quantities()).toEqual([6, 4]);
  await press([
    { ...first!, shown: 6, quantity: 6, remove: "on" },
    { ...second!, shown: 4, quantity: 9 },
  ]);
  expect(await quantities()).toEqual([9]);
});

test("[CA-01] a page that is old changes the line that was pressed, and no other", async () => {
  const [first, second] = await formNow();
  await press([first!, { ...second!, quantity: 8 }], "update");
  expect(await quantities()).toEqual([2, 8]);
  await press([{ ...first!, step: 1 }, second!]);
  expect(await quantities()).toEqual([3, 8]);
});

test("[CA-01] a number that cannot be keeps everybody on the page with all that was typed", async () => {
  const [first, second] = await formNow();
  const answer = await press(
    [
      { ...first!, quantity: "two" },
      { ...second!, quantity: 7 },
    ],
    "checkout",
  );
  expect(answer.status).toBe(400);
  const html = await main(answer);
  expect(html).toContain('href="#cart-lines[0].quantity"');
  expect(html).toContain("Enter a whole number from 1 to 999.");
  expect(html).toMatch(/value="two"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*value="two"/);
  expect(html).toContain('value="7"');
  expect(await quantities()).toEqual([2, 3]);
});

test("[CA-01] a line that is as it was shown is not written, whatever else is sent with it", async () => {
  const before = await api.db.select().from(carts);
  api.advance(60);
  const [first, second] = await formNow();
  const refused = await press([{ ...first!, step: "🧵".repeat(60) }, second!], "add-voucher", {
    voucherCode: "",
  });
  expect(refused.status).toBe(400);
  expect(await api.db.select().from(carts)).toEqual(before);
});

test("[CA-01] what was typed stays with its line, wherever that stands by now", async () => {
  const [first, second] = await formNow();
  await press([{ ...first!, remove: "on" }]);
  const html = await main(await press([first!, { ...second!, quantity: "many" }], "update"));
  expect(html).toContain('href="#cart-lines[0].quantity"');
  expect(html.match(/value="many"/g)).toHaveLength(1);
});

test("[CA-01] pieces that are not there keep somebody from the checkout, and are named", async () => {
  await setStock(api, skus[0]!, 4, false);
  const [first, second] = await formNow();
  const answer = await press([{ ...first!, quantity: 50 }, second!], "checkout");
  expect(to(answer)).not.toContain("/checkout");
  await setStock(api, skus[0]!, 500, true);
});

test("[CA-03] a code that was typed is applied on the way to the checkout, and kept if it is wrong", async () => {
  const form = await formNow();
  const wrong = await press(form, "checkout", { voucherCode: "NOTHING" });
  expect(wrong.status).toBe(400);
  const html = await main(wrong);
  expect(html).toContain('href="#cart-voucherCode"');
  expect(html).toContain('value="NOTHING"');
});

test("[CA-01] the cart may be gone meanwhile", async () => {
  const form = await formNow();
  await api.db.delete(carts).where(eq(carts.site, "uniforms"));
  expect(to(await press([{ ...form[0]!, quantity: 5 }, form[1]!], "checkout"))).toEqual([303, "/cart"]);
});
