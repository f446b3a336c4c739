import { isNotNull, ne } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deliveryModes } from "../../commerce/modules/checkout/tables";
import { addresses } from "../../commerce/modules/organisation/tables";
import { expectRefusal } from "../support/expect";
import { fillCart, makeReady, skuOf } from "../support/shopping";
import { main, testStorefront, type Storefront } from "../support/storefront";

const PATH = "/my-account/delivery-and-shipping";
let shop: Storefront;
let cookie: string;
beforeAll(async () => {
  shop = await testStorefront();
  await shop.api.db.delete(addresses).where(isNotNull(addresses.customerId));
  cookie = await shop.signIn("wearer@kestrel.example");
});
afterAll(() => shop.api.close());

const post = (path: string, fields: Record<string, string>) =>
  shop.request(path, { cookie, body: new URLSearchParams(fields) });
const page = async (path: string) => main(await shop.request(path, { cookie }));
/** The page that an answer leads to, with its message. */
const said = async (answer: Response) => {
  const led = { cookie: (answer.headers.get("Set-Cookie") ?? "").split(";")[0]! };
  return (await shop.request(answer.headers.get("Location")!, led)).text();
};
const home = {
  firstName: "Sam",
  lastName: "Field",
  line1: "12 Wattle St",
  town: "Fitzroy",
  region: "NSW",
  postalCode: "3065",
  country: "AU",
};
const idIn = (html: string) => /delivery-and-shipping\/([\w-]{36})"/.exec(html)?.[1] ?? "";

test("[AC-01] an address is added as suggested, changed as typed, made the default and deleted", async () => {
  expect(await page(PATH)).toContain("You have saved no address of your own.");
  const asked = await post(`${PATH}/add`, { ...home, defaultAddress: "on" });
  expect(asked.status).toBe(400);
  const html = await main(asked);
  expect(html).toContain("Which address is right?");
  expect(html).toContain("12 Wattle Street, Fitzroy VIC 3065");
  expect(html).toContain('value="12 Wattle St"');
  expect(html).toMatch(/name="defaultAddress"[^>]*checked/);
  // What was typed has changed since: it asks again.
  expect((await post(`${PATH}/add`, { ...home, as: "9 Wattle Street, Fitzroy VIC 3065" })).status).toBe(400);
  const added = await post(`${PATH}/add`, {
    ...home,
    as: "12 Wattle Street, Fitzroy VIC 3065",
    defaultAddress: "on",
  });
  expect([added.status, added.headers.get("Location")]).toEqual([303, PATH]);
  expect(await said(added)).toContain("Address added.");
  const list = await page(PATH);
  expect(list).toContain("12 Wattle Street, Fitzroy VIC 3065");
  const own = `${PATH}/${idIn(list)}`;

  expect(await page(own)).toContain('value="12 Wattle Street"');
  const bad = await post(own, { ...home, postalCode: "30" });
  expect([bad.status, await main(bad)]).toEqual([
    400,
    expect.stringContaining("Enter a postcode of four digits."),
  ]);
  const changed = await post(own, { ...home, town: "Carlton", as: "typed" });
  expect(changed.status).toBe(303);
  expect(await said(changed)).toContain("Address updated.");
  expect(await page(PATH)).toContain("12 Wattle St, Carlton NSW 3065");

  await post(`${PATH}/add`, { ...home, line1: "1 Acacia Lane", region: "VIC" });
  const two = await page(PATH);
  const second = [...two.matchAll(/name="addressId" value="([\w-]+)"/g)].map(([, id]) => id!);
  expect(second).toHaveLength(1);
  expect((await post(PATH, { addressId: second[0]! })).status).toBe(303);
  expect(await page(PATH)).not.toContain(`name="addressId" value="${second[0]}"`);

  expect(await page(`${own}/delete`)).toContain("Orders that go there keep it.");
  expect((await post(`${own}/delete`, {})).status).toBe(303);
  expect((await post(`${own}/delete`, {})).status).toBe(303);
  expect(await page(PATH)).not.toContain("Carlton");
  expect((await shop.request(own, { cookie })).status).toBe(404);
});

