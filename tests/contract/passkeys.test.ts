import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { signInAttempts } from "../../commerce/modules/oauth/tables";
import { passkeyChallenges, passkeys } from "../../commerce/modules/passkeys/tables";
import { identityProviders } from "../../commerce/modules/sso/tables";
import { users } from "../../commerce/modules/users/tables";
import { testApi } from "../support/api";
import { type Lie, makePasskey, type Passkey, signWith } from "../support/authenticator";
import { expectRefusal } from "../support/expect";
import { CLIENT, PASSWORD, TEST_NOW } from "../support/settings";

const client = { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret };
const ORIGIN = "https://uniforms.shop.example";
const wearer = "wearer@kestrel.example";
const other = "newstarter@kestrel.example";
const logged: string[] = [];
const api = await testApi({ logger: pino({}, { write: (line) => logged.push(line) }) });
afterAll(() => api.close());

beforeEach(async () => {
  api.setNow(TEST_NOW);
  api.forgetTokens();
  for (const table of [passkeys, passkeyChallenges, mailOutbox, signInAttempts]) await api.db.delete(table);
});

const begin = (as: string, password = PASSWORD, site = "uniforms") =>
  api.call("POST", "/users/current/passkeys/begin", { as, body: { password }, site });
const finish = (as: string, challengeId: string, credential: unknown, name = "My phone") =>
  api.call("POST", "/users/current/passkeys", { as, body: { challengeId, credential, name } });
const list = async (as: string) =>
  (await api.call("GET", "/users/current/passkeys", { as })).body.passkeys as { id: string; name: string }[];
const mails = async () =>
  (await api.db.select().from(mailOutbox)).map(({ toAddress, subject }) => `${toAddress}: ${subject}`);

/** A passkey that somebody has added. */
async function passkeyOf(as: string, lie: Lie = {}): Promise<Passkey> {
  const { body } = await begin(as);
  const { passkey, credential } = makePasskey(body.publicKey, ORIGIN, lie);
  expect((await finish(as, body.id, credential)).status).toBe(201);
  return passkey;
}

const ask = async (site = "uniforms") =>
  (await api.call("POST", "/users/anonymous/passkeySignIn", { site })).body as {
    id: string;
    publicKey: { challenge: string; rpId: string };
  };
const grant = (id: string, answer: string, from?: string) =>
  api.oauth(
    "token",
    { grant_type: "password", username: id, password: answer, ...client },
    from ? { "X-Sign-In-From": from } : {},
  );
async function enter(passkey: Passkey, lie: Lie = {}) {
  const asked = await ask();
  return grant(asked.id, signWith(passkey, asked.publicKey, ORIGIN, lie));
}
const FAILED = "This passkey could not be confirmed. Use your password or a code";
const GONE = "That took too long or was used already. Try again";

