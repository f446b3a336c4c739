import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { sweepSignIns, writeProviders } from "../../commerce/modules/sso";
import { identityLinks, identityProviders, ssoLogouts, ssoSignIns } from "../../commerce/modules/sso/tables";
import { apiOfFile } from "../support/api";
import { openIdentityProvider } from "../support/identity-provider";
import { signOnAt } from "../support/provider-sign-on";

const wearer = "wearer@kestrel.example";
const approver = "approver@kestrel.example";
const api = await apiOfFile();
const [kestrel, saltbush] = [await openIdentityProvider(), await openIdentityProvider()];
afterAll(() => Promise.all([kestrel.close(), saltbush.close()]));
const at = signOnAt(api, kestrel, wearer);
const providerRow = (id: string, issuer: string) => ({
  id,
  organisation: id,
  name: id,
  issuer,
  clientId: "kitroom",
  clientSecret: "kitroom-secret",
  domains: [`${id}.example`],
  enabled: true,
});

beforeEach(async () => {
  for (const table of [identityLinks, ssoSignIns, ssoLogouts, identityProviders]) await api.db.delete(table);
  await writeProviders(api.db, [
    providerRow("kestrel", kestrel.issuer),
    providerRow("saltbush", saltbush.issuer),
  ]);
});

async function post(token: string, { id = "kestrel", ...init }: { id?: string } & RequestInit = {}) {
  const url = `https://uniforms.shop.example/authorizationserver/sso/${id}/logout`;
  const body = new URLSearchParams({ logout_token: token });
  const answer = await api.fetch(new Request(url, { method: "POST", body, ...init }));
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.getSetCookie()).toEqual([]);
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : undefined) as Record<string, string> };
}
const logout = async (claims: Record<string, unknown>) => post(await kestrel.logoutToken(claims));
const works = async ({ access_token: token }: { access_token: string }) =>
  (await api.call("GET", "/orgUsers/current", { token })).status === 200;
const enter = (sub: string, sid?: string, email = wearer) =>
  at.enter({ sub, email, ...(sid ? { sid } : {}) });

describe("a logout that a provider tells of", () => {
  test("[SI-02] ends one session of it at once, with the tokens that would renew it", async () => {
    const [office, phone] = [await enter("s-1", "office"), await enter("s-1", "phone")];
    const password = { access_token: await api.signIn(wearer) };
    expect(await logout({ sub: "s-1", sid: "office" })).toEqual({ status: 200, body: undefined });
    expect([await works(office), await works(phone), await works(password)]).toEqual([false, true, true]);
    expect((await at.refresh(office.refresh_token)).body.error).toBe("invalid_grant");
    expect((await logout({ sid: "phone" })).status).toBe(200);
    expect([await works(phone), await works(password)]).toEqual([false, true]);
  });

  test("[SI-02] ends every session of an account, and nobody else's", async () => {
    const [office, phone] = [await enter("s-1", "office"), await enter("s-1")];
    const other = await enter("s-2", "office", approver);
    const elsewhere = await signOnAt(api, saltbush, "wearer@saltbush.example").enter({
      sub: "s-1",
      sid: "office",
      email: "wearer@saltbush.example",
    });
    expect((await logout({ sub: "s-1" })).status).toBe(200);
    const open = await Promise.all([office, phone, other, elsewhere].map(works));
    expect(open).toEqual([false, false, true, true]);
  });

  test("[SI-02] ends a sign-in whose session the provider did not name, and one of the account alone", async () => {
    const [nameless, other] = [await enter("s-1"), await enter("s-2", undefined, approver)];
    expect((await logout({ sub: "s-1", sid: "office" })).status).toBe(200);
    expect([await works(nameless), await works(other)]).toEqual([false, true]);
    const named = await enter("s-2", "office", approver);
    expect((await logout({ sub: "s-1", sid: "office" })).status).toBe(200);
    expect(await works(named)).toBe(true);
  });

  test("[SI-02] also ends a sign-in that is still on its way into the shop", async () => {
    const landed = await at.land({ sub: "s-1", sid: "office", email: wearer });
    await logout({ sid: "office" });
    expect((await at.redeem(landed.token)).status).toBe(400);
    // The provider's answer left before the logout and comes after it.
    await logout({ sub: "s-3" });
    const late = await at.land({ sub: "s-3", email: wearer, issued: -5 });
    expect((await at.redeem(late.token)).status).toBe(400);
    const again = await at.land({ sid: "office", sub: "s-3", email: wearer });
    expect((await at.redeem(again.token)).status).toBe(400);
  });

  test("[SI-02] a token that is exchanged while the logout comes is ended or refused", async () => {
    for (let n = 0; n < 5; n += 1) {
      const { token } = await at.land({ sub: "s-1", sid: `race-${n}`, email: wearer });
      const [redeemed, ended] = await Promise.all([at.redeem(token), logout({ sid: `race-${n}` })]);
      expect(ended.status).toBe(200);
      if (redeemed.status === 200) expect(await works(redeemed.body as { access_token: string })).toBe(false);
    }
  });

  test("[SI-02] of somebody who is not signed in here is no error", async () => {
    expect((await logout({ sub: "nobody" })).status).toBe(200);
    expect((await logout({ sid: "nowhere" })).status).toBe(200);
  });

  test("[SI-02] a key that the provider has just changed counts", { timeout: 20_000 }, async () => {
    await logout({ sub: "nobody" });
    await kestrel.changeKey();
    await new Promise((done) => setTimeout(done, 5_500));
    const office = await enter("s-1", "office");
    expect([(await logout({ sid: "office" })).status, await works(office)]).toEqual([200, false]);
  });
});