describe("[B-23] a town and a postcode that do not belong together", () => {
  const apart = { ...home, line1: "12 Wattle Street", region: "VIC" };

  test("are asked about in the address book, with what they may be, and kept as chosen", async () => {
    const asked = await post(`${PATH}/add`, { ...apart, town: "Carlton", postalCode: "3065" });
    expect(asked.status).toBe(400);
    const html = await main(asked);
    expect(html).toContain("The town and the postcode do not belong together, as far as we know.");
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="12 Wattle Street, Carlton VIC 3053"/);
    expect(html).toMatch(/name="as"[^>]*value="typed"/);
    expect(html).toContain('value="Carlton"');
    const as = "12 Wattle Street, Carlton VIC 3053";
    const added = await post(`${PATH}/add`, { ...apart, town: "Carlton", postalCode: "3065", as });
    expect(added.status).toBe(303);
    expect(await page(PATH)).toContain(as);
  });

  test("are kept as typed if somebody says so, and one that nobody suggested is asked about again", async () => {
    const fields = { ...apart, town: "O'Brien-Ngāti <b>&", postalCode: "3065" };
    const asked = await post(`${PATH}/add`, { ...fields, as: "12 Wattle Street, Anywhere VIC 3000" });
    expect(asked.status).toBe(400);
    expect(await main(asked)).toContain("O&#x27;Brien-Ngāti &lt;b&gt;&amp; VIC 3065");
    expect((await post(`${PATH}/add`, { ...fields, as: "typed" })).status).toBe(303);
    expect(await page(PATH)).toContain("O&#x27;Brien-Ngāti &lt;b&gt;&amp;");
  });

  test("are asked about at checkout too, where a street that is short is no question", async () => {
    const buyer = "wearer@lanternbridge.example";
    const { api } = shop;
    await makeReady(api, buyer, await fillCart(api, buyer, { [await skuOf(api, "LB-2102")]: 1 }));
    const as = await shop.signIn(buyer);
    const checkout = (fields: Record<string, string>) =>
      shop.request("/checkout/delivery-address", { cookie: as, body: new URLSearchParams(fields) });
    const fields = { ...home, region: "VIC", intent: "new" };
    const asked = await checkout({ ...fields, town: "Carlton" });
    expect(asked.status).toBe(400);
    expect(await main(asked)).toContain("Which address is right?");
    const kept = await checkout(fields);
    expect([kept.status, kept.headers.get("Location")]).toEqual([303, "/checkout/delivery-mode"]);
  });
});

test("[B-23] a courier is refused for a PO box alone, said before it is chosen and when it is ordered", async () => {
  const buyer = "wearer@lanternbridge.example";
  const { api } = shop;
  await makeReady(api, buyer, await fillCart(api, buyer, { [await skuOf(api, "LB-2102")]: 1 }));
  const as = await shop.signIn(buyer);
  const send = (path: string, fields: Record<string, string>) =>
    shop.request(path, { cookie: as, body: new URLSearchParams(fields) });
  const box = { ...home, line1: "PO Box 12", region: "VIC", intent: "new" };
  expect((await send("/checkout/delivery-mode", { deliveryMode: "express" })).status).toBe(303);
  expect((await send("/checkout/delivery-address", box)).status).toBe(303);
  // What was chosen before does not go there, so nothing is chosen now.
  const html = await main(await shop.request("/checkout/delivery-mode", { cookie: as }));
  expect(html).toContain("1 to 2 working days. Does not deliver to a PO box.");
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="standard"/);
  const refused = await send("/checkout/delivery-mode", { deliveryMode: "express" });
  expect(refused.status).toBe(400);
  expect(await main(refused)).toContain(
    "Express does not deliver to a PO box. Choose another delivery option, or another address.",
  );
  expect((await send("/checkout/delivery-mode", { deliveryMode: "standard" })).status).toBe(303);
  await api.db.update(deliveryModes).set({ postBoxes: false });
  const call = { as: buyer, query: { cartId: "current", termsChecked: "true" } };
  expectRefusal(
    await api.call("POST", "/orgUsers/current/orders", call),
    400,
    "UnsupportedDeliveryModeError",
  );
  await api.db.update(deliveryModes).set({ postBoxes: true }).where(ne(deliveryModes.code, "express"));
  expect((await api.call("POST", "/orgUsers/current/orders", call)).status).toBe(201);
});