describe("adding a passkey", () => {
  test("[SI-01] needs the password, and asks for one of this host that knows its person and confirms them", async () => {
    expectRefusal(await begin(wearer, "wrong"), 400, "PasswordMismatchError", { subject: "old" });
    const { status, body } = await begin(wearer);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: expect.stringMatching(/^passkey-[\w-]{24}$/),
      expiresIn: 300,
      publicKey: {
        challenge: expect.stringMatching(/^[\w-]{43}$/),
        rp: { id: "uniforms.shop.example", name: "Kitroom" },
        user: { name: wearer },
        attestation: "none",
        excludeCredentials: [],
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      },
    });
    const [person] = await api.db.select().from(users).where(eq(users.uid, wearer));
    expect(Buffer.from(body.publicKey.user.id, "base64url").toString()).not.toContain(person!.customerId);
    const wholesale = await begin("buyer@harrowstreet.example", PASSWORD, "wholesale");
    expect(wholesale.body.publicKey.rp.id).toBe("wholesale.shop.example");
  });

  test("[SI-01] keeps the public half, lists it by name, and tells the person by email", async () => {
    const { body } = await begin(wearer);
    const { passkey, credential } = makePasskey(body.publicKey, ORIGIN);
    const added = await finish(wearer, body.id, credential, "  Work laptop ");
    expect([added.status, added.body]).toEqual([
      201,
      { id: expect.any(String), name: "Work laptop", created: expect.any(String), synced: false },
    ]);
    expect(added.headers.get("location")).toContain(`/passkeys/${added.body.id}`);
    expect(await list(wearer)).toEqual([added.body]);
    const [row] = await api.db.select().from(passkeys);
    expect([row!.credentialId, Buffer.from(row!.publicKey, "base64url")]).toEqual([
      passkey.id,
      passkey.publicKey,
    ]);
    expect(await mails()).toEqual([`${wearer}: A passkey was added to your account`]);
    const [mail] = await api.db.select().from(mailOutbox);
    expect(mail!.text).toContain("added the passkey “Work laptop”");
    expect(mail!.text).toContain(`${ORIGIN}/my-account/login-security`);
    const next = await begin(wearer);
    expect(next.body.publicKey.excludeCredentials).toEqual([
      { type: "public-key", id: passkey.id, transports: ["internal"] },
    ]);
    const again = await finish(wearer, next.body.id, {
      ...makePasskey(next.body.publicKey, ORIGIN).credential,
      id: "x".repeat(43),
    });
    expectRefusal(again, 400, "ValidationError", { subject: "credential" });
  });

  test.each([
    ["for another challenge", { challenge: "A".repeat(43) }],
    ["of another origin", { origin: "https://uniforms.shop.example.evil.example" }],
    ["for another host", { rpId: "evil.example" }],
    ["of a sign-in", { type: "webauthn.get" }],
    ["without the person being confirmed", { flags: 0x01 }],
  ] satisfies [string, Lie][])("[SI-01] refuses an answer %s, and the challenge is used", async (_, lie) => {
    const { body } = await begin(wearer);
    const refused = await finish(wearer, body.id, makePasskey(body.publicKey, ORIGIN, lie).credential);
    expectRefusal(refused, 400, "ValidationError", { subject: "credential" });
    const late = await finish(wearer, body.id, makePasskey(body.publicKey, ORIGIN).credential);
    expectRefusal(late, 400, "ValidationError", { subject: "challengeId" });
    expect([await list(wearer), await mails()]).toEqual([[], []]);
  });

  test("[SI-01] a challenge works once, for five minutes, for its person, and not for a sign-in", async () => {
    const first = (await begin(wearer)).body;
    const { credential } = makePasskey(first.publicKey, ORIGIN);
    expectRefusal(await finish(other, first.id, credential), 400, "ValidationError", {
      subject: "challengeId",
    });
    const both = await Promise.all([
      finish(wearer, first.id, credential),
      finish(wearer, first.id, credential),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    const second = (await begin(wearer)).body;
    api.advance(300);
    const late = await finish(wearer, second.id, makePasskey(second.publicKey, ORIGIN).credential);
    expectRefusal(late, 400, "ValidationError", { subject: "challengeId" });
    const asked = await ask();
    const stray = { ...second.publicKey, challenge: asked.publicKey.challenge };
    const swapped = await finish(wearer, asked.id, makePasskey(stray, ORIGIN).credential);
    expectRefusal(swapped, 400, "ValidationError", { subject: "challengeId" });
  });

  test("[SI-01] refuses what is no answer of a browser, and a passkey of somebody else", async () => {
    const taken = await passkeyOf(other);
    const { body } = await begin(wearer);
    const { credential } = makePasskey(body.publicKey, ORIGIN);
    const broken = { ...credential, response: { ...credential.response, attestationObject: "AAAA" } };
    expectRefusal(await finish(wearer, body.id, broken), 400, "ValidationError", { subject: "credential" });
    for (const wrong of [{}, { ...credential, id: "ä" }, { ...credential, type: "password" }])
      expect((await finish(wearer, body.id, wrong)).status).toBe(400);
    const next = (await begin(wearer)).body;
    const made = makePasskey(next.publicKey, ORIGIN);
    await api.db
      .update(passkeys)
      .set({ credentialId: made.passkey.id })
      .where(eq(passkeys.credentialId, taken.id));
    const refused = await finish(wearer, next.id, made.credential);
    expectRefusal(refused, 400, "ValidationError", { subject: "credential" });
    expect(refused.body.errors[0].message).toBe("This passkey is there already.");
  });

  test("[SI-01] at most 20 of a person, and none for people whom their organisation signs in", async () => {
    const passkey = await passkeyOf(wearer);
    const [row] = await api.db.select().from(passkeys);
    await api.db
      .insert(passkeys)
      .values(Array.from({ length: 19 }, (_, n) => ({ ...row!, id: `p${n}`, credentialId: `c${n}` })));
    expectRefusal(await begin(wearer), 400, "PasskeyError", { reason: "limit" });
    const provider = { id: "kestrel-test", organisationUid: "kestrel", name: "Kestrel", clientId: "c" };
    const [organisation] = await api.db.select().from(users).where(eq(users.uid, wearer));
    await api.db.insert(identityProviders).values({
      ...{ ...provider, organisationUid: organisation!.organisationUid },
      ...{ issuer: "https://id.kestrel.example", clientSecret: "s", domains: ["kestrel.example"] },
    });
    expectRefusal(await begin(other), 400, "PasskeyError", { reason: "organisation" });
    expect((await api.call("GET", "/users/current/passkeys", { as: other })).body.possible).toBe(false);
    expect((await enter(passkey)).body.error_description).toBe(
      "Your organisation signs you in. Use its sign-in",
    );
    await api.db.delete(identityProviders).where(eq(identityProviders.id, provider.id));
    expect((await enter(passkey)).status).toBe(200);
  });
});

