import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { writeProviders } from "../../commerce/modules/sso";
import { keptForms } from "../../commerce/modules/kept-forms/tables";
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

const setBy = (answer: Response, name: string) =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? "";
const cookieOf = (answer: Response) => setBy(answer, "kitroom").split(";")[0]!;
const formOf = (answer: Response) => setBy(answer, "kitroom-form").split(";")[0]!;
const placeOf = (answer: Response) => answer.headers.get("Location") ?? "";
const login = (fields: Record<string, string>, query = "", cookie?: string) =>
  shop.request(`/login${query}`, { body: new URLSearchParams(fields), cookie });

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

/** From the sign-in page to the landing's address; `form` is the cookie that takes a form along. */
async function comeBack(email = wearer, query = "", before?: string) {
  const sent = await login({ email, do: "sso" }, query, before);
  expect([sent.status, placeOf(sent)]).toEqual([303, "/login/sso"]);
  expect(sent.headers.get("X-Remix-Reload-Document")).toBe("true");
  const cookie = cookieOf(sent);
  const back = await signInAt(await awayFrom(cookie), email);
  const landing = await shop.api.fetch(new Request(back));
  return { cookie, form: formOf(sent), landing: placeOf(landing).slice(SHOP.length) };
}

/** Signs in through the provider. */
async function enter(email = wearer, query = "", before?: string) {
  const { cookie, form, landing } = await comeBack(email, query, before);
  const arrived = cookieOf(await shop.request(landing, { cookie }));
  // The browser sends the form's cookie to this page alone.
  const entered = await shop.request("/SSO-Redirection", { cookie: `${arrived}; ${form}` });
  return { arrived: `${arrived}; ${form}`, entered, cookie: cookieOf(entered) };
}

