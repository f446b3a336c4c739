import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, describe, expect, test } from "vitest";
import { users } from "../../commerce/modules/users/tables";
import { testApi } from "../support/api";
import { type Lie, makePasskey, signWith } from "../support/authenticator";
import { ORIGIN, passkeyCalls } from "../support/passkey-calls";

const wearer = "wearer@kestrel.example";
const other = "newstarter@kestrel.example";
const logged: string[] = [];
const api = await testApi({ logger: pino({}, { write: (line) => logged.push(line) }) });
afterAll(() => api.close());
const { begin, list, passkeyOf, ask, grant, enter } = passkeyCalls(api);
const FAILED = "This passkey could not be confirmed. Use your password or a code";
const GONE = "That took too long or was used already. Try again";

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
