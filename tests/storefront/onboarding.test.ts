import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { users } from "../../commerce/modules/users/tables";
import { main, testStorefront, type Storefront } from "../support/storefront";

const WHO = "firstlogin@kestrel.example";
const PATH = "/customer-onboarding";
let shop: Storefront;
beforeAll(async () => {
  shop = await testStorefront();
});
afterAll(() => shop.api.close());
beforeEach(async () => {
  await shop.api.db.update(users).set({ isFirstLogin: true }).where(eq(users.uid, WHO));
});

const rowOf = async (uid: string) => (await shop.api.db.select().from(users).where(eq(users.uid, uid)))[0]!;
const where = async (path: string, cookie: string) =>
  (await shop.request(path, { cookie })).headers.get("Location");

test("[SI-07] who signs in for the first time is sent there from the homepage, others away from it", async () => {
  const cookie = await shop.signIn(WHO);
  expect([await where("/", cookie), await where("/home", cookie)]).toEqual([PATH, PATH]);
  expect((await shop.request(PATH, { cookie })).status).toBe(200);
  const other = await shop.signIn("wearer@kestrel.example");
  expect(await where(PATH, other)).toBe("/");
  expect(await where(PATH, "")).toContain("/login?redirectTo=");
});

test("[SI-07] keeps the name and the mobile, and is over", async () => {
  const cookie = await shop.signIn(WHO);
  const bad = await shop.request(PATH, {
    cookie,
    body: new URLSearchParams({ preferredName: "Rūbī", mobile: "12" }),
  });
  expect(bad.status).toBe(400);
  const html = await main(bad);
  expect(html).toContain("Enter a mobile number of Australia or New Zealand, such as 0491 570 006.");
  expect(html).toContain('value="Rūbī"');
  const body = new URLSearchParams({ preferredName: "Rūbī", mobile: "+64 21 555 0142" });
  const saved = await shop.request(PATH, { cookie, body });
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/"]);
  expect(await rowOf(WHO)).toMatchObject({
    isFirstLogin: false,
    preferredName: "Rūbī",
    mobile: "+64 21 555 0142",
  });
  expect((await shop.request("/", { cookie })).status).toBe(200);
});

test("[SI-07] skipped, it is over and nothing changes", async () => {
  const before = await rowOf(WHO);
  const cookie = await shop.signIn(WHO);
  const body = new URLSearchParams({ preferredName: "x", mobile: "12", do: "skip" });
  expect((await shop.request(PATH, { cookie, body })).status).toBe(303);
  expect(await rowOf(WHO)).toEqual({ ...before, isFirstLogin: false });
});

test("[SI-07] the wholesale site has a header of its own there, the other none", async () => {
  const buyer = "buyer@harrowstreet.example";
  await shop.api.db.update(users).set({ isFirstLogin: true }).where(eq(users.uid, buyer));
  const host = "wholesale.localhost";
  const wholesale = await shop.request(PATH, { cookie: await shop.signIn(buyer, host), host });
  expect(await wholesale.text()).toContain('<header class="top">');
  const uniforms = await shop.request(PATH, { cookie: await shop.signIn(WHO) });
  expect(await uniforms.text()).not.toContain("<header");
});
