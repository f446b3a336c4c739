import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addresses } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import { main, testStorefront, type Storefront } from "../support/storefront";

const WHO = "firstlogin@kestrel.example";
const BUYER = "buyer@harrowstreet.example";
const WHOLESALE = "wholesale.localhost";
const PATH = "/customer-onboarding";
const SECOND = `${PATH}?step=2`;
const THIRD = `${PATH}?step=3`;
const HOME = {
  to: "new",
  firstName: "Ruby",
  lastName: "O'Brien-Ngāti <b>&",
  line1: "28 O'Shea Esplanade",
  town: "Trinity Beach",
  region: "QLD",
  postalCode: "4879",
  country: "AU",
};

let shop: Storefront;
beforeAll(async () => {
  shop = await testStorefront();
});
afterAll(() => shop.api.close());
beforeEach(async () => {
  for (const uid of [WHO, BUYER]) {
    await shop.api.db.update(users).set({ isFirstLogin: true }).where(eq(users.uid, uid));
  }
});

const rowOf = async (uid: string) => (await shop.api.db.select().from(users).where(eq(users.uid, uid)))[0]!;
const ownAddresses = async (uid: string) => {
  const { customerId } = await rowOf(uid);
  return shop.api.db.select().from(addresses).where(eq(addresses.customerId, customerId));
};
const where = async (path: string, cookie: string) =>
  (await shop.request(path, { cookie })).headers.get("Location");
const send = async (path: string, cookie: string, fields: Record<string, string>, host?: string) => {
  const answer = await shop.request(path, { cookie, body: new URLSearchParams(fields), host });
  return { status: answer.status, to: answer.headers.get("Location"), answer };
};
const keyIn = (html: string) => /name="idempotencyKey" value="([^"]+)"/.exec(html)![1]!;

test("[SI-07] who signs in for the first time is sent there from the homepage, others away from it", async () => {
  const cookie = await shop.signIn(WHO);
  expect([await where("/", cookie), await where("/home", cookie)]).toEqual([PATH, PATH]);
  expect((await shop.request(PATH, { cookie })).status).toBe(200);
  const other = await shop.signIn("wearer@kestrel.example");
  for (const path of [PATH, SECOND, THIRD]) expect(await where(path, other)).toBe("/");
  expect(await where(PATH, "")).toContain("/login?redirectTo=");
});

test("[SI-07] every other page leads there as well until it is done, and nobody else", async () => {
  const pages = ["/orderUniform", "/cart", "/my-account/profile", "/my-account/orders?currentPage=1"];
  const cookie = await shop.signIn(WHO);
  for (const page of pages) expect([page, await where(page, cookie)]).toEqual([page, PATH]);
  expect((await shop.request("/contact-us", { cookie })).status).toBe(200);
  expect((await shop.request("/help/delivery", { cookie })).status).toBe(200);
  // Finished in another browser meanwhile.
  await shop.api.db.update(users).set({ isFirstLogin: false }).where(eq(users.uid, WHO));
  expect(await where("/cart", cookie)).toBeNull();
  const other = await shop.signIn("wearer@kestrel.example");
  for (const page of pages) expect([page, await where(page, other)]).toEqual([page, null]);
});

