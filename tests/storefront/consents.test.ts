import { afterAll, beforeEach, expect, it } from "vitest";
import { consents } from "../../commerce/modules/consents/tables";
import { main, testStorefront } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());

const cookie = await shop.signIn("wearer@kestrel.example");
const PATH = "/my-account/consents";
const SIZES = "/my-account/sizes";
const open = (path: string) => shop.request(path, { cookie });
const post = (form: Record<string, string>) =>
  shop.request(PATH, { cookie, body: new URLSearchParams(form) });
const ALLOW = { allow: "SIZES_FROM_ORDERS", version: "1" };
const codeIn = (html: string) => /name="withdraw" value="([^"]+)"/.exec(html)?.[1];

beforeEach(() => shop.api.db.delete(consents));

it("[AC-01] the page says what is asked, and is given and withdrawn", async () => {
  const undecided = await main(await open(PATH));
  for (const text of [
    "Sizes from my orders",
    "see the size that you ordered last",
    "Not allowed",
    "You have not decided yet.",
    'name="allow" value="SIZES_FROM_ORDERS"',
  ]) {
    expect(undecided).toContain(text);
  }
  expect(await main(await open(SIZES))).toContain("last ordered");

  for (const press of [1, 2]) {
    const answer = await post(ALLOW);
    expect([press, answer.status, answer.headers.get("Location")]).toEqual([press, 303, PATH]);
  }
  const given = await main(await open(PATH));
  expect(given).toMatch(/You allowed this on \d+ \w{3} \d{4}\./);
  expect(given).not.toContain('name="allow"');

  const withdraw = codeIn(given)!;
  for (const press of [1, 2]) expect([press, (await post({ withdraw })).status]).toEqual([press, 303]);
  const withdrawn = await main(await open(PATH));
  expect(withdrawn).toMatch(/You withdrew this on \d+ \w{3} \d{4}\./);
  expect(withdrawn).toContain('name="allow"');
});

it("[AC-01] a form of an earlier text or of nothing known changes nothing", async () => {
  const forms: Record<string, string>[] = [
    { ...ALLOW, version: "7" },
    { ...ALLOW, version: "77777777" },
    { ...ALLOW, allow: "EVERYTHING" },
    { withdraw: "nothing <b>&" },
    { allow: "SIZES_FROM_ORDERS", version: "new" },
    {},
  ];
  for (const form of forms) expect((await post(form)).status).toBe(303);
  expect(await shop.api.db.$count(consents)).toBe(0);
});

it("[AC-01] a shop that asks nothing says so", async () => {
  const buyer = await shop.signIn("buyer@harrowstreet.example", "wholesale.localhost");
  const page = await main(await shop.request(PATH, { cookie: buyer, host: "wholesale.localhost" }));
  expect(page).toContain("Nothing to decide");
  expect(page).not.toContain('name="allow"');
});

it("[AC-01] the account menu, the profile and My sizes lead there", async () => {
  for (const from of ["/my-account/profile", SIZES]) {
    expect(await main(await open(from))).toContain(`href="${PATH}"`);
  }
  expect(await (await open("/")).text()).toContain(`href="${PATH}"`);
  expect((await shop.request(PATH)).headers.get("Location")).toContain("/login");
});
