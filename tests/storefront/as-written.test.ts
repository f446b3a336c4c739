import { afterAll, beforeAll, expect, test } from "vitest";
import { fillCart, skuOf } from "../support/shopping";
import { main, testStorefront, type Storefront } from "../support/storefront";

const BUYER = "buyer@harrowstreet.example";
const APPROVER = "approver@saltbush.example";
const HOST = "wholesale.localhost";

let shop: Storefront;
beforeAll(async () => {
  shop = await testStorefront();
});
afterAll(() => shop.api.close());

const read = async (path: string, as: string, host?: string) =>
  main(await shop.request(path, { cookie: await shop.signIn(as, host), host }));

test("[FW-02] sizes stay as they are where a browser translates cards, lines and the size guide", async () => {
  await fillCart(shop.api, BUYER, { [await skuOf(shop.api, "KC-5002")]: 2 });
  expect(await read("/cart", BUYER, HOST)).toMatch(/<p class="sm mut" translate="no">[^<]*, \w+/);
  expect(await read("/search", BUYER, HOST)).toMatch(/class="shelf" translate="no"><span>KC-/);
  expect(await read("/product/LB-2102/chino", "wearer@lanternbridge.example")).toMatch(
    /<th scope="row"><span translate="no">\w+<\/span>/,
  );
  const sizes = await read("/configure/textfield/product/entityKey/KC-5001", BUYER, HOST);
  expect(sizes).toMatch(/<option value="KC-5001-[^"]*" translate="no">/);
});

test("[FW-02] people and where they are delivered to keep their names", async () => {
  const list = await read("/my-account/approval-dashboard", APPROVER);
  const code = /\/my-account\/approval\/(KR-\d+)/.exec(list)![1]!;
  const page = await read(`/my-account/approval/${code}`, APPROVER);
  expect(page).toMatch(/<h1 translate="no">[A-Z]/);
  expect(page).toMatch(/<dt>Deliver to<\/dt><dd translate="no">[A-Z]/);
  const orders = await read("/my-account/orders", BUYER, HOST);
  const own = /\/my-account\/orders\/(KR-\d+)/.exec(orders)![1]!;
  expect(await read(`/my-account/orders/${own}`, BUYER, HOST)).toMatch(
    /<dt>Ordered by<\/dt><dd translate="no">[A-Z]/,
  );
});
