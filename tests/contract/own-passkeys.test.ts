import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { passkeyChallenges, passkeys } from "../../commerce/modules/passkeys/tables";
import { identityProviders } from "../../commerce/modules/sso/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { type Lie, makePasskey } from "../support/authenticator";
import { expectRefusal } from "../support/expect";
import { ORIGIN, passkeyCalls } from "../support/passkey-calls";
import { PASSWORD } from "../support/settings";

const wearer = "wearer@kestrel.example";
const other = "newstarter@kestrel.example";
const api = await apiOfFile();
const { begin, finish, list, mails, passkeyOf, ask, enter } = passkeyCalls(api);

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
