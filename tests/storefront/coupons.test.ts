import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { customerCoupons } from "../../commerce/modules/coupons/tables";
import { promotions } from "../../commerce/modules/promotions/tables";
import { emptyCarts, fillCart, skuOf } from "../support/shopping";
import { main, testStorefront } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());

const wearer = "wearer@lanternbridge.example";
const cookie = await shop.signIn(wearer);
const COUPONS = "/my-account/coupons";
const CLAIM = "/my-account/coupon/claim";
const NAME = "O'Brien-Ngāti <b>& week";
const open = (path: string, as = cookie) => shop.request(path, { cookie: as });
const page = async (path: string) => main(await open(path));
const post = (path: string, form: Record<string, string>, as = cookie) =>
  shop.request(path, { cookie: as, body: new URLSearchParams(form) });
const vest = await skuOf(shop.api, "LB-2401");
const seeded = await shop.api.db.select().from(customerCoupons);
const told = async (answer: Response, at = COUPONS) =>
  (await open(at, answer.headers.getSetCookie()[0]!.split(";")[0])).text();

beforeEach(async () => {
  await emptyCarts(shop.api);
  await shop.api.db.delete(customerCoupons);
});

it("[AC-03] the demo's wearer sees coupons in each state, and those that ended apart", async () => {
  await shop.api.db.insert(customerCoupons).values(seeded);
  const html = await page(COUPONS);
  for (const words of ["Effective", "Effective soon", "Expiring soon"]) {
    expect(html).toMatch(new RegExp(`class="st[^"]*">${words}<`));
  }
  expect(html).not.toContain("AUTUMN15");
  expect(html).toMatch(/Until \d+ \w+ \d{4}, \d\d:\d\d\./);
  expect(html).toMatch(/From \d+ \w+ \d{4}, \d\d:\d\d until/);
  const ended = await page(`${COUPONS}?show=ended`);
  expect(ended).toMatch(/class="st bad">Expired</);
  expect(ended).toContain("AUTUMN15");
  expect(ended).not.toContain('name="use"');
  expect(await page(`${COUPONS}?currentPage=7`)).toContain("STYLE10");
});

it("[AC-03] a link to claim asks first: opening it changes nothing, its form claims once", async () => {
  await shop.api.db.update(promotions).set({ title: NAME }).where(eq(promotions.code, "STYLE10"));
  for (const look of [1, 2]) {
    const html = await page(`${CLAIM}/style10`);
    expect([look, html.includes("CLAIM COUPON")]).toEqual([look, true]);
    expect(html).toContain("O&#x27;Brien-Ngāti &lt;b&gt;&amp; week");
  }
  expect(await shop.api.db.$count(customerCoupons)).toBe(0);
  for (const press of [1, 2]) {
    const answer = await post(`${CLAIM}/style10`, {});
    expect([press, answer.status, answer.headers.get("Location")]).toEqual([press, 303, COUPONS]);
    expect(await told(answer)).toContain("STYLE10 is on your list.");
  }
  expect(await shop.api.db.$count(customerCoupons)).toBe(1);
  expect(await page(`${CLAIM}/STYLE10`)).toContain("It is on your list already.");
  expect(await page(COUPONS)).toContain("O&#x27;Brien-Ngāti &lt;b&gt;&amp; week");
  await shop.api.db
    .update(promotions)
    .set({ title: "10% off for style week" })
    .where(eq(promotions.code, "STYLE10"));
});

it("[AC-03] a link to a coupon that ended says so, one to none is not found", async () => {
  expect(await page(`${CLAIM}/WINTER25`)).toContain("It cannot be claimed any more.");
  const refused = await post(`${CLAIM}/WINTER25`, {});
  expect(refused.headers.get("Location")).toBe(`${CLAIM}/WINTER25`);
  expect(await told(refused, `${CLAIM}/WINTER25`)).toMatch(/Coupon WINTER25 expired at \d\d:\d\d on /);
  for (const code of ["TRADE100", "%3Cb%3E%26", "x".repeat(200)]) {
    const answer = await open(`${CLAIM}/${code}`);
    expect(answer.status).toBe(404);
    expect(await main(answer)).toContain("There is no such coupon");
  }
  expect((await post(`${CLAIM}/NONE`, {})).status).toBe(303);
});

