import { isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addresses } from "../../commerce/modules/organisation/tables";
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
  // Enter asks again.
  expect((await post(`${PATH}/add`, { ...home, as: "asked" })).status).toBe(400);
  const added = await post(`${PATH}/add`, { ...home, as: "suggested", defaultAddress: "on" });
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
