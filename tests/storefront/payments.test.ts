import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../commerce/modules/users/tables";
import { main, testStorefront, type Storefront } from "../support/storefront";

const PATH = "/my-account/payment-details";
let shop: Storefront;
beforeAll(async () => {
  shop = await testStorefront();
});
afterAll(() => shop.api.close());

const page = async (email: string, host?: string) => {
  const answer = await shop.request(PATH, { cookie: await shop.signIn(email, host), host });
  expect(answer.status).toBe(200);
  return main(answer);
};

test("[AC-01] says what is left of points, dollars and pieces, and how one's own share is paid", async () => {
  const points = await page("wearer@kestrel.example");
  expect(points).toContain("<h1>Billing and payments</h1>");
  expect(points).toContain("Paid by Kestrel Meridian Airways");
  expect(points).toMatch(/<b>\d+ points<\/b> left of \d+ points/);
  const dollars = await page("wearer@lanternbridge.example");
  expect(dollars).toMatch(/<b>\$[\d,.]+<\/b> left of \$[\d,.]+ until \d+ \w{3} \d{4}/);
  expect(dollars).toMatch(/Your share is (taken from your pay|invoiced to you)\./);
  expect(await page("wearer@saltbush.example")).toMatch(/<b>\d+ items?<\/b> left of \d+ items?/);
});

test("[AC-01] names the cost centres and the default one", async () => {
  const who = "wearer@saltbush.example";
  const usual = (code: string | null) =>
    shop.api.db.update(users).set({ defaultCostCentre: code }).where(eq(users.uid, who));
  await usual(null);
  const { body } = await shop.api.call("GET", "/orgUsers/current/payments", { as: who });
  const { code, name } = body.costCenters[0];
  const before = await page(who);
  expect([before.includes(code), before.includes(name), before.includes(">Default<")]).toEqual([
    true,
    true,
    false,
  ]);
  await usual(code);
  expect((await page(who)).match(/>Default</g)).toHaveLength(1);
});

test("[AC-01] says so where there is nothing: no pack, no cost centre", async () => {
  const html = await page("agent@kitroom.example");
  expect(html).toContain("You have no packs for this period.");
  expect(html).toContain("You have no cost centre, so your orders are charged without one.");
});

test("[SH-04] the account menu leads there from the slot of both sites", async () => {
  const uniforms = await shop.request("/", { cookie: await shop.signIn("wearer@kestrel.example") });
  expect(await uniforms.text()).toMatch(new RegExp(`href="${PATH}"[^>]*>Billing and payments<`));
  const host = "wholesale.localhost";
  const buyer = "buyer@harrowstreet.example";
  const wholesale = await shop.request("/", { cookie: await shop.signIn(buyer, host), host });
  expect(await wholesale.text()).toContain("Billing and payments");
  expect(await page(buyer, host)).toContain("Harrow Street Buying Group");
});

test("[SI-08] asks for a sign-in", async () => {
  expect((await shop.request(PATH)).headers.get("Location")).toContain("/login?redirectTo=");
});
