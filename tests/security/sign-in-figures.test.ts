import { afterAll, beforeAll, expect, it } from "vitest";
import type { ShopProcess } from "../e2e/host";
import { PASSWORD } from "../support/settings";
import { templateShop, type TemplateShop } from "../support/template-shop";

const SECRET = "a-secret-for-tests-alone-0123456789-abcdef";
const CLIENT = { client_id: "kitroom_storefront", client_secret: `embedded-${SECRET}` };
/** Refusals of an address in a minute, of which the account's own limit of ten comes first. */
const SIGN_IN_LIMIT = "20";

let place: TemplateShop;
let shop: ShopProcess;
beforeAll(async () => {
  place = await templateShop();
  shop = await place.start({ SESSION_SECRET: SECRET, SIGN_IN_LIMIT });
});
afterAll(async () => {
  await shop.stop();
  await place.remove();
});

/** All that is not 0, such as "password accepted". */
async function figures(): Promise<Record<string, number>> {
  const text = await (await fetch(`${shop.url}/metrics`)).text();
  const lines = text.matchAll(/^kitroom_sign_ins_total\{way="(\w+)",outcome="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries(
    [...lines]
      .map(([, way, outcome, n]) => [`${way} ${outcome}`, Number(n)] as const)
      .filter(([, n]) => n > 0),
  );
}

const token = async (fields: Record<string, string>): Promise<number> =>
  (
    await fetch(`${shop.url}/authorizationserver/oauth/token`, {
      method: "POST",
      body: new URLSearchParams({ ...CLIENT, ...fields }),
    })
  ).status;

const page = async (email: string, password: string): Promise<number> =>
  (
    await fetch(`${shop.url}/login`, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: shop.url },
      body: new URLSearchParams({ email, password }),
    })
  ).status;

it("[SI-01] the metrics count sign-ins of pages and of the API by way and outcome", async () => {
  const buyer = "wearer@kestrel.example";
  expect(await figures()).toEqual({});
  expect(await page(buyer, PASSWORD)).toBe(303);
  expect(await token({ grant_type: "password", username: buyer, password: PASSWORD })).toBe(200);
  expect(await page(buyer, "wrong")).toBe(400);
  expect(await token({ grant_type: "password", username: "otp-1", password: "123456" })).toBe(400);
  expect(await token({ grant_type: "password", username: "passkey-1", password: "{}" })).toBe(400);
  expect(await token({ grant_type: "custom", access_token: "x", code_verifier: "y" })).toBe(400);
  expect(await token({ grant_type: "client_credentials", client_secret: "wrong" })).toBe(401);
  expect(await figures()).toEqual({
    "password accepted": 2,
    "password refused": 1,
    "code refused": 1,
    "passkey refused": 1,
    "sso refused": 1,
    "token refused": 1,
  });
});

it("[SI-01] attempts that a limit turns away are counted as limited: of an account by way, of an address unread", async () => {
  const guess = { grant_type: "password", username: "finance@kestrel.example", password: "wrong" };
  const before = await figures();
  const answers = [];
  for (let n = 0; n < 30; n += 1) answers.push(await token(guess));
  const after = await figures();
  const more = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  expect(answers.filter((status) => status === 400)).toHaveLength(more("password refused"));
  expect(answers.filter((status) => status === 429)).toHaveLength(
    more("password limited") + more("unread limited"),
  );
  expect(more("password limited")).toBeGreaterThan(0);
  expect(more("unread limited")).toBeGreaterThan(0);
});