/** A form that met the end of a sign-in: the query of the login page that it leads to, and the cookie of that visit. */
async function formOfEndedSignIn(fields: Record<string, string>, email = wearer) {
  const { cookie } = await enter(email);
  await shop.request("/logout", { cookie, body: new URLSearchParams() });
  const body = new URLSearchParams(fields);
  const sent = await shop.request("/my-account/profile", { cookie, body });
  const place = new URL(placeOf(sent), SHOP);
  expect(place.pathname).toBe("/login");
  return { query: place.search, resume: place.searchParams.get("resume"), cookie: cookieOf(sent) };
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

test("[SI-08] a form that met the end of a sign-in is kept through the provider, and sent by one press", async () => {
  const name = "Ngā <b>&";
  const ended = await formOfEndedSignIn({ preferredName: name, newPassword: "not kept" });
  const sent = await login({ email: wearer, do: "sso" }, ended.query, ended.cookie);
  expect(setBy(sent, "kitroom-form")).toMatch(
    /^kitroom-form=[\w-]+; Max-Age=900; Path=\/SSO-Redirection; HttpOnly; SameSite=Lax$/,
  );
  const { arrived, entered, cookie } = await enter(wearer, ended.query, ended.cookie);
  expect(placeOf(entered)).toBe(`/login/resume?resume=${ended.resume}`);
  expect(setBy(entered, "kitroom-form")).toContain("kitroom-form=; Max-Age=0");
  const html = await main(await shop.request(placeOf(entered), { cookie }));
  expect(html).toContain("<dt>Preferred name</dt><dd>Ngā &lt;b&gt;&amp;</dd>");
  expect(html).not.toContain("not kept");
  const body = new URLSearchParams({
    titleCode: "ms",
    firstName: "Mei",
    lastName: "Castellanos",
    preferredName: name,
  });
  const saved = await shop.request("/my-account/profile", { cookie, body });
  expect(saved.status).toBe(303);
  const profile = await main(await shop.request("/my-account/profile", { cookie }));
  expect(profile).toContain('value="Ngā &lt;b&gt;&amp;"');

  // Coming back a second time signs nobody in, and the form stays shut.
  const again = await shop.request("/SSO-Redirection", { cookie: arrived });
  expect(placeOf(again)).toBe(`/login?resume=${ended.resume}`);
  expect(
    placeOf(await shop.request(`/login/resume?resume=${ended.resume}`, { cookie: cookieOf(again) })),
  ).toMatch(/^\/login\?redirectTo=/);
});

test("[SI-08] a form is refused for somebody else whom the same provider signs in", async () => {
  const ended = await formOfEndedSignIn({ preferredName: "Chosen by Mallory" });
  const { entered, cookie } = await enter("approver@kestrel.example", ended.query, ended.cookie);
  const answer = await shop.request(placeOf(entered), { cookie });
  expect([answer.status, placeOf(answer)]).toEqual([303, "/"]);
  expect(await answer.text()).not.toContain("Mallory");
  const home = await (await shop.request("/", { cookie: cookieOf(answer) })).text();
  expect(home).toContain("Your form was not sent");
});

test("[SI-08] a long form is kept as well, through the provider and for its owner alone", async () => {
  const note = "Ngā <b>& ".repeat(4000).trim();
  const ended = await formOfEndedSignIn({ preferredName: "Ani", note, newPassword: "not kept" });
  expect(ended.resume).toMatch(/^form-[\w-]{43}$/);
  const { entered, cookie } = await enter(wearer, ended.query, ended.cookie);
  expect(placeOf(entered)).toBe(`/login/resume?resume=${ended.resume}`);
  for (let reload = 0; reload < 2; reload += 1) {
    const html = await main(await shop.request(placeOf(entered), { cookie }));
    expect(html).toContain(
      `value="${note.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}"`,
    );
    expect(html).not.toContain("not kept");
  }
  const other = await enter("approver@kestrel.example", ended.query, ended.cookie);
  const refused = await shop.request(placeOf(other.entered), { cookie: other.cookie });
  expect([refused.status, placeOf(refused)]).toEqual([303, "/"]);
  const [kept] = await shop.api.db.select().from(keptForms);
  expect(kept!.sealed).toMatch(/^[\w-]+$/);
  expect(JSON.stringify(kept)).not.toContain(ended.resume!.slice(5));
});

test("[SI-08] a form of more than 64 KB, or one that the API does not keep, goes to the sign-in without it", async () => {
  const { cookie } = await enter();
  await shop.request("/logout", { cookie, body: new URLSearchParams() });
  const sent = async (length: number, fetch?: (call: Request) => Promise<Response>) => {
    const body = new URLSearchParams({ preferredName: "x".repeat(length) });
    const answer = await shop.request("/my-account/profile", { cookie, body, ...(fetch ? { fetch } : {}) });
    return new URL(placeOf(answer), SHOP).searchParams.get("resume")?.length;
  };
  expect(await sent(70_000)).toBeUndefined();
  const without = (call: Request) =>
    call.url.endsWith("/keptForms")
      ? Promise.resolve(Response.json({ errors: [] }, { status: 404 }))
      : shop.api.fetch(call);
  expect(await sent(20_000, without)).toBeUndefined();
  // It fits in the address, as far as there is no provider on the way.
  expect(await sent(4000, without)).toBeGreaterThan(5000);
  expect(await sent(4000)).toBe(48);
});

test("[SI-08] a refusal of the provider keeps the form waiting; one that is too long, or an earlier one, is forgotten", async () => {
  const ended = await formOfEndedSignIn({ preferredName: "Ani" });
  const sent = await login({ email: wearer, do: "sso" }, ended.query, ended.cookie);
  const cookie = `${cookieOf(sent)}; ${formOf(sent)}`;
  const refused = await shop.request("/SSO-Redirection?error=denied", { cookie });
  expect(placeOf(refused)).toBe(`/login?resume=${ended.resume}`);
  const long = await login({ email: wearer, do: "sso" }, `?resume=${"a".repeat(3501)}`);
  const other = await login({ email: wearer, do: "sso" });
  const odd = await login({ email: wearer, do: "sso" }, `?resume=${encodeURIComponent("a; Path=/")}`);
  for (const answer of [long, other, odd]) {
    expect(setBy(answer, "kitroom-form")).toMatch(/^kitroom-form=; Max-Age=0; Path=\/SSO-Redirection; /);
  }
  const headers = { "X-Forwarded-Proto": "https" };
  const body = new URLSearchParams({ email: wearer, do: "sso" });
  const secure = await shop.request(`/login${ended.query}`, { body, headers });
  expect(setBy(secure, "__Secure-kitroom-form")).toMatch(/; Secure$/);
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

test("[SI-02] leads to no other site after the provider, whatever the address asked for", async () => {
  for (const redirectTo of [
    "//evil.example/x",
    "https://evil.example",
    "/\\evil.example",
    "/login",
    "/logout",
  ]) {
    const { entered } = await enter(wearer, `?${new URLSearchParams({ redirectTo }).toString()}`);
    expect([entered.status, placeOf(entered)], redirectTo).toEqual([303, "/"]);
  }
  const { cookie, form, landing } = await comeBack(wearer, "?redirectTo=%2Fcart");
  const there = `${landing}&next=//evil.example&redirectTo=//evil.example`;
  const arrived = cookieOf(await shop.request(there, { cookie }));
  const entered = await shop.request("/SSO-Redirection?redirectTo=//evil.example", {
    cookie: `${arrived}; ${form}`,
  });
  expect(placeOf(entered)).toBe("/cart");
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
  const screen = await main(waiting.clone());
  expect(screen).toContain("Loading your uniform shop");
  expect(screen).toContain("This may take a few moments. Please leave this browser window open.");
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