describe("what is no logout", () => {
  const now = () => Math.floor(Date.now() / 1000);
  const cases: [what: string, claims: () => Record<string, unknown>][] = [
    ["another issuer", () => ({ iss: "https://somebody.example" })],
    ["the other provider's issuer", () => ({ iss: saltbush.issuer })],
    ["another audience", () => ({ aud: "another-shop" })],
    ["no audience", () => ({ aud: undefined })],
    ["no time of issue", () => ({ iat: undefined })],
    ["a time of issue to come", () => ({ iat: now() + 90, exp: now() + 200 })],
    ["a time of issue a quarter of an hour ago", () => ({ iat: now() - 900 })],
    ["no end", () => ({ exp: undefined })],
    ["an end that is past", () => ({ iat: now() - 300, exp: now() - 90 })],
    ["no id", () => ({ jti: undefined })],
    ["no event", () => ({ events: undefined })],
    ["another event", () => ({ events: { "https://somebody.example/event": {} } })],
    [
      "an event without a body",
      () => ({ events: { "http://schemas.openid.net/event/backchannel-logout": 1 } }),
    ],
    ["a nonce, as an ID token has it", () => ({ nonce: "n" })],
    ["nobody", () => ({ sub: undefined })],
    ["a session that is no text", () => ({ sid: 7 })],
    ["an endless session", () => ({ sid: "x".repeat(1001) })],
  ];

  test.each(cases)("[SI-02] a token with %s", async (_, claims) => {
    const office = await enter("s-1", "office");
    const answer = await logout({ sub: "s-1", ...claims() });
    expect([answer.status, answer.body["error"]]).toEqual([400, "invalid_request"]);
    expect(await works(office)).toBe(true);
  });

  test("[SI-02] a token that is forged, unsigned, of another type, or used before", async () => {
    const office = await enter("s-1", "office");
    const right = await kestrel.logoutToken({ sub: "s-1" });
    const [head, body, signature] = right.split(".") as [string, string, string];
    const unsigned = `${Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url")}.${body}.`;
    const wrong = [
      await kestrel.logoutToken({ sub: "s-1" }, { forged: true }),
      await kestrel.logoutToken({ sub: "s-1" }, { typ: "at+jwt" }),
      unsigned,
      `${head}.${body}.${signature.replace(/^./, (first) => (first === "A" ? "B" : "A"))}`,
      "no-token",
      "",
    ];
    for (const token of wrong) expect(await post(token)).toMatchObject({ status: 400 });
    expect(await works(office)).toBe(true);
    expect((await post(right)).status).toBe(200);
    const after = await at.enter({ sub: "s-1", sid: "home", email: wearer, issued: 1 });
    expect((await post(right)).body["error_description"]).toBe("This token was used before");
    expect(await works(after)).toBe(true);
  });

  test("[SI-02] the token of one provider at the address of another, or at none", async () => {
    const office = await enter("s-1", "office");
    const token = await kestrel.logoutToken({ sub: "s-1" });
    for (const id of ["saltbush", "nobody", "..%2Fkestrel"]) {
      expect(await post(token, { id })).toMatchObject({ status: 400, body: { error: "invalid_request" } });
    }
    expect(await works(office)).toBe(true);
  });

  test("[SI-02] a body that is no form, too long, or has two tokens", async () => {
    const token = await kestrel.logoutToken({ sub: "s-1" });
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    const bodies: [string, HeadersInit][] = [
      [JSON.stringify({ logout_token: token }), { "Content-Type": "application/json" }],
      [`logout_token=${token}&logout_token=${token}`, form],
      [`logout_token=${"a".repeat(17_000)}`, form],
      ["", form],
    ];
    for (const [body, headers] of bodies) expect((await post("", { body, headers })).status).toBe(400);
    expect((await post(token)).status).toBe(200);
  });

  test("[SI-02] while the provider's keys cannot be read, the provider is told to try again", async () => {
    const gone = await openIdentityProvider();
    await writeProviders(api.db, [providerRow("kestrel", gone.issuer)]);
    await gone.close();
    expect(await post(await gone.logoutToken({ sub: "s-1" }))).toMatchObject({
      status: 400,
      body: { error: "temporarily_unavailable" },
    });
  });
});

test("[SI-02] logouts of yesterday are swept", async () => {
  await logout({ sub: "nobody" });
  await sweepSignIns(api.db, api.now());
  expect(await api.db.$count(ssoLogouts)).toBe(1);
  await sweepSignIns(api.db, new Date(api.now().getTime() + 25 * 3600_000));
  expect(await api.db.$count(ssoLogouts)).toBe(0);
});
