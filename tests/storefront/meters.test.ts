import { afterAll, beforeAll, expect, test } from "vitest";
import { addBudget, BUYER, readyCart, wardOfBuyers, withoutLimits } from "../support/limits";
import { waitingPackOrder } from "../support/waiting-order";
import { testStorefront, type Storefront } from "../support/storefront";

let shop: Storefront;
let cookie: string;
beforeAll(async () => {
  shop = await testStorefront();
  await waitingPackOrder(shop.api);
  await withoutLimits(shop.api);
  await wardOfBuyers(shop.api);
  await addBudget(shop.api, 1000);
  cookie = await shop.signIn(BUYER);
});
afterAll(() => shop.api.close());

const html = async (path: string) =>
  (await (await shop.request(path, { cookie })).text()).replaceAll("<!-- -->", "");

test("[B-08] the card of a pack says what of it waits for an approval", async () => {
  expect(await html("/orderUniform")).toContain("Waiting for approval: 1 item.");
});

test("[B-08] checkout says what the budget of each cost centre has left, in the list and with a meter", async () => {
  await readyCart(shop.api, BUYER, 2);
  for (const path of ["/checkout/payment-details", "/checkout/summary"]) {
    const page = await html(path);
    expect([path, page]).toEqual([path, expect.stringContaining("SV-1010 Emergency, $1,000.00 left")]);
    expect(page).toContain("$1,000.00 left of $1,000.00 until 31 Dec 2099, inc. GST.");
    expect(page).toMatch(/<svg class="meter[^>]*aria-label="\$1,000\.00 left/);
  }
});