it("[AC-03] a code is claimed on the page; a refusal says why and keeps what was typed", async () => {
  expect(await page(COUPONS)).toContain("You have no coupons");
  for (const [code, words] of [
    ["", "Enter a code."],
    ["X".repeat(61), "Enter a shorter code."],
    ["WINTER25", "Coupon WINTER25 expired at"],
    ["<b>&'", "There is no coupon with the code &lt;B&gt;&amp;&#x27;."],
  ] as const) {
    const answer = await post(COUPONS, { couponCode: code });
    expect([code, answer.status]).toEqual([code, 400]);
    const html = await main(answer);
    expect(html).toContain('href="#claim-couponCode"');
    expect(html).toContain(words);
    if (code === "WINTER25") expect(html).toContain('value="WINTER25"');
  }
  expect((await post(COUPONS, { couponCode: "spring5" })).status).toBe(303);
  expect(await page(COUPONS)).toContain("For goods of the catalogue from $40.00 before GST.");
});

it("[AC-03] a coupon is used in the cart from the list; an empty cart and a refusal are said", async () => {
  await post(COUPONS, { couponCode: "STYLE10" });
  const empty = await post(COUPONS, { use: "STYLE10" });
  expect(empty.headers.get("Location")).toBe(COUPONS);
  expect(await told(empty)).toContain("Your cart is empty. Choose products first, then use STYLE10.");
  await fillCart(shop.api, wearer, { [vest]: 1 });
  for (const press of [1, 2]) {
    const used = await post(COUPONS, { use: "STYLE10" });
    expect([press, used.status, used.headers.get("Location")]).toEqual([press, 303, "/cart"]);
  }
  expect(await page("/cart")).toContain("<dt>Voucher STYLE10</dt>");
  const refused = await post(COUPONS, { use: "NONSENSE" });
  expect(await told(refused)).toContain("Invalid code provided.");
});

it("[AC-03] somebody is told of a coupon or not, and takes it off the list; each press twice", async () => {
  await post(COUPONS, { couponCode: "STYLE10" });
  for (const [form, words] of [
    [{ notify: "STYLE10" }, 'name="silence"'],
    [{ silence: "STYLE10" }, 'name="notify"'],
    [{ remove: "STYLE10" }, "You have no coupons"],
  ] as const) {
    for (const press of [1, 2]) {
      const answer = await post(COUPONS, form);
      expect([press, answer.status, answer.headers.get("Location")]).toEqual([press, 303, COUPONS]);
      expect(await page(COUPONS)).toContain(words);
    }
  }
  expect((await post(COUPONS, { notify: "STYLE10" })).status).toBe(303);
});

it("[AC-03] nobody sees or changes the coupons of another, and guests sign in", async () => {
  await post(COUPONS, { couponCode: "STYLE10" });
  const other = await shop.signIn("parttime@lanternbridge.example");
  expect(await main(await open(COUPONS, other))).toContain("You have no coupons");
  expect((await post(COUPONS, { remove: "STYLE10" }, other)).status).toBe(303);
  expect(await page(COUPONS)).toContain("STYLE10");
  for (const path of [COUPONS, `${CLAIM}/STYLE10`]) {
    expect((await shop.request(path)).headers.get("Location")).toContain("/login");
  }
});

it("[AC-03] the account menu and the profile lead to the coupons", async () => {
  expect(await page("/my-account/profile")).toContain(`href="${COUPONS}"`);
  expect(await (await open("/")).text()).toContain(`href="${COUPONS}"`);
});
