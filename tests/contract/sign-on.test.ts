import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { writeProviders } from "../../commerce/modules/sso";
import { identityLinks, identityProviders, ssoSignIns } from "../../commerce/modules/sso/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { openIdentityProvider, type Said } from "../support/identity-provider";
import { CLIENT, TEST_NOW } from "../support/settings";

const wearer = "wearer@kestrel.example";
const VERIFIER = "a-verifier-that-stays-in-the-session-of-a-browser";
const client = { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret };
const api = await apiOfFile();
const [kestrel, saltbush] = [await openIdentityProvider(), await openIdentityProvider()];
afterAll(() => Promise.all([kestrel.close(), saltbush.close()]));
const organisationOf = async (uid: string) =>
  (await api.db.select().from(users).where(eq(users.uid, uid)))[0]!.organisationUid;
const entry = { clientId: "kitroom", clientSecret: "kitroom-secret", enabled: true };
const providers = [
  {
    ...entry,
    id: "kestrel",
    name: "Kestrel staff sign-in",
    organisation: await organisationOf(wearer),
    issuer: kestrel.issuer,
    domains: ["kestrel.example"],
  },
  {
    ...entry,
    id: "saltbush",
    name: "Saltbush",
    organisation: await organisationOf("wearer@saltbush.example"),
    issuer: saltbush.issuer,
    domains: ["saltbush.example"],
  },
];

beforeEach(async () => {
  api.setNow(TEST_NOW);
  for (const table of [identityLinks, ssoSignIns, identityProviders]) await api.db.delete(table);
  await writeProviders(api.db, providers);
});

const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");
const addressFor = async (userid: string, verifier = VERIFIER) =>
  (await api.call("GET", "/users/ssoUrl", { query: { userid, challenge: challengeOf(verifier) } }))
    .body as string;
/** Where the provider's answer leads: the token or the reason. */
async function land(back: URL) {
  const answer = await api.fetch(new Request(back));
  expect(answer.status).toBe(303);
  expect([answer.headers.get("Referrer-Policy"), answer.headers.get("Cache-Control")]).toEqual([
    "no-referrer",
    "no-store",
  ]);
  const { origin, pathname, searchParams } = new URL(answer.headers.get("Location")!);
  expect(origin + pathname).toBe("https://uniforms.shop.example/SSO-Redirection");
  return { token: searchParams.get("access_token"), reason: searchParams.get("error") };
}
const signInBy = async (said: Said, at = kestrel, userid = wearer) =>
  land(at.answer(await addressFor(userid), said));
const redeem = (token: string | null, verifier = VERIFIER) =>
  api.oauth("token", { grant_type: "custom", access_token: token ?? "", code_verifier: verifier, ...client });
const whoIs = async (token: string) =>
  (await api.call("GET", "/orgUsers/current", { token })).body.uid as string;

describe("the login user check", () => {
  const check = async (userid: string) =>
    (await api.call("POST", "/users/loginUserCheck", { body: { userid } })).body;

  test("[SI-01] answers 200 for everybody, known or not, and the first error for what is no name", async () => {
    expect(await check(wearer)).toEqual({ statusCode: "200", errors: [] });
    expect(await check("nobody@kestrel.example")).toEqual(await check(wearer));
    const refused = await check("  ");
    expect(refused.statusCode).toBe("400");
    expect(refused.errors[0].message).toBe("Enter your email, for example name@company.example.");
  });

  test("[SI-01] the address depends on the domain alone, and is empty without a provider", async () => {
    for (const userid of [wearer, "nobody@kestrel.example", " Wearer@KESTREL.example"]) {
      expect(new URL(await addressFor(userid)).origin).toBe(kestrel.issuer);
    }
    for (const userid of [
      "wearer@emberbun.example",
      "wearer@not-kestrel.example",
      "kestrel.example",
      "x@@",
    ]) {
      expect(await addressFor(userid)).toBe("");
    }
    const active = async (userid: string) =>
      (await api.call("GET", "/users/activeSso", { query: { userid } })).body;
    expect(await active(wearer)).toEqual({ active: true, name: "Kestrel staff sign-in" });
    expect(await active("wearer@emberbun.example")).toEqual({ active: false });
    await api.db.update(identityProviders).set({ enabled: false });
    expect([await addressFor(wearer), await active(wearer)]).toEqual(["", { active: false }]);
  });
});

describe("a sign-in at a provider", () => {
  test("[SI-02] asks with PKCE, state and nonce, and signs the person in", async () => {
    const asked = new URL(await addressFor(wearer)).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: "code",
      client_id: "kitroom",
      scope: "openid email profile",
      code_challenge_method: "S256",
      login_hint: wearer,
      redirect_uri: "https://uniforms.shop.example/authorizationserver/sso/kestrel/callback",
    });
    const { token } = await signInBy({ email: wearer });
    const { status, body } = await redeem(token);
    expect(status).toBe(200);
    expect(await whoIs(body.access_token)).toBe(wearer);
    const [row] = await api.db.select().from(ssoSignIns);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test("[SI-02] a landing token works once, for a minute, in the browser that asked", async () => {
    const stale = {
      status: 400,
      body: { error: "invalid_grant", error_description: "Invalid sign-on token" },
    };
    const first = await signInBy({ email: wearer });
    expect((await redeem(first.token)).status).toBe(200);
    expect(await redeem(first.token)).toMatchObject(stale);
    const stolen = await signInBy({ email: wearer });
    expect(await redeem(stolen.token, "another-browser-has-another-text-in-its-session")).toMatchObject(
      stale,
    );
    expect(await redeem(stolen.token)).toMatchObject(stale);
    const late = await signInBy({ email: wearer });
    api.advance(61);
    expect(await redeem(late.token)).toMatchObject(stale);
  });

  test("[SI-02] the subject counts from then on, whatever the address becomes", async () => {
    await signInBy({ sub: "s-1", email: wearer });
    const { token } = await signInBy({ sub: "s-1", email: "married@kestrel.example" });
    expect(await whoIs((await redeem(token)).body.access_token)).toBe(wearer);
    // The address went to somebody else at the provider.
    expect(await signInBy({ sub: "s-2", email: wearer })).toEqual({ token: null, reason: "other-account" });
  });

  test("[SI-02] a key that the provider has just changed counts at once", async () => {
    expect((await signInBy({ email: wearer })).reason).toBeNull();
    await kestrel.changeKey();
    expect((await signInBy({ email: wearer })).reason).toBeNull();
  });

  test("[SI-02] clocks may differ by half a minute, not by more", async () => {
    expect((await signInBy({ email: wearer, expires: -20 })).reason).toBeNull();
    expect((await signInBy({ email: wearer, expires: -90 })).reason).toBe("untrusted");
  });
});

