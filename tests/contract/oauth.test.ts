import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { units } from "../../commerce/modules/organisation/tables";
import { oauthTokens } from "../../commerce/modules/oauth/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile, testApi } from "../support/api";
import { expectRefusal } from "../support/expect";
import { CLIENT, PASSWORD, TEST_NOW, TEST_PASSWORD_COST } from "../support/settings";

const client = { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret };
const wearer = "wearer@kestrel.example";
const api = await apiOfFile();

const password = (username: string, word = PASSWORD) =>
  api.oauth("token", { grant_type: "password", username, password: word, ...client });
const refresh = (token: string) =>
  api.oauth("token", { grant_type: "refresh_token", refresh_token: token, ...client });
const profile = (token: string) => api.call("GET", "/orgUsers/current", { token });

describe("password grant", () => {
  test("[SI-01] gives an access and a refresh token that nobody may keep in a cache", async () => {
    const { status, body, headers } = await password(wearer);
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: "bearer", expires_in: 1800 });
    expect(body.access_token).not.toBe(body.refresh_token);
    expect(headers.get("cache-control")).toBe("no-store");
    expect((await profile(body.access_token)).body.uid).toBe(wearer);
  });

  test("[SI-01] takes the e-mail address in any case and with spaces around it", async () => {
    expect((await password("  Wearer@Kestrel.Example ")).status).toBe(200);
  });

  test("[SI-01] only hashes of tokens are stored", async () => {
    const { body } = await password(wearer);
    const stored = await api.db.select().from(oauthTokens);
    expect(JSON.stringify(stored)).not.toContain(body.access_token);
    expect(JSON.stringify(stored)).not.toContain(body.refresh_token);
  });

  test.each([
    ["a wrong password", wearer, "wrong"],
    ["an unknown person", "nobody@kestrel.example", PASSWORD],
    ["no name", "", PASSWORD],
    ["no password", "wearer@saltbush.example", ""],
  ])("[SI-01] %s is invalid_grant, Bad credentials", async (_, name, word) => {
    const { status, body } = await password(name, word);
    expect([status, body]).toEqual([400, { error: "invalid_grant", error_description: "Bad credentials" }]);
  });

  test("[API-1] parameters in the address do not count", async () => {
    const query = new URLSearchParams({
      grant_type: "password",
      username: wearer,
      password: PASSWORD,
      ...client,
    });
    const url = `http://commerce.test/authorizationserver/oauth/token?${query}`;
    const answer = await api.fetch(new Request(url, { method: "POST" }));
    expect(answer.status).toBe(401);
  });
});

describe("a hash from before passwords became dearer", () => {
  test("[SI-01] is renewed at the next sign-in, and only then", async () => {
    const dear = await testApi({ passwordCost: 2 ** 17, connection: { db: api.db } as never });
    const hash = async () =>
      (await api.db.select().from(users).where(eq(users.uid, wearer)))[0]!.passwordHash;
    const form = { grant_type: "password", username: wearer, ...client };
    const before = await hash();
    expect(before.startsWith(`scrypt$${TEST_PASSWORD_COST}$8$1$`)).toBe(true);
    expect((await dear.oauth("token", { ...form, password: "wrong" })).status).toBe(400);
    expect(await hash()).toBe(before);
    expect((await dear.oauth("token", { ...form, password: PASSWORD })).status).toBe(200);
    const renewed = await hash();
    expect(renewed).toMatch(/^scrypt\$131072\$8\$1\$/);
    expect((await dear.oauth("token", { ...form, password: "wrong" })).status).toBe(400);
    expect((await dear.oauth("token", { ...form, password: PASSWORD })).status).toBe(200);
    expect(await hash()).toBe(renewed);
    await api.db.update(users).set({ passwordHash: before }).where(eq(users.uid, wearer));
  });
});

describe("the application", () => {
  test.each([
    ["wrong secret", { client_id: CLIENT.clientId, client_secret: "wrong" }],
    ["wrong id", { client_id: "someone", client_secret: CLIENT.clientSecret }],
    ["neither", {}],
  ])("[API-1] with %s is 401 invalid_client", async (_, who) => {
    const { status, body } = await api.oauth("token", { grant_type: "client_credentials", ...who });
    expect([status, body.error]).toEqual([401, "invalid_client"]);
  });

  test("[API-1] may show itself by HTTP Basic", async () => {
    const basic = Buffer.from(`${CLIENT.clientId}:${CLIENT.clientSecret}`).toString("base64");
    const { status, body } = await api.oauth(
      "token",
      { grant_type: "client_credentials" },
      { Authorization: `Basic ${basic}` },
    );
    expect(status).toBe(200);
    expect(body.refresh_token).toBeUndefined();
  });

  test("[API-1] its own token is nobody's: calls of a person are 403, open calls answer", async () => {
    const { body } = await api.oauth("token", { grant_type: "client_credentials", ...client });
    expectRefusal(await profile(body.access_token), 403, "ForbiddenError");
    expect((await api.call("GET", "/titles", { token: body.access_token })).status).toBe(200);
  });

  test("[API-1] an unknown grant is unsupported_grant_type", async () => {
    const { status, body } = await api.oauth("token", { grant_type: "magic", ...client });
    expect([status, body.error]).toEqual([400, "unsupported_grant_type"]);
  });
});