describe("signing in with a passkey", () => {
  test("[SI-01] gives tokens of its person, and the passkey remembers when", async () => {
    const passkey = await passkeyOf(wearer);
    const asked = await ask();
    expect(asked).toEqual({
      id: expect.stringMatching(/^passkey-/),
      expiresIn: 300,
      publicKey: {
        challenge: expect.stringMatching(/^[\w-]{43}$/),
        rpId: "uniforms.shop.example",
        timeout: 300_000,
        userVerification: "required",
      },
    });
    const { status, body, headers } = await grant(asked.id, signWith(passkey, asked.publicKey, ORIGIN));
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(body).toMatchObject({ access_token: expect.any(String), refresh_token: expect.any(String) });
    expect((await api.call("GET", "/orgUsers/current", { token: body.access_token })).body.uid).toBe(wearer);
    expect(await list(wearer)).toEqual([expect.objectContaining({ lastUsed: expect.any(String) })]);
  });

  test.each([
    ["for another challenge", { challenge: "A".repeat(43) }],
    ["of another origin", { origin: "https://wholesale.shop.example" }],
    ["for another host", { rpId: "evil.example" }],
    ["of an adding", { type: "webauthn.create" }],
    ["without the person being confirmed", { flags: 0x01 }],
    ["without a person there", { flags: 0x04 }],
    ["for another person", { userHandle: "A".repeat(43) }],
  ] satisfies [string, Lie][])("[SI-01] refuses an answer %s", async (_, lie) => {
    const { status, body } = await enter(await passkeyOf(wearer), lie);
    expect([status, body]).toEqual([400, { error: "invalid_grant", error_description: FAILED }]);
  });

  test("[SI-01] refuses another key, what is no answer, and a passkey that is not known or was removed", async () => {
    const passkey = await passkeyOf(wearer);
    const { passkey: strange } = makePasskey(
      { challenge: "", rp: { id: "uniforms.shop.example" }, user: { id: passkey.userHandle } },
      ORIGIN,
    );
    expect((await enter(passkey, { key: strange.key })).body.error_description).toBe(FAILED);
    for (const text of ["", "{}", "null", "[1]", "{".repeat(5000), JSON.stringify({ id: "a", response: 1 })])
      expect((await grant((await ask()).id, text)).body.error_description, text.slice(0, 20)).toBe(FAILED);
    const unknown = "We do not know this passkey. Use your password or a code";
    expect((await enter(strange)).body.error_description).toBe(unknown);
    const { id } = (await list(wearer))[0]!;
    await api.call("DELETE", `/users/current/passkeys/${id}`, { as: wearer });
    expect((await enter(passkey)).body.error_description).toBe(unknown);
  });

  test("[SI-01] a challenge works once, for five minutes, whatever came with it; another site's does not", async () => {
    const passkey = await passkeyOf(wearer);
    const asked = await ask();
    const answer = signWith(passkey, asked.publicKey, ORIGIN);
    const both = await Promise.all([grant(asked.id, answer), grant(asked.id, answer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await grant(asked.id, answer)).body.error_description).toBe(GONE);
    const burnt = await ask();
    await grant(burnt.id, "{}");
    const late = await grant(burnt.id, signWith(passkey, burnt.publicKey, ORIGIN));
    expect(late.body.error_description).toBe(GONE);
    const old = await ask();
    api.advance(300);
    expect((await grant(old.id, signWith(passkey, old.publicKey, ORIGIN))).body.error_description).toBe(GONE);
    const elsewhere = await ask("wholesale");
    const there = signWith(passkey, elsewhere.publicKey, "https://wholesale.shop.example");
    expect((await grant(elsewhere.id, there)).body.error_description).toContain(
      "We do not know this passkey",
    );
    const adding = (await begin(wearer)).body;
    const asAdded = signWith(passkey, { ...adding.publicKey, rpId: passkey.rpId }, ORIGIN);
    expect((await grant(adding.id, asAdded)).body.error_description).toBe(GONE);
  });

  test("[SI-01] a counter that does not go up is refused; a passkey that does not count goes on", async () => {
    const counting = await passkeyOf(wearer, { counter: 4 });
    expect((await enter(counting, { counter: 5 })).status).toBe(200);
    for (const counter of [5, 4, 0])
      expect((await enter(counting, { counter })).body.error_description, `${counter}`).toBe(FAILED);
    expect(logged.filter((line) => line.includes("passkey.counter-back"))).toHaveLength(3);
    expect((await enter(counting, { counter: 6 })).status).toBe(200);
    const still = await passkeyOf(other);
    expect([(await enter(still)).status, (await enter(still)).status]).toEqual([200, 200]);
  });

  test("[SI-01] people who are disabled do not get in, and tries are limited where they come from", async () => {
    const passkey = await passkeyOf(wearer);
    await api.db.update(users).set({ active: false }).where(eq(users.uid, wearer));
    expect((await enter(passkey)).body.error_description).toBe("User is disabled");
    await api.db.update(users).set({ active: true }).where(eq(users.uid, wearer));
    const tryFrom = async (from: string, lie: Lie) => {
      const asked = await ask();
      return grant(asked.id, signWith(passkey, asked.publicKey, ORIGIN, lie), from);
    };
    const wrong = { origin: "https://evil.example" };
    for (let n = 0; n < 10; n += 1) expect((await tryFrom("address 203.0.113.9", wrong)).status).toBe(400);
    const held = await tryFrom("address 203.0.113.9", {});
    expect([held.status, held.body.error]).toEqual([429, "too_many_attempts"]);
    expect((await tryFrom("address 203.0.113.10", {})).status).toBe(200);
  });
});

describe("looking after passkeys", () => {
  test("[SI-01] a person renames and removes their own, and is told of a removal", async () => {
    await passkeyOf(wearer);
    const { id } = (await list(wearer))[0]!;
    const path = `/users/current/passkeys/${id}`;
    const renamed = await api.call("PATCH", path, { as: wearer, body: { name: "Blue key" } });
    expect([renamed.status, renamed.body.name]).toEqual([200, "Blue key"]);
    for (const name of ["", "x".repeat(61)])
      expectRefusal(await api.call("PATCH", path, { as: wearer, body: { name } }), 400, "ValidationError");
    expectRefusal(await api.call("PATCH", path, { as: other, body: { name: "Mine" } }), 404, "NotFoundError");
    expectRefusal(await api.call("DELETE", path, { as: other }), 404, "NotFoundError");
    expect(await list(other)).toEqual([]);
    expect((await api.call("DELETE", path, { as: wearer })).status).toBe(200);
    expectRefusal(await api.call("DELETE", path, { as: wearer }), 404, "NotFoundError");
    expect([await list(wearer), (await mails()).at(-1)]).toEqual([
      [],
      `${wearer}: A passkey was removed from your account`,
    ]);
  });

  test("[SI-01] nobody without a sign-in, and no agent for somebody else", async () => {
    const [person] = await api.db.select().from(users).where(eq(users.uid, wearer));
    const calls: [string, string, object?][] = [
      ["GET", ""],
      ["POST", "/begin", { password: PASSWORD }],
      ["PATCH", "/none", { name: "Mine" }],
      ["DELETE", "/none"],
    ];
    for (const [method, path, body] of calls) {
      const whole = (user: string) => `/users/${user}/passkeys${path}`;
      expect((await api.call(method, whole("current"), { body })).status).toBe(401);
      const agent = await api.call(method, whole(person!.customerId), { as: "agent@kitroom.example", body });
      expectRefusal(agent, 403, "ForbiddenError");
    }
  });

  test("[SI-01] challenges that have ended are deleted", async () => {
    await ask();
    api.advance(3600);
    await api.jobs.runDue();
    expect(await api.db.$count(passkeyChallenges)).toBe(0);
  });
});
