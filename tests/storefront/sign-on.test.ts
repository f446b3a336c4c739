import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { writeProviders } from "../../commerce/modules/sso";
import { identityLinks, ssoSignIns } from "../../commerce/modules/sso/tables";
import { PASSWORD } from "../support/settings";
import { openStaffSignIn } from "../support/staff-sign-in";
import { main, testStorefront, type Storefront } from "../support/storefront";

const wearer = "wearer@kestrel.example";
const SHOP = "https://uniforms.shop.example";
let shop: Storefront;
let provider: Awaited<ReturnType<typeof openStaffSignIn>>;
beforeAll(async () => {
  shop = await testStorefront();
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  provider = await openStaffSignIn({ port, shop: SHOP, id: "kestrel" });
  const entry = { id: "kestrel", organisation: "kestrel", name: "Kestrel", issuer: provider.issuer };
  const own = { clientId: "kitroom", clientSecret: "kitroom-demo-secret", domains: ["kestrel.example"] };
  await writeProviders(shop.api.db, [{ ...entry, ...own, enabled: true }]);
});
afterAll(async () => {
  await provider.close();
  await shop.api.close();
});
beforeEach(async () => {
  for (const table of [identityLinks, ssoSignIns]) await shop.api.db.delete(table);
});

const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0]!)
    .find((cookie) => cookie.startsWith("kitroom=")) ?? "";
const placeOf = (answer: Response) => answer.headers.get("Location") ?? "";
const login = (fields: Record<string, string>, query = "") =>
  shop.request(`/login${query}`, { body: new URLSearchParams(fields) });

/** The address that the leaving page leads to. */
async function awayFrom(cookie: string): Promise<string> {
  const page = await shop.request("/login/sso", { cookie });
  expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
  return (/<a href="([^"]+)"/.exec(await page.text())?.[1] ?? "").replaceAll("&#38;", "&");
}

/** A browser at the provider: its cookies, and a form with any password, until the provider leads back to the shop. */
async function signInAt(address: string, email: string): Promise<string> {
  const jar = new Map<string, string>();
  const visit = async (url: string, body?: URLSearchParams): Promise<Response> => {
    const headers = { Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") };
    const answer = await fetch(url, {
      redirect: "manual",
      headers,
      ...(body ? { method: "POST", body } : {}),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name, value] = cookie.split(";")[0]!.split(/=(.*)/s) as [string, string];
      jar.set(name, value);
    }
    return answer;
  };
  let place = address;
  for (let steps = 0; steps < 8 && !place.startsWith(SHOP); steps += 1) {
    const answer = await visit(place);
    if (answer.status === 200) {
      const form = new URLSearchParams({ prompt: "login", login: email, password: "anything" });
      const action = /action="([^"]+)"/.exec(await answer.text())![1]!;
      place = new URL(placeOf(await visit(new URL(action, place).href, form)), place).href;
    } else place = new URL(placeOf(answer), place).href;
  }
  return place;
}

/** From the sign-in page to the landing's address. */
async function comeBack(email = wearer, query = "") {
  const sent = await login({ email, do: "sso" }, query);
  expect([sent.status, placeOf(sent)]).toEqual([303, "/login/sso"]);
  expect(sent.headers.get("X-Remix-Reload-Document")).toBe("true");
  const cookie = cookieOf(sent);
  const back = await signInAt(await awayFrom(cookie), email);
  const landing = await shop.api.fetch(new Request(back));
  return { cookie, landing: placeOf(landing).slice(SHOP.length) };
}

test("[SI-02] signs in at a real provider, lands without a trace, and goes where the person wanted", async () => {
  const { cookie, landing } = await comeBack(wearer, "?redirectTo=%2Fmy-account%2Fprofile");
  expect(landing).toMatch(/^\/SSO-Redirection\?access_token=[\w-]{43}$/);
  const arrived = await shop.request(landing, { cookie });
  expect([arrived.status, placeOf(arrived)]).toEqual([303, "/SSO-Redirection"]);
  expect(arrived.headers.get("Referrer-Policy")).toBe("no-referrer");
  const entered = await shop.request("/SSO-Redirection", { cookie: cookieOf(arrived) });
  expect([entered.status, placeOf(entered)]).toEqual([303, "/my-account/profile"]);
  const profile = await main(await shop.request("/my-account/profile", { cookie: cookieOf(entered) }));
  expect(profile).toContain(wearer);

  const out = await shop.request("/logout", { cookie: cookieOf(entered), body: new URLSearchParams() });
  expect(placeOf(out)).toBe("/login/sso");
  const end = new URL(await awayFrom(cookieOf(out)));
  expect(end.origin).toBe(provider.issuer);
  expect((await fetch(end)).status).toBe(200);
  const signedOut = await main(await shop.request("/login", { cookie: cookieOf(out) }));
  expect(signedOut).toContain('name="email"');
});