test("[SI-07] the three steps are pages of their own, and Back has what was saved", async () => {
  const cookie = await shop.signIn(WHO);
  expect((await send(PATH, cookie, { preferredName: "Rūbī", mobile: "+64 21 555 0142" })).to).toBe(SECOND);
  const back = await main(await shop.request(PATH, { cookie }));
  expect(back).toContain("What should we call you?");
  expect(back).toContain("(Step 1 of 3)");
  expect(back).toContain('value="Rūbī"');
  expect(back).toContain('value="+64 21 555 0142"');
  expect((await send(SECOND, cookie, { to: "unit" })).to).toBe(THIRD);
  const second = await main(await shop.request(SECOND, { cookie }));
  expect(second).toContain("(Step 2 of 3)");
  expect(second).toContain(`href="${PATH}">Your name</a>`);
  const third = await shop.request(THIRD, { cookie });
  expect(await third.clone().text()).toContain("<title>What size do you wear? (Step 3 of 3)");
  const field = /<input[^>]*name="(size\.[^"]+)"[^>]*value="([^"]+)"/.exec(await main(third))!;
  expect((await send(THIRD, cookie, { [field[1]!]: field[2]! })).to).toBe("/");
  expect(await rowOf(WHO)).toMatchObject({
    isFirstLogin: false,
    preferredName: "Rūbī",
    mobile: "+64215550142",
  });
  expect((await shop.request("/", { cookie })).status).toBe(200);
  expect(await where(THIRD, cookie)).toBe("/");
  // A form that another tab still has changes nothing any more.
  expect((await send(PATH, cookie, { preferredName: "Late", mobile: "" })).to).toBe("/");
  expect((await rowOf(WHO)).preferredName).toBe("Rūbī");
  const sizes = await main(await shop.request("/my-account/sizes", { cookie }));
  expect(sizes).toContain("1 of ");
});

test("[SI-07] a refused step keeps what was typed and goes nowhere", async () => {
  const cookie = await shop.signIn(WHO);
  const name = await send(PATH, cookie, { preferredName: "O'Brien-Ngāti <b>&", mobile: "12" });
  expect(name.status).toBe(400);
  const html = await main(name.answer);
  expect(html).toContain("Enter a mobile number of Australia or New Zealand, such as 0491 570 006.");
  expect(html).toContain('value="O&#x27;Brien-Ngāti &lt;b&gt;&amp;"');
  const before = await ownAddresses(WHO);
  const home = await send(SECOND, cookie, { ...HOME, postalCode: "48" });
  expect(home.status).toBe(400);
  const page = await main(home.answer);
  expect(page).toContain("Enter a postcode of four digits.");
  expect(page).toContain('value="28 O&#x27;Shea Esplanade"');
  expect((await send(SECOND, cookie, {})).status).toBe(400);
  expect(await ownAddresses(WHO)).toEqual(before);
  expect((await rowOf(WHO)).isFirstLogin).toBe(true);
});

test("[SI-07] an address of one's own becomes the usual one, once, and the unit's can be chosen instead", async () => {
  const cookie = await shop.signIn(WHO);
  const before = (await ownAddresses(WHO)).length;
  const idempotencyKey = keyIn(await main(await shop.request(SECOND, { cookie })));
  for (let press = 0; press < 2; press += 1) {
    expect((await send(SECOND, cookie, { ...HOME, idempotencyKey })).to).toBe(THIRD);
  }
  const own = await ownAddresses(WHO);
  expect(own).toHaveLength(before + 1);
  const usual = own.find(({ isDefault }) => isDefault)!;
  expect(usual).toMatchObject({ line1: HOME.line1, lastName: HOME.lastName });
  const page = await main(await shop.request(SECOND, { cookie }));
  expect(page).toContain(`checked="" value="${usual.id}"`);

  for (let press = 0; press < 2; press += 1)
    expect((await send(SECOND, cookie, { to: "unit" })).to).toBe(THIRD);
  expect((await ownAddresses(WHO)).filter(({ isDefault }) => isDefault)).toEqual([]);
  expect(await main(await shop.request(SECOND, { cookie }))).toContain('checked="" value="unit"');
  expect((await send(SECOND, cookie, { to: usual.id })).to).toBe(THIRD);
  expect((await ownAddresses(WHO)).find(({ isDefault }) => isDefault)?.id).toBe(usual.id);
});

test("[SI-07] another writing of an address is asked about first", async () => {
  const cookie = await shop.signIn(WHO);
  const asked = await send(SECOND, cookie, { ...HOME, line1: "9 Aotea St" });
  expect(asked.status).toBe(400);
  const html = await main(asked.answer);
  expect(html).toContain("Which address is right?");
  expect(html).toContain("9 Aotea Street, Trinity Beach QLD 4879");
  const idempotencyKey = keyIn(html);
  const kept = await send(SECOND, cookie, {
    ...HOME,
    line1: "9 Aotea St",
    as: "9 Aotea Street, Trinity Beach QLD 4879",
    idempotencyKey,
  });
  expect(kept.to).toBe(THIRD);
  expect((await ownAddresses(WHO)).map(({ line1 }) => line1)).toContain("9 Aotea Street");
});