describe("refresh tokens", () => {
  test("[SI-08] rotate: the successor works and has a new refresh token", async () => {
    const first = (await password(wearer)).body;
    const second = (await refresh(first.refresh_token)).body;
    expect(second.access_token).not.toBe(first.access_token);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await profile(second.access_token)).status).toBe(200);
    expect((await refresh(second.refresh_token)).status).toBe(200);
  });

  test("[SI-08] shown again within a minute, even at once, give the same successors", async () => {
    const { refresh_token } = (await password(wearer)).body;
    const [a, b] = await Promise.all([refresh(refresh_token), refresh(refresh_token)]);
    api.advance(59);
    const c = await refresh(refresh_token);
    expect([b.body.access_token, c.body.access_token]).toEqual([a.body.access_token, a.body.access_token]);
    expect(c.body.refresh_token).toBe(a.body.refresh_token);
    api.setNow(TEST_NOW);
  });

  test("[SI-08] shown again after a minute end the whole family", async () => {
    const first = (await password(wearer)).body;
    const second = (await refresh(first.refresh_token)).body;
    api.advance(61);
    const replay = await refresh(first.refresh_token);
    expect([replay.status, replay.body.error]).toEqual([400, "invalid_grant"]);
    expectRefusal(await profile(second.access_token), 401, "InvalidTokenError");
    expect((await refresh(second.refresh_token)).status).toBe(400);
    api.setNow(TEST_NOW);
  });

  test.each(["", "nonsense", "x".repeat(5000)])("[SI-08] %.20s is no refresh token", async (token) => {
    const { status, body } = await refresh(token);
    expect([status, body.error]).toEqual([400, "invalid_grant"]);
  });

  test("[SI-08] an access token is no refresh token, and a refresh token opens nothing", async () => {
    const { access_token, refresh_token } = (await password(wearer)).body;
    expect((await refresh(access_token)).status).toBe(400);
    expectRefusal(await profile(refresh_token), 401, "InvalidTokenError");
  });

  test("[SI-08] last thirty days, access tokens half an hour", async () => {
    const { access_token, refresh_token } = (await password(wearer)).body;
    api.advance(1799);
    expect((await profile(access_token)).status).toBe(200);
    api.advance(1);
    expectRefusal(await profile(access_token), 401, "InvalidTokenError");
    api.setNow(new Date(TEST_NOW.getTime() + 30 * 86_400_000));
    expect((await refresh(refresh_token)).status).toBe(400);
    api.setNow(TEST_NOW);
  });
});

describe("revocation", () => {
  test.each(["access_token", "refresh_token"])("[SI-08] by %s ends both tokens", async (which) => {
    const tokens = (await password(wearer)).body;
    expect((await api.oauth("revoke", { token: tokens[which] })).status).toBe(200);
    expectRefusal(await profile(tokens.access_token), 401, "InvalidTokenError");
    expect((await refresh(tokens.refresh_token)).status).toBe(400);
  });

  test("[SI-08] counts at once, also for a caller who keeps to one correlation id", async () => {
    const { access_token: token } = (await password(wearer)).body;
    const headers = { "X-Correlation-Id": "always-the-same" };
    const ask = () => api.call("GET", "/orgUsers/current", { token, headers });
    expect((await ask()).status).toBe(200);
    await api.oauth("revoke", { token });
    expectRefusal(await ask(), 401, "InvalidTokenError");
  });

  test("[SI-08] by the header alone, and of an unknown token, is no error", async () => {
    const { access_token } = (await password(wearer)).body;
    expect((await api.oauth("revoke", {}, { Authorization: `Bearer ${access_token}` })).status).toBe(200);
    expectRefusal(await profile(access_token), 401, "InvalidTokenError");
    expect((await api.oauth("revoke", { token: "unknown" })).status).toBe(200);
  });
});

describe("disabled people", () => {
  const name = "lapsing@kestrel.example";
  const setActive = (active: boolean) => api.db.update(users).set({ active }).where(eq(users.uid, name));

  test("[SI-08] get no token, and the ones they have stop working", async () => {
    const { access_token, refresh_token } = (await password(name)).body;
    await setActive(false);
    const denied = await password(name);
    expect(denied.body).toEqual({ error: "invalid_grant", error_description: "User is disabled" });
    expectRefusal(await profile(access_token), 401, "InvalidTokenError");
    expect((await refresh(refresh_token)).status).toBe(400);
    await setActive(true);
  });

  test("[SI-08] a wrong password does not tell that somebody is disabled", async () => {
    await setActive(false);
    expect((await password(name, "wrong")).body.error_description).toBe("Bad credentials");
    await setActive(true);
  });

  test("[SI-08] people of a closed unit cannot go on either", async () => {
    const token = (await password(name)).body.access_token;
    await api.db.update(units).set({ active: false }).where(eq(units.uid, "kestrel-syd"));
    expectRefusal(await profile(token), 401, "InvalidTokenError");
    expect((await password(name)).body.error_description).toBe("User is disabled");
    await api.db.update(units).set({ active: true }).where(eq(units.uid, "kestrel-syd"));
    expect((await profile(token)).status).toBe(200);
  });
});
