import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { users } from "../../commerce/modules/users/tables";
import { main, testStorefront } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());

const wearer = "wearer@kestrel.example";
const cookie = await shop.signIn(wearer);
const PATH = "/my-account/notification-preference";
const open = (path: string) => shop.request(path, { cookie });
const post = (form: [string, string][]) => shop.request(PATH, { cookie, body: new URLSearchParams(form) });
const person = async () => (await shop.api.db.select().from(users).where(eq(users.uid, wearer)))[0]!;
const setMobile = (mobile: string | null) =>
  shop.api.db.update(users).set({ mobile, toldBy: {} }).where(eq(users.uid, wearer));

/** The boxes that are ticked, as `way topic`. */
const tickedIn = (html: string) =>
  [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)]
    .filter(([input]) => / checked/.test(input))
    .map(([input]) => `${/name="(\w+)"/.exec(input)![1]} ${/value="([\w-]+)"/.exec(input)![1]}`);

beforeEach(() => setMobile("0491 570 006"));

it("[AC-03] the page says how somebody is told, and saves what they choose", async () => {
  const html = await main(await open(PATH));
  expect(tickedIn(html)).toEqual([
    "email order-decided",
    "email parcel-sent",
    "email back-in-stock",
    "email lapse",
    "email replenishment",
    "email coupon",
  ]);
  for (const words of [
    "An order is approved or declined",
    "A parcel is on its way",
    "Something I follow is back in stock",
    "Points are about to lapse",
    "A replenishment order could not be placed",
    "A coupon of mine starts or is about to expire",
    "Security messages always come by email.",
    "SAVE CHOICES",
    "0491 570 006",
  ]) {
    expect(html).toContain(words);
  }
  for (const press of [1, 2]) {
    const answer = await post([
      ["email", "lapse"],
      ["text", "parcel-sent"],
    ]);
    expect([press, answer.status, answer.headers.get("Location")]).toEqual([press, 303, PATH]);
  }
  expect(tickedIn(await main(await open(PATH)))).toEqual(["text parcel-sent", "email lapse"]);
});

it("[AC-03] without a mobile no text can be chosen, and a form that does keeps what was ticked", async () => {
  await setMobile(null);
  const html = await main(await open(PATH));
  expect(html.match(/name="text"[^>]*disabled|disabled[^>]*name="text"/g)).toHaveLength(6);
  expect(html).toContain("We have no mobile of yours");
  const answer = await post([
    ["email", "lapse"],
    ["text", "lapse"],
  ]);
  expect(answer.status).toBe(400);
  const again = await main(answer);
  expect(again).toContain("There is no mobile of yours to send a text to.");
  expect(tickedIn(again)).toEqual(["email lapse", "text lapse"]);
  expect((await person()).toldBy).toEqual({});
  expect((await post([["email", "nothing <b>&"]])).status).toBe(303);
});

it("[AC-03] the account menu, the profile and the page of notices lead there", async () => {
  await post([["email", "order-decided"]]);
  const notices = await main(await open("/my-account/notices"));
  expect(notices).toContain("How we tell you");
  expect(notices).toMatch(/<dt>Orders<\/dt><dd>Here, email<\/dd>/);
  expect(notices).toMatch(/<dt>Points<\/dt><dd>Here<\/dd>/);
  expect(notices).toContain(`href="${PATH}"`);
  expect(await main(await open("/my-account/profile"))).toContain(`href="${PATH}"`);
  const home = await (await open("/")).text();
  expect(home).toContain(`href="${PATH}"`);
  expect(home).toContain('href="/my-account/my-interests"');
  expect((await shop.request(PATH)).headers.get("Location")).toContain("/login");
});