test("[SI-07] nobody chooses somebody else's address", async () => {
  const { customerId } = await rowOf("wearer@kestrel.example");
  const [theirs] = await shop.api.db.select().from(addresses).where(eq(addresses.customerId, customerId));
  const cookie = await shop.signIn(WHO);
  const tried = await send(SECOND, cookie, { to: theirs!.id });
  expect([tried.status, await main(tried.answer)]).toEqual([
    400,
    expect.stringContaining("Choose where parcels go."),
  ]);
  const still = and(eq(addresses.id, theirs!.id), eq(addresses.customerId, customerId));
  expect(await shop.api.db.select().from(addresses).where(still)).toEqual([theirs]);
});

test("[SI-07] every step can be skipped, whatever was typed, and then it is over and nothing changed", async () => {
  const [before, own] = [await rowOf(WHO), await ownAddresses(WHO)];
  const cookie = await shop.signIn(WHO);
  expect((await send(PATH, cookie, { preferredName: "x", mobile: "12", do: "skip" })).to).toBe(SECOND);
  expect((await send(SECOND, cookie, { ...HOME, do: "skip" })).to).toBe(THIRD);
  expect((await rowOf(WHO)).isFirstLogin).toBe(true);
  for (let press = 0; press < 2; press += 1) expect((await send(THIRD, cookie, { do: "skip" })).to).toBe("/");
  expect([await rowOf(WHO), await ownAddresses(WHO)]).toEqual([{ ...before, isFirstLogin: false }, own]);
  expect((await shop.request("/", { cookie })).status).toBe(200);
});

test("[SI-07] a step whose calls fail can be skipped, and an unknown step is the first", async () => {
  const cookie = await shop.signIn(WHO);
  for (const [path, call] of [
    [SECOND, "/addresses"],
    [THIRD, "/sizes"],
  ] as const) {
    const fetch = (asked: Request) =>
      new URL(asked.url).pathname.endsWith(call)
        ? Promise.resolve(new Response("", { status: 502 }))
        : shop.api.fetch(asked);
    const page = await shop.request(path, { cookie, fetch });
    expect([page.status, await main(page)]).toEqual([
      200,
      expect.stringMatching(/We cannot show this now\.[^]*name="do" value="skip"/),
    ]);
  }
  for (const step of ["0", "4", "9", "x", "%00"]) {
    const page = await main(await shop.request(`${PATH}?step=${step}`, { cookie }));
    expect(page).toContain("(Step 1 of 3)");
  }
});

test("[SI-07] the wholesale site asks for the store and how to reach the buyer, under its own header", async () => {
  const cookie = await shop.signIn(BUYER, WHOLESALE);
  const first = await shop.request(PATH, { cookie, host: WHOLESALE });
  const html = await first.text();
  expect(html).toContain('<header class="top">');
  expect(html).not.toContain('class="wbar"');
  expect(html).toContain("Which store do you buy for?");
  expect(html.replaceAll("<!-- -->", "")).toContain("(Step 1 of 2)");
  expect((await send(PATH, cookie, { to: "unit" }, WHOLESALE)).to).toBe(SECOND);
  const second = await main(await shop.request(SECOND, { cookie, host: WHOLESALE }));
  expect(second).toContain("How do we reach you?");
  expect(second).toContain(BUYER);
  expect(second).not.toContain("Preferred name");
  expect((await send(SECOND, cookie, { mobile: "0491 570 006" }, WHOLESALE)).to).toBe("/");
  expect(await rowOf(BUYER)).toMatchObject({ isFirstLogin: false, mobile: "+61491570006" });
  const uniforms = await shop.request(PATH, { cookie: await shop.signIn(WHO) });
  expect(await uniforms.text()).not.toContain("<header");
});