test("[SI-02] a landing link of somebody else signs nobody in", async () => {
  const { landing } = await comeBack();
  const other = cookieOf(await login({ email: wearer, do: "sso" }));
  const arrived = await shop.request(landing, { cookie: other });
  const refused = await shop.request("/SSO-Redirection", { cookie: cookieOf(arrived) });
  expect(placeOf(refused)).toBe("/login");
  const html = await (await shop.request("/login", { cookie: cookieOf(refused) })).text();
  expect(html).toContain("This sign-in has expired, or it began in another browser. Sign in again.");
  // Nor does one without any session.
  const bare = await shop.request("/SSO-Redirection", { cookie: cookieOf(await shop.request(landing)) });
  expect(placeOf(bare)).toBe("/login");
});

test("[SI-02] the landing says why there is no sign-in", async () => {
  const { cookie, landing } = await comeBack("nobody@kestrel.example");
  expect(landing).toBe("/SSO-Redirection?error=unknown-person");
  const refused = await shop.request(landing, { cookie });
  expect(placeOf(refused)).toBe("/login");
  expect(await (await shop.request("/login", { cookie: cookieOf(refused) })).text()).toContain(
    "Your organisation knows you, but you have no account in this shop yet.",
  );
});

test("[SI-02] without an answer of the API the landing reloads itself once", async () => {
  const { cookie, landing } = await comeBack();
  const arrived = cookieOf(await shop.request(landing, { cookie }));
  const fetch = (call: Request) =>
    call.url.endsWith("/oauth/token")
      ? Promise.resolve(new Response("", { status: 502 }))
      : shop.api.fetch(call);
  const waiting = await shop.request("/SSO-Redirection", { cookie: arrived, fetch });
  expect(waiting.status).toBe(200);
  expect(await waiting.clone().text()).toContain('<meta http-equiv="refresh" content="1"/>');
  const again = await shop.request("/SSO-Redirection", { cookie: cookieOf(waiting), fetch });
  expect(placeOf(again)).toBe("/login");
  const entered = await shop.request("/SSO-Redirection", { cookie: cookieOf(waiting) });
  expect(placeOf(entered)).toBe("/");
});

test("[SI-01] the check leads to the provider also with a password, and to nobody's without one", async () => {
  expect(placeOf(await login({ email: wearer, password: PASSWORD }))).toBe("/login/sso");
  expect(placeOf(await login({ email: "nobody@kestrel.example", password: "x" }))).toBe("/login/sso");
  const none = await login({ email: "wearer@emberbun.example", do: "sso" });
  expect([none.status, await main(none)]).toEqual([
    400,
    expect.stringContaining("Your organisation has no sign-in of its own here."),
  ]);
  const form = await login({ email: "wearer@emberbun.example", password: PASSWORD });
  expect(placeOf(form)).toBe("/");
  expect(placeOf(await shop.request("/login/sso"))).toBe("/login");
});

test("[SI-02] whom an organisation signs in has no password to set anew", async () => {
  const sent = await shop.request("/forgot-password", { body: new URLSearchParams({ userid: wearer }) });
  expect([sent.status, await main(sent)]).toEqual([
    400,
    expect.stringContaining("You sign in with Kestrel, so there is no password in this shop to set."),
  ]);
  const other = new URLSearchParams({ userid: "wearer@emberbun.example" });
  expect((await shop.request("/forgot-password", { body: other })).status).toBe(303);
});

test("[SI-01] a bill-to goes along through the sign-in and is taken off the address", async () => {
  const asked = await shop.request("/my-account/orders?billTo=42&sort=x");
  const place = new URL(placeOf(asked), SHOP);
  expect([place.pathname, Object.fromEntries(place.searchParams)]).toEqual([
    "/login",
    { redirectTo: "/my-account/orders?sort=x", billTo: "42" },
  ]);
  const cookie = await shop.signIn("wearer@emberbun.example");
  const open = await shop.request("/my-account/orders?billTo=42&sort=x", { cookie });
  expect([open.status, placeOf(open)]).toEqual([303, "/my-account/orders?sort=x"]);
  expect(placeOf(await shop.request("/?billTo=42", { cookie }))).toBe("/");
});