describe("what is not accepted", () => {
  const reasonFor = async (said: Said) => (await signInBy({ email: wearer, ...said })).reason;

  test("[SI-02] a code that was used already", async () => {
    const back = kestrel.answer(await addressFor(wearer), { email: wearer });
    expect((await land(back)).reason).toBeNull();
    expect((await land(back)).reason).toBe("used-code");
  });

  test("[SI-02] a state that was not made here, or is a quarter of an hour old", async () => {
    expect(await reasonFor({ redirect: { state: "made-up" } })).toBe("expired");
    const back = kestrel.answer(await addressFor(wearer), { email: wearer });
    api.advance(16 * 60);
    expect((await land(back)).reason).toBe("expired");
  });

  test("[SI-02] a wrong nonce, issuer, audience or signature", async () => {
    expect(await reasonFor({ nonce: "of-another-sign-in" })).toBe("untrusted");
    expect(await reasonFor({ issuer: "https://somebody.example" })).toBe("untrusted");
    expect(await reasonFor({ audience: "another-shop" })).toBe("untrusted");
    expect(await reasonFor({ forged: true })).toBe("untrusted");
  });

  test("[SI-02] the answer of one provider at the address of another (mix-up)", async () => {
    const back = kestrel.answer(await addressFor(wearer), { email: wearer });
    back.pathname = back.pathname.replace("kestrel", "saltbush");
    expect((await land(back)).reason).toBe("other-provider");
    expect(await reasonFor({ redirect: { iss: saltbush.issuer } })).toBe("untrusted");
  });

  test("[SI-02] a refusal of the provider, and one that does not answer", async () => {
    expect(await reasonFor({ redirect: { error: "access_denied" } })).toBe("cancelled");
    const gone = { ...providers[0]!, issuer: "http://127.0.0.1:9" };
    await writeProviders(api.db, [gone]);
    const { status, body } = await api.call("GET", "/users/ssoUrl", {
      query: { userid: wearer, challenge: challengeOf(VERIFIER) },
    });
    expect([status, body.errors[0].message]).toEqual([
      400,
      "Kestrel staff sign-in does not answer. Try again in a few minutes.",
    ]);
  });

  test("[SI-02] people of other organisations, whatever address their provider names", async () => {
    const asSaltbush = (said: Said) => signInBy(said, saltbush, "wearer@saltbush.example");
    expect((await asSaltbush({ email: wearer })).reason).toBe("other-organisation");
    expect((await signInBy({ sub: "same", email: wearer })).reason).toBeNull();
    // The same subject at another provider is another account.
    expect((await asSaltbush({ sub: "same", email: wearer })).reason).toBe("other-organisation");
    const { token } = await asSaltbush({ sub: "same", email: "wearer@saltbush.example" });
    expect(await whoIs((await redeem(token)).body.access_token)).toBe("wearer@saltbush.example");
  });

  test("[SI-02] strangers, addresses without a confirmation, and closed accounts", async () => {
    expect(await reasonFor({ email: "nobody@kestrel.example" })).toBe("unknown-person");
    expect(await reasonFor({ emailVerified: false })).toBe("no-email");
    expect(await reasonFor({ email: undefined })).toBe("no-email");
    await api.db.update(users).set({ active: false }).where(eq(users.uid, wearer));
    expect(await reasonFor({})).toBe("closed");
    await api.db.update(users).set({ active: true }).where(eq(users.uid, wearer));
  });
});

test("[SI-02] signing out leads to the provider, for a sign-in that it confirmed", async () => {
  const { token } = await signInBy({ email: wearer });
  const { access_token: own } = (await redeem(token)).body;
  const addressOf = async (bearer: string) =>
    (await api.call("GET", "/users/current/ssoSignOutUrl", { token: bearer })).body as string;
  const end = new URL(await addressOf(own));
  expect(end.origin + end.pathname).toBe(`${kestrel.issuer}/end`);
  expect(end.searchParams.get("post_logout_redirect_uri")).toBe("https://uniforms.shop.example/login");
  expect(end.searchParams.get("id_token_hint")).toMatch(/^ey/);
  expect(await addressOf(await api.signIn(wearer))).toBe("");
});

test("[SI-02] the file of providers refuses a domain that two would have", async () => {
  const second = { ...providers[1]!, domains: ["kestrel.example"] };
  await expect(writeProviders(api.db, [second])).rejects.toThrow("kestrel.example has two providers");
  await expect(writeProviders(api.db, [{ ...second, organisation: "none" }])).rejects.toThrow(
    "no organisation",
  );
});
