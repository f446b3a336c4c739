import { afterAll, beforeAll, expect, it } from "vitest";
import type { ShopProcess } from "../e2e/host";
import { PASSWORD } from "../support/settings";
import { templateShop, type TemplateShop } from "../support/template-shop";

const OLD = "the-old-secret-of-this-test-0123456789-abcdef";
const NEW = "the-new-secret-of-this-test-9876543210-fedcba";
const COMES_BY = "wearer@korraline.example";
const STAYS_AWAY = "wearer@kestrel.example";
const PAGE = "/my-account/profile";

let place: TemplateShop;
let shop: ShopProcess | undefined;
beforeAll(async () => {
  place = await templateShop();
});
afterAll(async () => {
  await shop?.stop();
  await place.remove();
});

/** Starts the shop anew with these secrets. */
async function startWith(...secrets: string[]): Promise<void> {
  await shop?.stop();
  shop = await place.start({ SESSION_SECRET: secrets.join(","), LOG_LEVEL: "warn" });
}

const request = (path: string, init: RequestInit = {}) =>
  fetch(shop!.url + path, { redirect: "manual", ...init });
const cookiesIn = (answer: Response) => answer.headers.getSetCookie().map((text) => text.split(";")[0]!);

/** Signs in on the page, as a browser that sends these cookies. @returns the cookies of the visit and of the browser. */
async function signIn(email: string): Promise<string> {
  const answer = await request("/login", {
    method: "POST",
    headers: { Origin: shop!.url },
    body: new URLSearchParams({ email, password: PASSWORD }),
  });
  expect(answer.status).toBe(303);
  return cookiesIn(answer).join("; ");
}

/** A page of a signed-in person: its status, and the cookie of the visit if it was written anew. */
async function look(cookie: string): Promise<{ status: number; renewed: string | undefined }> {
  // A browser that says where a request comes from needs no proof in its forms, which would change the cookie.
  const headers = { Cookie: cookie, "Sec-Fetch-Site": "none" };
  const answer = await request(PAGE, { headers });
  return { status: answer.status, renewed: cookiesIn(answer).find((text) => /^kitroom=./.test(text)) };
}

/** The address of a punch-out visit, which has its key in the path. */
async function startVisit(): Promise<string> {
  const tokens = await request("/authorizationserver/oauth/token", {
    method: "POST",
    body: new URLSearchParams({
      ...{ client_id: "kitroom_storefront", client_secret: `embedded-${OLD}` },
      ...{ grant_type: "password", username: COMES_BY, password: PASSWORD },
    }),
  });
  const { access_token } = (await tokens.json()) as { access_token: string };
  const visit = await request("/occ/v2/uniforms/orgUsers/current/punchout/sessions", {
    method: "POST",
    headers: { Authorization: `Bearer ${access_token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ browserFormPostUrl: "https://buyer.example/return", buyerCookie: "b" }),
  });
  const { sid } = (await visit.json()) as { sid: string };
  const entry = await request(`/punchout/cxml/session?sid=${sid}`);
  return /^\/s\/[^/]+/.exec(entry.headers.get("Location") ?? "")![0];
}

it("[SI-01] a new session secret comes beside the old one, and nobody who comes by meanwhile is signed out", async () => {
  await startWith(OLD);
  const [first, away] = [await signIn(COMES_BY), await signIn(STAYS_AWAY)];
  // The first page after a sign-in notes in the cookie that there was one.
  const old = (await look(first)).renewed ?? first;
  const visit = `${await startVisit()}/orderUniform`;
  expect(await look(old)).toEqual({ status: 200, renewed: undefined });

  await startWith(NEW, OLD);
  const { status, renewed } = await look(old);
  expect([status, renewed]).toEqual([200, expect.stringMatching(/^kitroom=/)]);
  expect(await look(renewed!)).toEqual({ status: 200, renewed: undefined });
  expect((await request(visit)).status).toBe(200);

  await startWith(NEW);
  expect((await look(renewed!)).status).toBe(200);
  expect((await look(old)).status).toBe(303);
  expect((await look(away)).status).toBe(303);
  expect((await request(visit)).status).not.toBe(200);
  expect(shop!.output()).not.toContain("secret.another");
});

it("[SI-01] a process that signs with the old one opens what one with the new one sealed, while both serve", async () => {
  await startWith(NEW, OLD);
  const cookie = await signIn(COMES_BY);
  await startWith(OLD, NEW);
  expect((await look(cookie)).status).toBe(200);
  expect(shop!.output()).not.toContain("secret.another");
});
